import { memo, useId, useMemo, useRef, useState } from 'react'
import { FramedRadio } from '#features/quote/controls/FramedRadio.tsx'
import { ShowAllButton } from '#features/quote/controls/ShowAllButton.tsx'
import { PRODUCT_ID } from '#features/quote/form/SheetFields.tsx'
import { type Calculation, hasTotal } from '#features/quote/state/calculation.ts'
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
  /** Whether the prices of the roof are shown, not only those of a metre. */
  readonly hasRoofPrices: boolean
  /** Whether these prices are still being counted. Others, hidden, then keep their places. */
  readonly isPending: boolean
  readonly onChange: Change
}

/** Products to choose from, with the price of the roofs in each. */
function PricedList(props: PricedListProps) {
  const { draft, product, heading, priced, hasRoofPrices, isPending, onChange } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState(false)
  const { words } = useQuote()
  const labels = words.productComparison
  const cheapestKsh = cheapestOf(priced)?.priceKsh
  const lowestPerM2Ksh = Math.min(...priced.map(each => each.pricePerM2Ksh))
  const chosenKsh = priced.find(each => each.product === product)?.priceKsh
  const describeDifference = (each: PricedProduct) => {
    const { priceKsh } = each
    if (each.product === product) return labels.yourChoice
    if (chosenKsh === undefined || priceKsh === chosenKsh) return ''
    const difference = formatPrice(Math.abs(priceKsh - chosenKsh))
    return priceKsh < chosenKsh ? labels.less(difference) : labels.more(difference)
  }
  const perMetre = ({ pricePerMKsh }: PricedProduct) => typeset(words.result.perMetre(formatPrice(pricePerMKsh)))
  const perM2 = ({ product: { isCoverWidthConfirmed }, pricePerM2Ksh }: PricedProduct) =>
    labels.perM2(formatPrice(pricePerM2Ksh), isCoverWidthConfirmed)
  const isCheapest = ({ priceKsh, pricePerM2Ksh, tooLow }: PricedProduct) =>
    hasRoofPrices ? priceKsh === cheapestKsh && !tooLow : pricePerM2Ksh === lowestPerM2Ksh
  const shown = all ? priced : priced.filter((each, index) => index < MAX_SHOWN || each.product === product)
  return (
    <fieldset
      id={PRODUCT_ID}
      className={classes(styles.products, hasRoofPrices && styles.wide, isPending && styles.pending)}
    >
      <legend>{heading}</legend>
      <p>{hasRoofPrices ? labels.lead : labels.leadPerM2}</p>
      {hasRoofPrices && (
        <div className={styles.columns} aria-hidden="true">
          <span>{words.result.sheets}</span>
          <span>{labels.pricePerMetre}</span>
          <span>{words.result.price}</span>
        </div>
      )}
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
              <span>
                <ProductName
                  name={each.product.isOutOfStock ? words.sheet.outOfStock(each.product.name) : each.product.name}
                />
              </span>{' '}
              {isCheapest(each) && <mark>{hasRoofPrices ? labels.cheapest : labels.cheapestPerM2}</mark>}
            </span>
            {hasRoofPrices && (
              <small className={styles.sheet}>
                <span className={styles.count}>
                  {`${typeset(`${words.result.sheetCount(each.sheets)}, ${words.result.metres(each.runningM)}`)} `}
                </span>
                <span>{`${perMetre(each)} `}</span>
              </small>
            )}
            <small className={styles.description}>{each.product.description}</small>
            <span className={styles.cost}>
              <b>{hasRoofPrices ? typeset(formatPrice(each.priceKsh)) : perMetre(each)}</b>{' '}
              <small>{typeset(hasRoofPrices ? describeDifference(each) : perM2(each))}</small>
            </span>
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
 * The products to choose from, with the price of the same roof in each. Until walls are typed, and while a field is wrong, they
 * have the price of a metre only.
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
  return (
    <PricedList
      draft={draft}
      product={product}
      heading={isCounted ? labels.heading(draft.roofs.length) : words.sheet.heading}
      priced={(isCounted && priced) || examples}
      hasRoofPrices={isCounted}
      isPending={isCounted && priced === undefined}
      onChange={onChange}
    />
  )
})
