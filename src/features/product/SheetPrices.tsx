import type { Product } from '#facts/product.ts'
import { lengthPriceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { priceKsh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { formatCutM } from '#roofing/take-off/rounding.ts'
import { rowsFor } from '#roofing/take-off/rows.ts'
import { usualSettings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { PriceTable } from './PriceTable.tsx'

/** Whether a sheet of a length has one price: the product has no prices by thickness. */
export const hasSheetPrices = ({ thicknesses }: Pick<Product, 'thicknesses'>) => thicknesses.length === 0

interface SheetPricesProps {
  readonly product: Product
  /** The example roof in this product. */
  readonly roof: Pick<TakeOff, 'cuts'>
}

/**
 * The price of a sheet in each usual length, of step tiles in the next whole steps, and in the lengths of the example roof. For
 * products with one price a metre.
 */
export function SheetPrices({ product, roof: { cuts } }: SheetPricesProps) {
  const { sheetPrices } = useWords().product
  if (!hasSheetPrices(product)) return null
  const profile = profiles[product.profile]
  const settings = usualSettings(profile)
  const layRows = rowsFor(settings, profile.minPitchDeg)
  const usualM = settings.stockM.flatMap(stockM => layRows(stockM).lengths)
  const lengthsM = [...new Set([...usualM, ...cuts.map(({ lengthM }) => lengthM)])]
  const priceOf = (lengthM: number) => ({
    text: formatPrice(priceKsh(lengthM, product.price)),
    attributes: lengthPriceAttributes(lengthM, product.slug),
  })
  return (
    <PriceTable
      caption={sheetPrices.caption}
      note={sheetPrices.otherLengths}
      columns={[sheetPrices.length, sheetPrices.price]}
      rows={lengthsM
        .toSorted((one, other) => one - other)
        .map(lengthM => [typeset(formatCutM(lengthM)), priceOf(lengthM)])}
    />
  )
}
