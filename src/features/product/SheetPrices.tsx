import type { Product } from '#facts/product.ts'
import { lengthPriceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { priceKsh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import { rowsFor } from '#roofing/take-off/rows.ts'
import { usualSettings } from '#roofing/take-off/settings.ts'
import { formatPrice } from '#text/format-price.ts'
import { PriceTable } from './PriceTable.tsx'

/** Whether a sheet of a length has one price: the product has no prices by thickness. */
export const hasSheetPrices = ({ thicknesses }: Pick<Product, 'thicknesses'>) => thicknesses.length === 0

/** The price of a sheet in each usual length, of step tiles in the next whole steps, for products with one price a metre. */
export function SheetPrices({ product }: { readonly product: Product }) {
  const { sheetPrices } = useWords().product
  if (!hasSheetPrices(product)) return null
  const profile = profiles[product.profile]
  const settings = usualSettings(profile)
  const layRows = rowsFor(settings, profile.minPitchDeg)
  return (
    <PriceTable
      caption={sheetPrices.caption}
      note={sheetPrices.otherLengths}
      columns={[sheetPrices.length, sheetPrices.price]}
      rows={settings.stockM
        .flatMap(stockM => layRows(stockM).lengths)
        .map(lengthM => [
          formatLength(lengthM, 'm'),
          {
            text: formatPrice(priceKsh(lengthM, product.price)),
            attributes: lengthPriceAttributes(lengthM, product.slug),
          },
        ])}
    />
  )
}
