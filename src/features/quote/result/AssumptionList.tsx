import { listLaying } from '#features/quote/order/laying-text.ts'
import { describeRoofs } from '#features/quote/order/roof-line.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { typeset } from '#text/typeset.ts'
import styles from './Details.module.css'

/** The main assumptions of the calculation. */
export function AssumptionList({ calculation }: { readonly calculation: Calculation }) {
  const { words } = useQuote()
  const { orderedSheets, settings, product, pricesAsOf } = calculation
  const labels = words.result
  const coverM = settings?.cover ?? product.profile.coverWidthMm / 1000
  const lines = [
    ...(orderedSheets?.kind === 'roof' ? describeRoofs(calculation, words) : []),
    labels.cover(product.name, coverM),
    ...(orderedSheets?.kind === 'roof' ? listLaying(calculation, words) : []),
    labels.pricesAsOf(words.day(pricesAsOf)),
  ]
  return (
    <div className={styles.assumptions}>
      <h3>{labels.assumptionsHeading}</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    </div>
  )
}
