import type { Draft } from '#roofing/quote/draft.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import styles from './Doors.module.css'

interface DoorsProps {
  readonly from: Draft['from']
  readonly words: EstimatorWords
  readonly onChange: (from: Draft['from']) => void
}

/** The two ways in: by the house, or by a list that somebody wrote. The order is made of the one that is chosen. */
export function Doors({ from, words, onChange }: DoorsProps) {
  const { legend, house, houseHint, list, listHint } = words.doors
  const doors = [
    ['roof', house, houseHint],
    ['list', list, listHint],
  ] as const
  return (
    <fieldset className={styles.doors} aria-label={legend}>
      {doors.map(([door, name, hint]) => (
        <button key={door} type="button" aria-pressed={from === door} onClick={() => onChange(door)}>
          <b>{name}</b>
          <small>{hint}</small>
        </button>
      ))}
    </fieldset>
  )
}
