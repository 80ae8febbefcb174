import hidden from '#features/quote/controls/VisuallyHidden.module.css'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import styles from './Headline.module.css'

/** Price, sheets and metres, also as `<data>` for programs. */
export function Headline({ ordered }: { readonly ordered: OrderedSheets }) {
  const { words } = useQuote()
  const labels = words.result
  return (
    <dl className={styles.headline}>
      <div className={styles.price}>
        <dt className={hidden.hidden}>{labels.price}</dt>
        <dd>
          <small>{`${labels.startingFrom} `}</small>
          <data value={ordered.priceKsh}>{formatPrice(ordered.priceKsh)}</data>
        </dd>
      </div>
      <div>
        <dt>{labels.sheets}</dt>
        <dd>
          <data value={ordered.sheets}>{formatNumber(ordered.sheets)}</data>
        </dd>
      </div>
      <div>
        <dt>{labels.runningMetres}</dt>
        <dd>
          <data value={ordered.runningM}>{labels.metres(ordered.runningM)}</data>
        </dd>
      </div>
    </dl>
  )
}
