import type { Calculation } from '#features/quote/state/calculation.ts'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import styles from './Headline.module.css'

interface HeadlineProps {
  readonly calculation: Pick<Calculation, 'bill' | 'isLowestPrice'>
  readonly orderedSheets: OrderedSheets
}

/** Price, sheets and metres, also as `<data>` for programs. */
export function Headline({ calculation, orderedSheets }: HeadlineProps) {
  const { bill, isLowestPrice } = calculation
  const labels = useQuote().words.result
  const isSheetsOnly =
    orderedSheets.kind === 'roof' && bill !== undefined && bill.lines.length - bill.unpriced.length === 1
  return (
    <dl className={styles.headline}>
      <div className={styles.price}>
        <dt>
          <span>{isLowestPrice ? labels.priceFrom : labels.price}</span>
          {isSheetsOnly && labels.sheetsOnly}
        </dt>
        <dd>
          <data value={orderedSheets.priceKsh}>{typeset(formatPrice(orderedSheets.priceKsh))}</data>
        </dd>
      </div>
      <div>
        <dt>{labels.sheets}</dt>
        <dd>
          <data value={orderedSheets.sheets}>{formatNumber(orderedSheets.sheets)}</data>
        </dd>
      </div>
      <div>
        <dt>{labels.runningMetres}</dt>
        <dd>
          <data value={orderedSheets.runningM}>{typeset(labels.metres(orderedSheets.runningM))}</data>
        </dd>
      </div>
    </dl>
  )
}
