import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './Headline.module.css'

/** Price, sheets and metres, also as `<data>` for programs. */
export function Headline({ orderedSheets }: { readonly orderedSheets: OrderedSheets }) {
  const { words } = useQuote()
  const labels = words.result
  return (
    <dl className={styles.headline}>
      <div className={styles.price}>
        <dt className={hidden.hidden}>{labels.price}</dt>
        <dd>
          <small>{`${labels.startingFrom} `}</small>
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
