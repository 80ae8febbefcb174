import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Draft } from '#roofing/quote/draft.ts'
import styles from './EntryTabs.module.css'

interface EntryTabsProps {
  readonly from: Draft['from']
  readonly onChange: (from: Draft['from']) => void
}

/** Chooses whether the order is for a roof or for a list. */
export function EntryTabs({ from, onChange }: EntryTabsProps) {
  const { words } = useQuote()
  const { legend, house, houseHint, list, listHint } = words.entryTabs
  const tabs = [
    ['roof', house, houseHint],
    ['list', list, listHint],
  ] as const
  return (
    <fieldset className={styles.tabs} aria-label={legend}>
      {tabs.map(([tab, name, hint]) => (
        <button key={tab} type="button" aria-pressed={from === tab} onClick={() => onChange(tab)}>
          <b>{name}</b>
          <small>{hint}</small>
        </button>
      ))}
    </fieldset>
  )
}
