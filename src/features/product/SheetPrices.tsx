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
 * The price of a sheet in each usual length, of step tiles in the next whole steps, and in the lengths of the example roof; then of
 * all sheets of that roof, by the metre as they are sold: the price of a sheet is rounded up, so its multiple can be some shillings
 * more, and a note says so. For products with one price a metre.
 */
export function SheetPrices({ product, roof: { cuts, runningM } }: SheetPricesProps) {
  const { sheetPrices } = useWords().product
  if (!hasSheetPrices(product)) return null
  const profile = profiles[product.profile]
  const settings = usualSettings(profile)
  const layRows = rowsFor(settings, profile.minPitchDeg)
  const usualM = settings.stockM.flatMap(stockM => layRows(stockM).lengths)
  const lengthsM = [...new Set([...usualM, ...cuts.map(({ lengthM }) => lengthM)])]
  const rowOf = (lengthM: number, label = formatLength(lengthM, 'm')) =>
    [
      typeset(label),
      { text: formatPrice(priceKsh(lengthM, product.price)), attributes: lengthPriceAttributes(lengthM, product.slug) },
    ] as const
  const sheetsKsh = cuts.reduce((sum, { count, lengthM }) => sum + count * priceKsh(lengthM, product.price), 0)
  const isRounded = sheetsKsh !== priceKsh(runningM, product.price)
  const example = cuts.map(({ lengthM, count }) => `${count} × ${formatLength(lengthM, 'm')}`).join(' + ')
  return (
    <PriceTable
      caption={sheetPrices.caption}
      note={isRounded ? `${sheetPrices.otherLengths} ${sheetPrices.roundedUp}` : sheetPrices.otherLengths}
      columns={[sheetPrices.length, sheetPrices.price]}
      rows={lengthsM.toSorted((one, other) => one - other).map(lengthM => rowOf(lengthM))}
      total={rowOf(runningM, sheetPrices.ofExample(example))}
    />
  )
}
