import { useId } from 'react'
import { shillings } from '#catalogue/price.ts'
import type { WallUnit } from '#roofing/lengths/written.ts'
import type { Comparison } from '#roofing/list/compare.ts'
import type { SheetList } from '#roofing/list/sheet-list.ts'
import { priceKsh } from '#roofing/money/price.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import { FieldGroup } from './FieldGroup.tsx'
import fields from './Fields.module.css'
import styles from './FundiList.module.css'
import { ListComparison } from './ListComparison.tsx'
import { type Answered, ListEntries } from './ListEntries.tsx'

/** Whether a list is read: there is none, its reader is on its way or cannot be had, or what it says is known. */
type ListState = 'none' | 'reading' | 'failed' | 'read'

interface FundiListProps {
  readonly text: string
  /** That of numbers without one. */
  readonly unit: WallUnit
  readonly state: ListState
  readonly list: SheetList
  readonly comparison: Comparison | undefined
  /** KSh per running metre. */
  readonly price: number
  readonly runningM: number | undefined
  readonly heading: string
  readonly words: EstimatorWords
  readonly onChange: (text: string) => void
  readonly onAnswer: Answered
  readonly onRetry: () => void
}

/** The box grows with what is typed, up to half a phone's screen. */
const LEAST_ROWS = 4
const MOST_ROWS = 12

/** The other half of buyers come with a list: read line by line, priced, and held against the roof. */
export function FundiList(props: FundiListProps) {
  const { text, unit, state, list, comparison, price, runningM, heading, words, onChange, onAnswer, onRetry } = props
  const id = useId()
  const labels = words.list
  const open = new Set(list.parts.flatMap(part => (part.kind === 'question' ? part.question.key : []))).size
  const anything = list.parts.some(part => part.kind !== 'gap')
  return (
    <FieldGroup heading={heading}>
      <div className={fields.select}>
        <label htmlFor={id}>{labels.label}</label>
        <textarea
          id={id}
          value={text}
          rows={Math.min(MOST_ROWS, Math.max(LEAST_ROWS, text.split('\n').length))}
          spellCheck={false}
          autoCapitalize="none"
          aria-describedby={`${id}hint`}
          onChange={event => onChange(event.target.value)}
        />
      </div>
      <p id={`${id}hint`} className={fields.hint}>
        {`${labels.hint} ${labels.unit[unit]}`}
      </p>
      {state === 'failed' && (
        <p className={styles.notice} role="alert">
          {`${labels.failed} `}
          <button type="button" className={fields.quiet} onClick={onRetry}>
            {labels.retry}
          </button>
        </p>
      )}
      <p className={styles.open} role="status">
        {state === 'reading' ? labels.reading : open > 0 ? labels.open(open) : ''}
      </p>
      {anything && (
        <div>
          <h3>{labels.understood}</h3>
          <ListEntries list={list} labels={labels} onAnswer={onAnswer} />
          <p className={styles.total}>
            {labels.total(list.sheets, list.runningM, shillings(priceKsh(list.runningM, price)))}
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
}
