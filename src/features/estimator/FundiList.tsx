import { memo, useId } from 'react'
import { shillings } from '#catalogue/price.ts'
import type { compareMetres, ListEntry, SheetList } from '#roofing/sheet-list/sheet-list.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import styles from './Fields.module.css'
import listStyles from './FundiList.module.css'
import type { Change } from './use-draft.ts'

function reading(entry: Exclude<ListEntry, { kind: 'gap' }>, words: EstimatorWords['list']): string {
  if (entry.kind === 'sheets') return words.piece(entry.count, entry.lengthM)
  return entry.kind === 'out-of-range' ? words.outOfRange : words.notUnderstood
}

const Entries = memo(({ list, words }: { readonly list: SheetList; readonly words: EstimatorWords['list'] }) => (
  <ol className={listStyles.entries}>
    {list.entries.map((entry, index) =>
      entry.kind === 'gap' ? null : (
        <li key={index} className={entry.kind === 'sheets' ? undefined : listStyles.wrong}>
          <q>{entry.text.trim()}</q>
          <span>{reading(entry, words)}</span>
        </li>
      ),
    )}
  </ol>
))

interface FundiListProps {
  readonly text: string
  readonly list: SheetList
  readonly comparison: ReturnType<typeof compareMetres> | undefined
  readonly price: number
  readonly runningM: number | undefined
  readonly words: EstimatorWords
  readonly onChange: Change
}

/** The other half of buyers come with a list: read line by line, priced, and held against the roof. */
export function FundiList({ text, list, comparison, price, runningM, words, onChange }: FundiListProps) {
  const id = useId()
  const labels = words.list
  const anything = list.entries.some(entry => entry.kind !== 'gap')
  return (
    <fieldset className={styles.group}>
      <legend>{labels.heading}</legend>
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
          <h4>{labels.understood}</h4>
          <Entries list={list} words={labels} />
          <p className={listStyles.total}>
            {labels.total(list.sheets, list.runningM, shillings(Math.ceil(list.runningM * price)))}
          </p>
          {comparison && runningM !== undefined && (
            <p className={listStyles.comparison}>
              {`${labels.compare(list.runningM, runningM)} `}
              <strong>{comparison.kind === 'alike' ? labels.alike : labels[comparison.kind](comparison.byM)}</strong>
            </p>
          )}
        </div>
      )}
    </fieldset>
  )
}
