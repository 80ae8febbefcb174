import { memo, useId } from 'react'
import { FieldGroup } from '#features/quote/controls/FieldGroup.tsx'
import styles from '#features/quote/controls/Fields.module.css'
import { changeProduct, productStep } from '#features/quote/state/change-product.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { formatPrice } from '#text/format-price.ts'
import { ColourChoice } from './ColourChoice.tsx'

/** The part of a draft that the fields of the sheet show. */
export type SheetDraft = Pick<Draft, 'product' | 'thickness' | 'colour' | 'county' | 'settings'>

interface SheetFieldsProps {
  readonly draft: SheetDraft
  readonly product: ShopProduct
  readonly prices: Prices
  readonly onChange: Change
}

/** The fields of the sheet: product, thickness, colour, county. */
export const SheetFields = memo(({ draft, product, prices, onChange }: SheetFieldsProps) => {
  const { words, shop } = useQuote()
  const id = useId()
  const labels = words.sheet
  const thicknesses = prices.thicknessesOf(product.slug)
  return (
    <FieldGroup heading={labels.heading}>
      <div className={styles.labelled}>
        <label htmlFor={`${id}product`}>{labels.product}</label>
        <select
          id={`${id}product`}
          value={product.slug}
          onChange={event => {
            const chosen = shop.products.find(({ slug }) => slug === event.target.value)
            if (chosen) onChange(now => changeProduct(now, chosen), productStep(draft, chosen))
          }}
        >
          {shop.products.map(({ slug, name, isOutOfStock }) => (
            <option key={slug} value={slug}>
              {labels.perMetre(isOutOfStock ? labels.outOfStock(name) : name, formatPrice(prices.priceOf(slug, '')))}
            </option>
          ))}
        </select>
      </div>
      {thicknesses.length > 0 && (
        <div className={styles.labelled}>
          <label htmlFor={`${id}thickness`}>{labels.thickness}</label>
          <select
            id={`${id}thickness`}
            value={draft.thickness}
            onChange={event => onChange({ thickness: event.target.value })}
          >
            <option value="">{labels.anyThickness}</option>
            {thicknesses.map(({ thicknessMm, gauge = '', price }) => (
              <option key={thicknessMm} value={thicknessMm}>
                {labels.thicknessOption(thicknessMm, gauge, formatPrice(price))}
              </option>
            ))}
          </select>
        </div>
      )}
      <ColourChoice draft={draft} product={product} onChange={onChange} />
      <div className={styles.labelled}>
        <label htmlFor={`${id}county`}>{labels.county}</label>
        <select id={`${id}county`} value={draft.county} onChange={event => onChange({ county: event.target.value })}>
          <option value="">{labels.noCounty}</option>
          {shop.counties.map(county => (
            <option key={county}>{county}</option>
          ))}
        </select>
      </div>
    </FieldGroup>
  )
})
