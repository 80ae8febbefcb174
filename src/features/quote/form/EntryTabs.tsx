import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Draft } from '#roofing/quote/draft.ts'
import styles from './EntryTabs.module.css'

interface EntryTabsProps {
  readonly from: Draft['from']
  readonly onChange: (from: Draft['from']) => void
}

/** The two ways in: by the house, or by a list that somebody wrote. The order is made of the one that is chosen. */
export function EntryTabs({ from, onChange }: EntryTabsProps) {
  const { words } = useQuote()
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
