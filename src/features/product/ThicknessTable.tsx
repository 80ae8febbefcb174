import type { Product } from '#facts/product.ts'
import { priceAttributes, pricePerM2Attributes } from '#features/prices/price-attributes.ts'
import { thicknessPriceKey } from '#features/prices/todays-prices.ts'
import { approximatePricePerM2 } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import { quoteLink } from './order-links.ts'
import { PriceTable } from './PriceTable.tsx'

/** Prices by thickness, for products that have them. */
export function ThicknessTable({ product }: { readonly product: Product }) {
  const words = useWords()
  const { thicknesses } = words.product
  return (
    <PriceTable
      caption={thicknesses.caption}
      columns={[thicknesses.thickness, thicknesses.price, thicknesses.pricePerM2]}
      links={product.thicknesses.map(({ thicknessMm }) => quoteLink(product, words, thicknessMm))}
      rows={product.thicknesses.map(({ thicknessMm, gauge, price }) => {
        const key = thicknessPriceKey(product.slug, thicknessMm)
        return [
          thicknesses.named(thicknessMm, gauge),
          { text: formatPrice(price), attributes: priceAttributes(key) },
          {
            text: approximatePricePerM2(price, product.profile, words),
            attributes: pricePerM2Attributes(product.profile, key),
          },
        ]
      })}
    />
  )
}
