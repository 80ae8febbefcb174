import { memo, useMemo } from 'react'
import styles from '#features/quote/controls/Fields.module.css'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { priceRoofs } from '#features/quote/state/price-roofs.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { useChunkedWork } from '#features/quote/state/use-chunked-work.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { numberField } from '#roofing/quote/fields.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'

/** The common range of pitches. That of hidden roofs starts at the lowest that any profile allows. */
function pitchLimits(isHidden: boolean): readonly [minDeg: number, maxDeg: number] {
  const { usual, min, max } = numberField('pitch', 'hidden')
  return isHidden ? [usual ?? min, max] : [15, 30]
}

function* pricesAtLimits(calculation: Calculation, place: number): Generator<void, number[]> {
  const { roofs, settings } = calculation
  const prices: number[] = []
  const isHidden = roofs.some(roof => roof.place === place && roof.shape === 'hidden')
  for (const pitchDeg of pitchLimits(isHidden)) {
    const roofsAtPitch = roofs.map(roof => (roof.place === place ? { ...roof, pitchDeg } : roof))
    prices.push(priceRoofs(calculation, roofsAtPitch, settings as Settings))
    yield
  }
  return prices.sort((a, b) => a - b)
}

interface PitchRangeProps {
  readonly calculation: Calculation
  readonly roofId: number
}

/** The price of the quote at the lowest and at the highest common pitch. */
export const PitchRange = memo(({ calculation, roofId }: PitchRangeProps) => {
  const { words } = useQuote()
  const { roofs, settings, draft } = calculation
  // The calculation is that of an earlier draft until it is counted again.
  const place = draft.roofs.findIndex(({ id }) => id === roofId)
  const isCounted = settings && roofs.some(roof => roof.place === place)
  const work = useMemo(
    () => (isCounted ? () => pricesAtLimits(calculation, place) : undefined),
    [calculation, place, isCounted],
  )
  const prices = useChunkedWork(work)
  if (!prices || !isCounted) return null
  const { pitch, shape } = draft.roofs[place] as RoofDraft
  const [min = '', max = ''] = prices.map(formatPrice)
  const range = [...pitchLimits(shape === 'hidden'), min, max] as const
  const { assumedPitchRange, pitchRange } = words.roofs
  return (
    <p className={styles.priceRemark}>
      {keepUnitsTogether(
        pitch.trim() === ''
          ? assumedPitchRange(numberField('pitch', shape).usual ?? 0, ...range)
          : pitchRange(...range),
      )}
    </p>
  )
})
