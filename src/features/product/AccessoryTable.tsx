import type { Accessories } from '#facts/schema/accessories.schema.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { piecePriceKey } from '#features/prices/todays-prices.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import { PriceTable } from './PriceTable.tsx'

/** Prices of accessories. Accessories without a price are left out. */
export function AccessoryTable({ accessories }: { readonly accessories: Accessories }) {
  const words = useWords().product.accessories
  const kinds = ['cap', 'valley', 'flashing', 'gutter'] as const
  const { pricePerKg } = accessories.fasteners
  const cellOf = (piece: keyof Accessories, priceKsh: number) => ({
    text: formatPrice(priceKsh),
    attributes: priceAttributes(piecePriceKey(piece)),
  })
  return (
    <PriceTable
      caption={words.caption}
      columns={[words.piece, words.price]}
      rows={[
        ...kinds.flatMap(kind => {
          const { price, lengthM } = accessories[kind]
          return price === undefined ? [] : ([[words.pieces[kind](lengthM), cellOf(kind, price)]] as const)
        }),
        ...(pricePerKg === undefined ? [] : ([[words.fasteners, cellOf('fasteners', pricePerKg)]] as const)),
      ]}
    />
  )
}
