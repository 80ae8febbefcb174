import type { Accessories } from '#facts/schema/accessories.schema.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import { PriceTable } from './PriceTable.tsx'

/** Prices of accessories. Accessories without a price are left out. */
export function AccessoryTable({ accessories }: { readonly accessories: Accessories }) {
  const words = useWords().product.accessories
  const kinds = ['cap', 'valley', 'flashing', 'gutter'] as const
  const { pricePerKg } = accessories.fasteners
  return (
    <PriceTable
      caption={words.caption}
      columns={[words.piece, words.price]}
      rows={[
        ...kinds.flatMap(kind => {
          const { price, lengthM } = accessories[kind]
          return price === undefined ? [] : ([[words.pieces[kind](lengthM), formatPrice(price)]] as const)
        }),
        ...(pricePerKg === undefined ? [] : ([[words.fasteners, formatPrice(pricePerKg)]] as const)),
      ]}
    />
  )
}
