import type { Calculation } from '#features/quote/state/calculation.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'

/** How lengths are rounded, and where the first sheet is laid. Empty if no roof is counted. */
export function listLaying(
  { takeOff, settings, product, draft }: Pick<Calculation, 'takeOff' | 'settings' | 'product' | 'draft'>,
  { result }: EstimatorWords,
): string[] {
  if (!settings || !takeOff) return []
  const { rounding, columnStart } = result
  const isFromMiddle = takeOff.roofs.some(roof => roof.columnStart === 'middle')
  const lengths = product.profile.step
    ? rounding.step(settings.step, settings.stepLap)
    : draft.round === 'stock'
      ? rounding.stock(settings.stockM.join(', '))
      : rounding[draft.round]
  return [lengths, columnStart[isFromMiddle ? 'middle' : 'left']]
}

/** The same in one line. */
export const describeLaying = (...of: Parameters<typeof listLaying>): string => listLaying(...of).join('. ')
