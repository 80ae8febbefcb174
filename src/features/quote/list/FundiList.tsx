import { type ClipboardEvent, memo } from 'react'
import callout from '#features/quote/controls/Callout.module.css'
import { FieldGroup } from '#features/quote/controls/FieldGroup.tsx'
import fields from '#features/quote/controls/Fields.module.css'
import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { LIST_GROUP_ID, LIST_ID } from '#features/quote/form/problem.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import type { Comparison } from '#roofing/list/compare.ts'
import type { SheetList } from '#roofing/list/sheet-list.ts'
import { priceKsh } from '#roofing/money/price.ts'
import { fields as fieldLimits } from '#roofing/quote/fields.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import control from '#ui/LabelledControl.module.css'
import styles from './FundiList.module.css'
import { ListComparison } from './ListComparison.tsx'
import { ListEntries } from './ListEntries.tsx'
import type { AnswerHandler } from './ListEntry.tsx'
import type { ListState } from './use-list-reader.ts'

interface FundiListProps {
  readonly text: string
  /** The unit of numbers without one. */
  readonly unit: WallUnit
  readonly state: ListState
  readonly list: SheetList
  readonly comparison: Comparison | undefined
  /** KSh per running metre. */
  readonly price: number
  readonly runningM: number | undefined
  readonly heading: string
  /** Whether it is inside details, whose summary is its heading. */
  readonly isFolded: boolean
  readonly onChange: Change
  readonly onAnswer: AnswerHandler
  readonly onRetry: () => void
}

/** The text box grows with its content, up to half the screen of a phone. */
const MIN_ROWS = 4
const MAX_ROWS = 12

/** In characters. Browsers insert a pasted text line by line: Chromium takes 46 s for 2,000 lines. */
const MIN_LONG_PASTE = 1000

/** Inserts a long pasted text in one step. */
function pasteLongText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const field = event.currentTarget
  const text = event.clipboardData.getData('text/plain')
  if (text.length < MIN_LONG_PASTE) return
  event.preventDefault()
  field.setRangeText(text.replace(/\r\n?/g, '\n'), field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

const countLines = (text: string) => text.split('\n').length

/** A fundi's list: its text, how it is read, its price, and the comparison with the roof. */
export const FundiList = memo((props: FundiListProps) => {
  const { words } = useQuote()
  const { text, unit, state, list, comparison, price, runningM, heading, isFolded, onChange, onAnswer, onRetry } = props
  const labels = words.list
  const openQuestions = new Set(list.parts.flatMap(part => (part.kind === 'question' ? part.question.key : []))).size
  const hasParts = list.parts.some(part => part.kind !== 'gap')
  return (
    <FieldGroup id={LIST_GROUP_ID} heading={heading} isFolded={isFolded}>
      <div className={fields.stack}>
        <div className={control.labelled}>
          <label id={`${LIST_ID}-label`} htmlFor={LIST_ID}>
            {labels.label}
          </label>
          <textarea
            id={LIST_ID}
            value={text}
            rows={Math.min(MAX_ROWS, Math.max(MIN_ROWS, countLines(text)))}
            spellCheck={false}
            autoCapitalize="none"
            aria-labelledby={`${LIST_ID}-label`}
            aria-describedby={`${LIST_ID}-hint`}
            onChange={event => onChange({ list: event.target.value })}
            onPaste={pasteLongText}
          />
        </div>
        <p id={`${LIST_ID}-hint`} className={fields.hint}>
          {`${labels.hint} ${labels.unit[unit]}`}
        </p>
      </div>
      {text.trim() !== '' && (
        <p>
          <LinkButton onClick={() => onChange({ listUnit: unit === 'm' ? 'ft' : 'm' })}>
            {labels.readAs[unit === 'm' ? 'ft' : 'm']}
          </LinkButton>
        </p>
      )}
      {text.length > fieldLimits.list.maxLength && (
        <p className={callout.warning} role="alert">
          {labels.tooLong(countLines(text), countLines(text.slice(0, fieldLimits.list.maxLength)))}
        </p>
      )}
      {state === 'failed' && (
        <p className={callout.note} role="alert">
          {`${labels.failed} `}
          <button type="button" className={fields.outlineButton} onClick={onRetry}>
            {labels.retry}
          </button>
        </p>
      )}
      <p className={styles.openQuestions} role="status">
        {state === 'reading' ? labels.reading : openQuestions > 0 ? labels.openQuestions(openQuestions) : ''}
      </p>
      {hasParts && (
        <div>
          <h2>{labels.entriesHeading}</h2>
          <ListEntries list={list} labels={labels} onAnswer={onAnswer} />
          <p className={styles.total}>
            {typeset(labels.total(list.sheets, list.runningM, formatPrice(priceKsh(list.runningM, price))))}
          </p>
          {comparison && runningM !== undefined && (
            <ListComparison
              comparison={comparison}
              listM={list.runningM}
              roofM={runningM}
              price={price}
              labels={labels.comparison}
            />
          )}
        </div>
      )}
    </FieldGroup>
  )
})
