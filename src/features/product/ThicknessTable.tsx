import { shillings } from '#catalogue/price.ts'
import type { Product } from '#catalogue/product.ts'
import { toldPerM2 } from '#words/told.ts'
import { useWords } from '#words/WordsContext.tsx'
import { PriceTable } from './PriceTable.tsx'

/** What each thickness costs, where the owner has given a price for each. */
export function ThicknessTable({ product }: { readonly product: Product }) {
  const all = useWords()
  const words = all.product.thicknesses
  return (
    <PriceTable
      caption={words.caption}
      columns={[words.thickness, words.price, words.pricePerM2]}
      rows={product.thicknesses.map(({ thicknessMm, gauge, price }) => [
        words.named(thicknessMm, gauge),
        shillings(price),
        toldPerM2(price, product.profile, all),
      ])}
    />
  )
}
