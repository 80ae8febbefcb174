import type { Product } from '#facts/product.ts'
import { approximatePricePerM2 } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import { quoteLink } from './order-links.ts'
import { PriceTable } from './PriceTable.tsx'

/** What each thickness costs, where the owner has given a price for each. */
export function ThicknessTable({ product }: { readonly product: Product }) {
  const all = useWords()
  const words = all.product.thicknesses
  return (
    <PriceTable
      caption={words.caption}
      columns={[words.thickness, words.price, words.pricePerM2]}
      links={product.thicknesses.map(({ thicknessMm }) => quoteLink(product, all, thicknessMm))}
      rows={product.thicknesses.map(({ thicknessMm, gauge, price }) => [
        words.named(thicknessMm, gauge),
        formatPrice(price),
        approximatePricePerM2(price, product.profile, all),
      ])}
    />
  )
}
