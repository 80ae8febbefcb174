import type { Calculation } from '#features/quote/state/calculation.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'

/** Describes how lengths are rounded and where columns start. Empty if no roof is counted. */
export function describeLaying(
  { takeOff, settings, product, draft }: Pick<Calculation, 'takeOff' | 'settings' | 'product' | 'draft'>,
  { result }: EstimatorWords,
): string {
  if (!settings || !takeOff) return ''
  const { rounding, columnStart } = result
  const isFromMiddle = takeOff.roofs.some(roof => roof.columnStart === 'middle')
  const lengths = product.profile.step
    ? rounding.step(settings.step)
    : draft.round === 'stock'
      ? rounding.stock(settings.stockM.join(', '))
      : rounding[draft.round]
  return `${lengths}. ${columnStart[isFromMiddle ? 'middle' : 'left']}`
}
