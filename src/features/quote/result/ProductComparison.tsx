import { memo, useId, useMemo, useRef, useState } from 'react'
import { FramedRadio } from '#features/quote/controls/FramedRadio.tsx'
import { ShowAllButton } from '#features/quote/controls/ShowAllButton.tsx'
import { PRODUCT_ID } from '#features/quote/form/SheetFields.tsx'
import { type Calculation, hasTotal, isExampleShown } from '#features/quote/state/calculation.ts'
import { changeProduct, productStep } from '#features/quote/state/change-product.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import { useChunkedWork } from '#features/quote/state/use-chunked-work.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { classes } from '#ui/classes.ts'
import { ProductName } from '#ui/ProductName.tsx'
import styles from './ProductComparison.module.css'
import { cheapestOf, type PricedProduct, pricedExamples, pricedProducts } from './priced-products.ts'

/** The cheapest products, shown at first together with the chosen one. */
const MAX_SHOWN = 6

interface PricedListProps {
  readonly draft: Calculation['draft']
  readonly product: ShopProduct
  readonly heading: string
  readonly priced: readonly PricedProduct[]
  /** Whether the roof is the example, whose prices have the width of a column, not of the page. */
  readonly isExample: boolean
  /** Whether the prices of the roof are shown, not only those of a metre. */
  readonly hasRoofPrices: boolean
  /** Whether these prices are still being counted. Others, hidden, then keep their places. */
  readonly isPending: boolean
  readonly onChange: Change
}

/** Products to choose from, with the price of the roofs in each. */
function PricedList(props: PricedListProps) {
  const { draft, product, heading, priced, isExample, hasRoofPrices, isPending, onChange } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState(false)
  const { words } = useQuote()
  const labels = words.productComparison
  const cheapestKsh = hasRoofPrices ? cheapestOf(priced)?.priceKsh : undefined
  const chosenKsh = priced.find(each => each.product === product)?.priceKsh
  const describeDifference = ({ priceKsh }: PricedProduct) => {
    if (!hasRoofPrices || chosenKsh === undefined || priceKsh === chosenKsh) return ''
    const difference = formatPrice(Math.abs(priceKsh - chosenKsh))
    return priceKsh < chosenKsh ? labels.less(difference) : labels.more(difference)
  }
  const isCheapest = ({ priceKsh, tooLow }: PricedProduct) => priceKsh === cheapestKsh && !tooLow
  const shown = all ? priced : priced.filter((each, index) => index < MAX_SHOWN || each.product === product)
  return (
    <fieldset
      id={PRODUCT_ID}
      className={classes(
        styles.products,
        !isExample && hasRoofPrices && styles.wide,
        isExample && styles.example,
        isPending && styles.pending,
      )}
    >
      <legend>{heading}</legend>
      {hasRoofPrices && <p>{labels.lead}</p>}
      <div ref={list}>
        {shown.map(each => (
          <label key={each.product.slug}>
            <FramedRadio
              group={id}
              value={each.product.slug}
              checked={each.product === product}
              onChange={() => onChange(now => changeProduct(now, each.product), productStep(draft, each.product))}
            />
            <span className={styles.name}>
              <ProductName
                name={each.product.isOutOfStock ? words.sheet.outOfStock(each.product.name) : each.product.name}
              />
            </span>
            {!isExample && <small className={styles.description}>{each.product.description}</small>}
            <small className={styles.sheet}>
              {hasRoofPrices && (
                <span className={styles.count}>
                  {`${typeset(`${words.result.sheetCount(each.sheets)}, ${words.result.metres(each.runningM)}`)} `}
                </span>
              )}
              <span>{`${typeset(words.result.perMetre(formatPrice(each.pricePerMKsh)))} `}</span>
            </small>
            {hasRoofPrices && (
              <span className={styles.cost}>
                <b>{typeset(formatPrice(each.priceKsh))}</b> <small>{typeset(describeDifference(each))}</small>
                {isCheapest(each) && <mark>{labels.cheapest}</mark>}
              </span>
            )}
            {each.product.picture && (
              <img src={each.product.picture} width="240" height="150" alt="" loading="lazy" decoding="async" />
            )}
            {each.tooLow && (
              <em>
                {labels.pitchTooLow(
                  each.tooLow.minPitchDeg,
                  draft.roofs.length > 1
                    ? each.tooLow.places.map(place => words.roofs.numbered(place + 1)).join(', ')
                    : '',
                )}
              </em>
            )}
          </label>
        ))}
      </div>
      {shown.length < priced.length && (
        <ShowAllButton list={list} shown={MAX_SHOWN} onShowAll={() => setAll(true)}>
          {labels.showAll(priced.length)}
        </ShowAllButton>
      )}
    </fieldset>
  )
}

interface ProductComparisonProps {
  readonly calculation: Calculation
  /** The chosen product, which may be ahead of the calculation. */
  readonly product: ShopProduct
  readonly prices: Prices
  readonly onChange: Change
}

/**
 * The products to choose from, with the price of the same roof in each: the example roof until walls are typed. While a field is
 * wrong they have the price of a metre only.
 */
export const ProductComparison = memo(({ calculation, product, prices, onChange }: ProductComparisonProps) => {
  const { words, shop } = useQuote()
  const labels = words.productComparison
  const { products } = shop
  const { roofs, settings, draft, product: counted } = calculation
  const isCounted = hasTotal(calculation) && settings !== undefined
  const work = useMemo(
    () => (isCounted ? () => pricedProducts(products, roofs, draft, counted, settings, prices) : undefined),
    [isCounted, products, roofs, draft, counted, settings, prices],
  )
  const priced = useChunkedWork(work)
  const examples = useMemo(
    () => pricedExamples(products, product, isCounted ? roofs : [], draft.thickness, prices),
    [products, product, isCounted, roofs, draft.thickness, prices],
  )
  const isExample = isExampleShown(calculation)
  const ownHeading = isCounted ? labels.heading(draft.roofs.length) : words.sheet.heading
  const heading = isExample ? labels.exampleHeading : ownHeading
  return (
    <PricedList
      draft={draft}
      product={product}
      heading={heading}
      priced={(isCounted && priced) || examples}
      isExample={isExample}
      hasRoofPrices={isExample || isCounted}
      isPending={isCounted && priced === undefined}
      onChange={onChange}
    />
  )
})
