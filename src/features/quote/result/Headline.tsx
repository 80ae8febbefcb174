import { chosenColour } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { Swatch } from '#ui/Swatch.tsx'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './Headline.module.css'

interface HeadlineProps {
  readonly calculation: Calculation
  readonly orderedSheets: OrderedSheets
}

/** Product and colour, then price, sheets and metres, also as `<data>` for programs. */
export function Headline({ calculation: { product, draft }, orderedSheets }: HeadlineProps) {
  const { words, shop } = useQuote()
  const colour = chosenColour(draft, product, shop)
  const labels = words.result
  return (
    <dl className={styles.headline}>
      <div className={styles.sheet}>
        <dt className={hidden.hidden}>{words.sheet.product}</dt>
        <dd>
          {colour && <Swatch screen={colour.screen} isInline />}
          {colour ? `${product.name}, ${colour.name}` : product.name}
        </dd>
      </div>
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
