import { memo, useId } from 'react'
import { shillings } from '#catalogue/price.ts'
import type { Comparison } from '#roofing/list/compare.ts'
import type { ListPart, SheetList } from '#roofing/list/list.ts'
import { priceKsh } from '#roofing/money/price.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import { FieldGroup } from './FieldGroup.tsx'
import styles from './Fields.module.css'
import listStyles from './FundiList.module.css'
import type { Change } from './use-draft.ts'

function reading(part: Exclude<ListPart, { kind: 'gap' }>, words: EstimatorWords['list']): string {
  if (part.kind === 'unread') return words.reasons[part.reason]
  const sheets = words.piece(part.count, part.lengthM)
  return part.ignored.length > 0 ? `${sheets} ${words.passedOver(part.ignored.join(', '))}` : sheets
}

const Entries = memo(({ list, words }: { readonly list: SheetList; readonly words: EstimatorWords['list'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
  <ol className={listStyles.entries} tabIndex={0}>
    {list.parts.map((part, index) =>
      part.kind === 'gap' ? null : (
        <li key={index} className={part.kind === 'cut' ? undefined : listStyles.wrong}>
          <q>{part.source}</q>
          <span>{reading(part, words)}</span>
        </li>
      ),
    )}
  </ol>
))

interface FundiListProps {
  readonly text: string
  readonly list: SheetList
  readonly comparison: Comparison | undefined
  readonly price: number
  readonly runningM: number | undefined
  readonly words: EstimatorWords
  readonly onChange: Change
}

/** The other half of buyers come with a list: read line by line, priced, and held against the roof. */
export function FundiList({ text, list, comparison, price, runningM, words, onChange }: FundiListProps) {
  const id = useId()
  const labels = words.list
  const anything = list.parts.some(part => part.kind !== 'gap')
  return (
    <FieldGroup heading={labels.heading}>
      <div className={styles.select}>
        <label htmlFor={id}>{labels.label}</label>
        <textarea
          id={id}
          value={text}
          rows={4}
          spellCheck={false}
          autoCapitalize="none"
          aria-describedby={`${id}hint`}
          onChange={event => onChange({ list: event.target.value })}
        />
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {labels.hint}
      </p>
      {anything && (
        <div>
          <h3>{labels.understood}</h3>
          <Entries list={list} words={labels} />
          <p className={listStyles.total}>
            {labels.total(list.sheets, list.runningM, shillings(priceKsh(list.runningM, price)))}
          </p>
          {comparison && runningM !== undefined && (
            <p className={listStyles.comparison}>
              {`${labels.compare(list.runningM, runningM)} `}
              <strong>{labels.verdicts[comparison.verdict](Math.abs(comparison.differenceM))}</strong>
            </p>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
