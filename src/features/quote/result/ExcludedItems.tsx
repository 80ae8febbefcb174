import { type ReactNode, useMemo } from 'react'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { capitalise } from '#text/capitalise.ts'
import { typeset } from '#text/typeset.ts'
import { describePrice } from './bill-text.ts'
import styles from './Details.module.css'
import { countTimber, formatLengthRoundedUp } from './item-details.ts'

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
          <li key={item}>{typeset(capitalise(item))}</li>
        ))}
      </ul>
    </>
  )
}

/** The id of what the price includes and excludes, which the result leads to. */
export const EXCLUDED_ID = 'not-in-price'

interface ExcludedItemsProps {
  readonly calculation: Calculation
  /** What the excluded items cost. */
  readonly children?: ReactNode
}

/** What the price includes and excludes, with quantities. */
export function ExcludedItems({ calculation, children }: ExcludedItemsProps) {
  const { words } = useQuote()
  const { takeOff, settings, orderedSheets } = calculation
  const labels = words.priceContents
  const { unit } = calculation.draft
  const timber = useMemo(() => {
    if (!takeOff || !settings) return undefined
    const { purlinTotalM, rafterTotalM } = countTimber(takeOff, settings)
    return words.bill.timber.summary(
      settings.step > 0,
      formatLengthRoundedUp(purlinTotalM, unit),
      formatLengthRoundedUp(rafterTotalM, unit),
    )
  }, [takeOff, settings, unit, words])
  const { included, excluded } = describePrice(calculation, words)
  const items =
    orderedSheets?.kind === 'list'
      ? [labels.excludedFromList]
      : [...excluded, ...(timber ? [timber] : []), labels.labour]
  return (
    <div id={EXCLUDED_ID} className={styles.priceContents}>
      {orderedSheets?.kind === 'roof' && included.length > 0 && (
        <NamedList heading={labels.includedHeading} items={included} />
      )}
      <NamedList heading={labels.excludedHeading} items={items} />
      {orderedSheets?.kind === 'roof' && excluded.length > 0 && <p>{labels.asked}</p>}
      {children}
    </div>
  )
}
