import type { Product } from '#facts/product.ts'
import { markPrice, markPricePerM2 } from '#features/prices/mark-price.ts'
import { thicknessPriceOf } from '#features/prices/todays-prices.ts'
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
        const name = thicknessPriceOf(product.slug, thicknessMm)
        return [
          thicknesses.named(thicknessMm, gauge),
          { text: formatPrice(price), mark: markPrice(name) },
          {
            text: approximatePricePerM2(price, product.profile, words),
            mark: markPricePerM2(product.profile, name),
          },
        ]
      })}
    />
  )
}
