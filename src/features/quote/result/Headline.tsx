import type { Calculation } from '#features/quote/state/calculation.ts'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import type { Bill } from '#roofing/money/bill.ts'
import type { Cut } from '#roofing/take-off/cut.ts'
import { formatCutM } from '#roofing/take-off/rounding.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import chevron from '#ui/Chevron.module.css'
import { CUT_LIST_ID } from './Details.tsx'
import styles from './Headline.module.css'

interface HeadlineProps {
  readonly calculation: Pick<Calculation, 'bill' | 'isLowestPrice' | 'draft' | 'product'>
  readonly orderedSheets: OrderedSheets
}

/** Whether the price of a roof is that of its sheets alone, because caps, flashings, gutters and fasteners have no price. */
export const isSheetsOnly = (bill: Bill | undefined) =>
  bill !== undefined && bill.lines.length - bill.unpriced.length === 1

function describeCut({ count, lengthM }: Cut, unit: WallUnit): string {
  const length = unit === 'ft' ? formatFeet(lengthM) : formatCutM(lengthM)
  return typeset(`${formatNumber(count)} × ${length}`)
}

/** Price, sheets and metres, also as `<data>` for programs. */
export function Headline({ calculation, orderedSheets }: HeadlineProps) {
  const { bill, isLowestPrice, draft, product } = calculation
  const { cutList, result: labels } = useQuote().words
  const [first, ...others] = orderedSheets.cuts
  return (
    <dl className={styles.headline}>
      <div className={styles.price}>
        <dt>
          <span>{isLowestPrice ? labels.priceFrom : labels.price}</span>
          {orderedSheets.kind === 'roof' && isSheetsOnly(bill) && labels.sheetsOnly}
          {product.isFreeDelivery && labels.freeDelivery}
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
      {/* On phones the cut list is far below. */}
      {first && (
        <div className={styles.cutList}>
          <dt>{cutList.shortHeading}</dt>
          <dd>
            <a className={chevron.go} href={`#${CUT_LIST_ID}`}>
              {others.length > 0 ? cutList.lengths(orderedSheets.cuts.length) : describeCut(first, draft.unit)}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
