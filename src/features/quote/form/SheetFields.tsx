import { memo, useId } from 'react'
import { FieldGroup } from '#features/quote/controls/FieldGroup.tsx'
import { changeProduct, productStep } from '#features/quote/state/change-product.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { formatPrice } from '#text/format-price.ts'
import control from '#ui/LabelledControl.module.css'
import { ColourChoice } from './ColourChoice.tsx'

/** The part of a draft that the fields of the sheet show. */
export type SheetDraft = Pick<Draft, 'product' | 'thickness' | 'colour' | 'settings'>

/** The id of the choice of a product, which links lead to. */
export const PRODUCT_ID = 'product'

interface ThicknessFieldProps {
  readonly draft: Pick<Draft, 'thickness'>
  readonly product: ShopProduct
  readonly prices: Prices
  readonly onChange: Change
}

/** The thicknesses of the product, where the owner sells several. */
export function ThicknessField({ draft, product, prices, onChange }: ThicknessFieldProps) {
  const labels = useQuote().words.sheet
  const id = useId()
  const thicknesses = prices.thicknessesOf(product.slug)
  if (thicknesses.length === 0) return null
  return (
    <div className={control.labelled}>
      <label htmlFor={id}>{labels.thickness}</label>
      <select id={id} value={draft.thickness} onChange={event => onChange({ thickness: event.target.value })}>
        <option value="">{labels.anyThickness}</option>
        {thicknesses.map(({ thicknessMm, gauge = '', price }) => (
          <option key={thicknessMm} value={thicknessMm}>
            {labels.thicknessOption(thicknessMm, gauge, formatPrice(price))}
          </option>
        ))}
      </select>
    </div>
  )
}

interface SheetFieldsProps {
  readonly draft: SheetDraft
  readonly product: ShopProduct
  readonly prices: Prices
  readonly onChange: Change
}

/** The products in a list that unfolds, with the price of a metre of each. */
function ProductSelect({ draft, product, prices, onChange }: SheetFieldsProps) {
  const { words, shop } = useQuote()
  const labels = words.sheet
  const describe = ({ slug, name, isOutOfStock }: ShopProduct) =>
    labels.perMetre(isOutOfStock ? labels.outOfStock(name) : name, formatPrice(prices.priceOf(slug, '')))
  return (
    <select
      id={PRODUCT_ID}
      value={product.slug}
      onChange={event => {
        const chosen = shop.products.find(({ slug }) => slug === event.target.value)
        if (chosen) onChange(now => changeProduct(now, chosen), productStep(draft, chosen))
      }}
    >
      {shop.products.map(each => (
        <option key={each.slug} value={each.slug}>
          {describe(each)}
        </option>
      ))}
    </select>
  )
}

/** The fields of the sheet for a list: product, thickness, colour. */
export const SheetFields = memo(({ draft, product, prices, onChange }: SheetFieldsProps) => {
  const labels = useQuote().words.sheet
  return (
    <FieldGroup heading={labels.heading}>
      <div className={control.labelled}>
        <label htmlFor={PRODUCT_ID}>{labels.product}</label>
        <ProductSelect draft={draft} product={product} prices={prices} onChange={onChange} />
      </div>
      <ThicknessField draft={draft} product={product} prices={prices} onChange={onChange} />
      <ColourChoice draft={draft} product={product} onChange={onChange} />
    </FieldGroup>
  )
})
