import { memo, useMemo } from 'react'
import { RowButton } from '#features/quote/controls/RowButton.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { priceRoofs } from '#features/quote/state/price-roofs.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { useChunkedWork } from '#features/quote/state/use-chunked-work.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import type { QuotedRoof } from '#roofing/quote/read-draft.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import type { ChangeRoof } from './change-roof.ts'

/**
 * Whether the roof can be turned: not with wings, and not where nothing would change, as on a square or on a hip, whose ridge
 * runs along the longer wall anyway.
 */
export function canTurn({ shape, lengthM, widthM, wings = [] }: QuotedRoof): boolean {
  return wings.length === 0 && lengthM !== widthM && shape !== 'hip' && shape !== 'dutch-gable'
}

/** The price of the quote with one roof turned. */
export function* priceIfTurned(calculation: Calculation, place: number): Generator<void, number | undefined> {
  const { roofs, settings } = calculation
  const turned = roofs.map(roof =>
    roof.place === place ? { ...roof, lengthM: roof.widthM, widthM: roof.lengthM } : roof,
  )
  yield
  return settings && priceRoofs(calculation, turned, settings)
}

/** Which way the ridge or the fall runs. */
function describeDirection(roof: QuotedRoof, unit: 'm' | 'ft', { direction }: EstimatorWords['roofs']): string {
  const { shape, lengthM, falls, wings = [] } = roof
  if (wings.length > 0) return direction.withWings
  if (shape === 'hip' || shape === 'dutch-gable') return direction.longer
  const wall = formatLength(lengthM, unit)
  if (shape === 'gable') return direction.ridge(wall)
  return shape === 'hidden' ? direction.falls[falls ?? 'one'](wall) : direction.highSide(wall)
}

function describeDifference(ksh: number, { more, less, same }: EstimatorWords['roofs']['direction']): string {
  return ksh === 0 ? same : keepUnitsTogether((ksh > 0 ? more : less)(formatPrice(Math.abs(ksh))))
}

/** The roof as it is counted. The calculation is that of an earlier draft until it is counted again. */
function findCounted({ roofs, draft }: CountedRoofs, roofId: number) {
  const place = draft.roofs.findIndex(({ id }) => id === roofId)
  return { place, roof: roofs.find(each => each.place === place) }
}

type CountedRoofs = Pick<Calculation, 'roofs' | 'draft'>

/** Which way the ridge of a roof runs that cannot be turned. */
export function describeFixedDirection(
  calculation: CountedRoofs,
  roofId: number,
  { roofs }: EstimatorWords,
): string | undefined {
  const { roof } = findCounted(calculation, roofId)
  if (!roof || canTurn(roof)) return undefined
  return keepUnitsTogether(describeDirection(roof, calculation.draft.unit, roofs))
}

interface RidgeDirectionProps {
  readonly calculation: Calculation
  readonly roofId: number
  readonly onChange: ChangeRoof
}

/** A button that turns a roof, with which way its ridge runs now and what it then costs. */
export const RidgeDirection = memo(({ calculation, roofId, onChange }: RidgeDirectionProps) => {
  const { words } = useQuote()
  const { draft, bill } = calculation
  const { place, roof } = findCounted(calculation, roofId)
  const isTurnable = roof !== undefined && canTurn(roof)
  const work = useMemo(
    () => (isTurnable ? () => priceIfTurned(calculation, place) : undefined),
    [calculation, place, isTurnable],
  )
  const turnedKsh = useChunkedWork(work)
  if (!isTurnable) return null
  const { direction } = words.roofs
  const { length, width } = draft.roofs[place] as RoofDraft
  const difference = turnedKsh === undefined || !bill ? undefined : turnedKsh - bill.totalKsh
  return (
    <RowButton
      label={direction.turn}
      note={keepUnitsTogether(describeDirection(roof, draft.unit, words.roofs))}
      sign="go"
      value={difference === undefined ? undefined : describeDifference(difference, direction)}
      onClick={() => onChange({ length: width, width: length })}
    />
  )
})
