import { memo, useId, useMemo, useState } from 'react'
import { FramedRadio } from '#features/quote/controls/FramedRadio.tsx'
import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { changeProduct, productStep } from '#features/quote/state/change-product.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { useChunkedWork } from '#features/quote/state/use-chunked-work.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { ProductName } from '#ui/ProductName.tsx'
import styles from './ProductComparison.module.css'
import { cheapestOf, type PricedProduct, pricedExamples, pricedProducts } from './priced-products.ts'

/** The cheapest products, shown at first together with the chosen one. */
const MAX_SHOWN = 6

interface ProductComparisonProps {
  readonly calculation: Calculation
  readonly prices: Prices
  readonly onChange: Change
}

interface PricedListProps {
  readonly calculation: Pick<Calculation, 'draft' | 'product'>
  readonly heading: string
  readonly priced: readonly PricedProduct[]
  readonly onChange: Change
}

/** Products to choose from, with the price of the roofs in each. */
function PricedList({ calculation: { draft, product }, heading, priced, onChange }: PricedListProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  const { words } = useQuote()
  const labels = words.productComparison
  const cheapestKsh = cheapestOf(priced)?.priceKsh
  const isCheapest = ({ priceKsh, tooLow }: PricedProduct) => priceKsh === cheapestKsh && !tooLow
  const shown = all ? priced : priced.filter((each, index) => index < MAX_SHOWN || each.product === product)
  return (
    <fieldset className={styles.products}>
      <legend>{heading}</legend>
      <p>{labels.lead}</p>
      <div>
        {shown.map(each => (
          <label key={each.product.slug}>
            <FramedRadio
              group={id}
              checked={each.product === product}
              onChange={() => onChange(now => changeProduct(now, each.product), productStep(draft, each.product))}
            />
            <span>
              <span>
                <ProductName name={each.product.name} />
              </span>
              {isCheapest(each) && ' '}
              {isCheapest(each) && <mark>{labels.cheapest}</mark>}
            </span>
            <b>{typeset(formatPrice(each.priceKsh))}</b>
            <small>{typeset(labels.perMetre(formatPrice(each.pricePerMKsh)))}</small>
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
        <LinkButton onClick={() => setAll(true)}>{labels.showAll(priced.length)}</LinkButton>
      )}
    </fieldset>
  )
}

/** The price of the same roof in every product. */
export const ProductComparison = memo(({ calculation, prices, onChange }: ProductComparisonProps) => {
  const { words, shop } = useQuote()
  const { products } = shop
  const { roofs, settings, draft, product } = calculation
  const work = useMemo(
    () => settings && (() => pricedProducts(products, roofs, draft, product, settings, prices)),
    [products, roofs, draft, product, settings, prices],
  )
  const priced = useChunkedWork(work)
  const heading = words.productComparison.heading(draft.roofs.length)
  return priced && <PricedList calculation={calculation} heading={heading} priced={priced} onChange={onChange} />
})

/** The price of the example roof in every product, until walls are typed. */
export const ExampleComparison = memo(({ calculation, prices, onChange }: ProductComparisonProps) => {
  const { words, shop } = useQuote()
  const { products } = shop
  const { draft, product } = calculation
  const priced = useMemo(
    () => pricedExamples(products, product, draft.thickness, prices),
    [products, product, draft.thickness, prices],
  )
  const heading = words.productComparison.example
  return <PricedList calculation={calculation} heading={heading} priced={priced} onChange={onChange} />
})
