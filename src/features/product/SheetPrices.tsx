import type { Product } from '#facts/product.ts'
import { lengthPriceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { priceKsh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
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
  readonly roof: Pick<TakeOff, 'cuts' | 'runningM'>
}

/**
 * The price of a sheet in each usual length, of step tiles in the next whole steps, and in the length of the example roof, for
 * products with one price a metre. Where all sheets of the example roof are equally long, their row has the price of all, by the
 * metre as they are sold: the price of a sheet is rounded up, so its multiple can be some shillings more.
 */
export function SheetPrices({ product, roof: { cuts, runningM } }: SheetPricesProps) {
  const { sheetPrices } = useWords().product
  if (!hasSheetPrices(product)) return null
  const profile = profiles[product.profile]
  const settings = usualSettings(profile)
  const layRows = rowsFor(settings, profile.minPitchDeg)
  const usualM = settings.stockM.flatMap(stockM => layRows(stockM).lengths)
  const exampleM = cuts.map(({ lengthM }) => lengthM)
  const rowOf = (lengthM: number, label = formatLength(lengthM, 'm')) =>
    [
      typeset(label),
      { text: formatPrice(priceKsh(lengthM, product.price)), attributes: lengthPriceAttributes(lengthM, product.slug) },
    ] as const
  const exampleRows = cuts.map(({ lengthM, count }) => {
    const length = formatLength(lengthM, 'm')
    const row =
      cuts.length === 1
        ? rowOf(runningM, sheetPrices.ofExample(`${count} × ${length}`))
        : rowOf(lengthM, sheetPrices.ofExample(length))
    return { lengthM, row }
  })
  const usualRows = [...new Set(usualM)]
    .filter(lengthM => !exampleM.includes(lengthM))
    .map(lengthM => ({ lengthM, row: rowOf(lengthM) }))
  return (
    <PriceTable
      caption={sheetPrices.caption}
      note={sheetPrices.otherLengths}
      columns={[sheetPrices.length, sheetPrices.price]}
      rows={[...usualRows, ...exampleRows].toSorted((one, other) => one.lengthM - other.lengthM).map(({ row }) => row)}
      highlighted={exampleRows.map(({ row: [label] }) => label)}
    />
  )
}
