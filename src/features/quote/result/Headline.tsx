import { COLOUR_ID } from '#features/quote/form/ColourChoice.tsx'
import { COUNTY_ID } from '#features/quote/form/SheetFields.tsx'
import { chosenColour, listColours } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import chevron from '#ui/Chevron.module.css'
import { ProductName } from '#ui/ProductName.tsx'
import { Swatch } from '#ui/Swatch.tsx'
import styles from './Headline.module.css'

interface HeadlineProps {
  readonly calculation: Pick<Calculation, 'bill' | 'isLowestPrice' | 'product' | 'draft'>
  readonly orderedSheets: OrderedSheets
}

/** Product, colour and county, price, sheets and metres; figures also as `<data>` for programs. */
export function Headline({ calculation, orderedSheets }: HeadlineProps) {
  const { words, shop } = useQuote()
  const { bill, isLowestPrice, product, draft } = calculation
  const labels = words.result
  const colour = chosenColour(draft, product, shop)
  const isSheetsOnly =
    orderedSheets.kind === 'roof' && bill !== undefined && bill.lines.length - bill.unpriced.length === 1
  const hasColours = listColours(product, shop).length > 0
  return (
    <>
      <p className={styles.ordered}>
        <b>
          <ProductName name={product.name} />
        </b>
        <span className={styles.choices}>
          {hasColours && (
            <a className={chevron.go} href={`#${COLOUR_ID}`}>
              {colour && <Swatch screen={colour.screen} isInline />}
              {colour?.name ?? labels.chooseColour}
            </a>
          )}
          <a className={chevron.go} href={`#${COUNTY_ID}`}>
            {draft.county || words.sheet.noCounty}
          </a>
        </span>
      </p>
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
    </>
  )
}
