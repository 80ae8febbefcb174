import { useMemo } from 'react'
import type { Answer } from '#features/quote/state/answer.ts'
import { unbroken } from '#text/unbroken.ts'
import { billText } from './bill-text.ts'
import styles from './Result.module.css'
import { timberIn } from './WholeBill.tsx'

interface NamedListProps {
  readonly heading: string
  readonly items: readonly string[]
}

function NamedList({ heading, items }: NamedListProps) {
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {items.map(item => (
          <li key={item}>{unbroken(item)}</li>
        ))}
      </ul>
    </>
  )
}

/** What the price holds beside sheets, and what it does not, with its quantities: the surprise that buyers complain of. */
export function ExcludedItems(answer: Answer) {
  const { counted, settings, subject, words } = answer
  const say = words.leftOut
  const timber = useMemo(
    () => counted && settings && words.bill.timber.line(settings.step > 0, timberIn(counted, settings)),
    [counted, settings, words],
  )
  const { held, left } = billText(answer)
  const items = subject?.kind === 'list' ? [say.ofList] : [...left, ...(timber ? [timber] : []), say.labour]
  return (
    <div className={styles.leftOut}>
      {subject?.kind === 'roof' && held.length > 0 && <NamedList heading={say.held} items={held} />}
      <NamedList heading={say.heading} items={items} />
    </div>
  )
}
