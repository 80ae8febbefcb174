import type { Calculation } from '#features/quote/state/calculation.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'

/** What lengths are rounded to and where columns begin, in the words of the trade. Empty where no roof is counted. */
export function layingText(
  { takeOff, settings, product, draft }: Pick<Calculation, 'takeOff' | 'settings' | 'product' | 'draft'>,
  { result }: EstimatorWords,
): string {
  if (!settings) return ''
  const { rounded, begun } = result
  const middle = takeOff?.roofs.some(roof => roof.columnStart === 'middle')
  const lengths = product.profile.step
    ? rounded.step(settings.step)
    : draft.round === 'stock'
      ? rounded.stock(settings.stockM.join(', '))
      : rounded[draft.round]
  return takeOff ? `${lengths}. ${begun[middle ? 'middle' : 'left']}` : lengths
}
