import type { Product } from '#facts/product.ts'
import { countExampleRoof } from '#features/prices/example-roof.ts'
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

/**
 * The price of a sheet in each usual length, of step tiles in the next whole steps, and in the length of the example roof, for
 * products with one price a metre.
 */
export function SheetPrices({ product }: { readonly product: Product }) {
  const { sheetPrices } = useWords().product
  if (!hasSheetPrices(product)) return null
  const profile = profiles[product.profile]
  const settings = usualSettings(profile)
  const layRows = rowsFor(settings, profile.minPitchDeg)
  const usualM = settings.stockM.flatMap(stockM => layRows(stockM).lengths)
  const exampleM = countExampleRoof(product).cuts.map(({ lengthM }) => lengthM)
  return (
    <PriceTable
      caption={sheetPrices.caption}
      note={sheetPrices.otherLengths}
      columns={[sheetPrices.length, sheetPrices.price]}
      rows={[...new Set([...usualM, ...exampleM])]
        .toSorted((one, other) => one - other)
        .map(lengthM => {
          const length = formatLength(lengthM, 'm')
          return [
            exampleM.includes(lengthM) ? sheetPrices.ofExample(length) : length,
            {
              text: formatPrice(priceKsh(lengthM, product.price)),
              attributes: lengthPriceAttributes(lengthM, product.slug),
            },
          ]
        })}
    />
  )
}
