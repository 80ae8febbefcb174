import { memo, useId, useMemo, useState } from 'react'
import { shillings } from '#catalogue/price.ts'
import type { Answer } from './answer.ts'
import { changeProduct } from './change-product.ts'
import styles from './EveryProduct.module.css'
import { FramedRadio } from './FramedRadio.tsx'
import { LinkButton } from './LinkButton.tsx'
import { pricedProducts } from './priced-products.ts'
import type { Prices } from './prices.ts'
import type { Change } from './use-draft.ts'
import { useSliced } from './use-sliced.ts'

/** As many as are shown at once: the cheapest, and the one that is chosen. */
const SHOWN = 6

interface EveryProductProps {
  readonly answer: Answer
  readonly prices: Prices
  readonly onChange: Change
}

/** The same roof in every product, side by side: what a metre costs says little about what a roof costs. */
export const EveryProduct = memo(({ answer, prices, onChange }: EveryProductProps) => {
  const id = useId()
  const [all, setAll] = useState(false)
  const { words, shop, roofs, settings, draft, product } = answer
  const labels = words.every
  const work = useMemo(
    () => settings && (() => pricedProducts(shop.products, roofs, draft, product, settings, prices)),
    [shop, roofs, draft, product, settings, prices],
  )
  const priced = useSliced(work)
  if (!priced) return null
  const cheapest = Math.min(...priced.map(({ priceKsh }) => priceKsh))
  const shown = all ? priced : priced.filter((each, index) => index < SHOWN || each.product === product)
  return (
    <fieldset className={styles.every}>
      <legend>{labels.heading}</legend>
      <p>{labels.lead}</p>
      <div>
        {shown.map(each => (
          <label key={each.product.slug}>
            <FramedRadio
              group={id}
              checked={each.product === product}
              onChange={() => onChange(now => changeProduct(now, each.product.slug))}
            />
            <span>{each.product.name}</span>
            <b>{shillings(each.priceKsh)}</b>
            <span className={styles.metre}>{labels.metre(shillings(each.pricePerMKsh))}</span>
            {each.priceKsh === cheapest && <em>{labels.cheapest}</em>}
            {each.lowDeg !== undefined && <small>{labels.low(each.lowDeg)}</small>}
          </label>
        ))}
      </div>
      {shown.length < priced.length && (
        <LinkButton onClick={() => setAll(true)}>{labels.all(priced.length)}</LinkButton>
      )}
    </fieldset>
  )
})
