import { useId } from 'react'
import { shillings } from '#catalogue/price.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import { FieldGroup } from './FieldGroup.tsx'
import styles from './Fields.module.css'
import { coloursOf } from './sheet-colour.ts'
import type { ShopFacts, ShopProduct } from './shop-facts.ts'
import type { Change } from './use-draft.ts'

interface SheetFieldsProps {
  readonly draft: Draft
  readonly product: ShopProduct
  readonly shop: ShopFacts
  readonly priceOf: (slug: string) => number
  readonly words: EstimatorWords
  readonly onChange: Change
}

/** Which sheet, in which colour, to which county. */
export function SheetFields({ draft, product, shop, priceOf, words, onChange }: SheetFieldsProps) {
  const id = useId()
  const labels = words.sheet
  return (
    <FieldGroup heading={labels.heading}>
      <div className={styles.select}>
        <label htmlFor={`${id}product`}>{labels.product}</label>
        {/* A cover width or step that was changed belongs to the old product. */}
        <select
          id={`${id}product`}
          value={product.slug}
          onChange={event => onChange({ product: event.target.value, settings: {} })}
        >
          {shop.products.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {`${name}, ${shillings(priceOf(slug))} / m`}
            </option>
          ))}
        </select>
      </div>
      {product.finish === 'bare' ? (
        <p className={styles.hint}>{labels.bare}</p>
      ) : (
        <fieldset className={styles.swatches} aria-describedby={`${id}screen`}>
          <legend>{labels.colour}</legend>
          {coloursOf(product, shop).map(({ id: colour, screen, name }) => {
            const out = product.coloursOutOfStock.includes(colour)
            return (
              <label key={colour}>
                <input
                  type="radio"
                  name={`${id}colour`}
                  checked={draft.colour === colour}
                  disabled={out}
                  onChange={() => onChange({ colour })}
                />
                <svg viewBox="0 0 1 1" aria-hidden="true">
                  <path d="M0 0h1v1H0z" fill={screen} />
                </svg>
                {out ? labels.outOfStock(name) : name}
              </label>
            )
          })}
        </fieldset>
      )}
      {product.finish === 'painted' && (
        <p id={`${id}screen`} className={styles.hint}>
          {labels.screen}
        </p>
      )}
      <div className={styles.select}>
        <label htmlFor={`${id}county`}>{labels.county}</label>
        <select id={`${id}county`} value={draft.county} onChange={event => onChange({ county: event.target.value })}>
          <option value="">{labels.countyNone}</option>
          {shop.counties.map(county => (
            <option key={county}>{county}</option>
          ))}
        </select>
      </div>
    </FieldGroup>
  )
}
