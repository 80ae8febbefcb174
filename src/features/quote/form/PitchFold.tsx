import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Fold } from '#features/quote/controls/Fold.tsx'
import { includesUnit, withUnit } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import { riseAndRun } from '#roofing/lengths/pitch.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { isOnShape, numberField, type RoofNumber, roofNumbers } from '#roofing/quote/fields.ts'
import type { Shape } from '#roofing/roof/roof.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'

/** The usual value of a number in the unit of its field; undefined for walls. */
export function usualText(key: RoofNumber, unit: WallUnit, shape: Shape): string | undefined {
  const { usual, measure } = numberField(key, shape)
  if (usual === undefined || measure === 'pitch' || unit === 'm') return usual?.toString()
  return formatFeet(usual)
}

/** The numbers of a roof that are folded: all but the walls. */
export function foldedNumbers(shape: Shape): RoofNumber[] {
  return roofNumbers.filter(key => key !== 'length' && key !== 'width' && isOnShape(key, shape))
}

/** The pitch as typed, or the usual one: `25°`, `4:12`. */
function describePitch({ pitch, shape }: RoofDraft): string {
  const text = pitch.trim() || String(numberField('pitch', shape).usual)
  return riseAndRun(text)?.join(':') ?? (includesUnit(text) ? text : `${text}°`)
}

/** Pitch and overhangs in a line, as typed or as usual. */
export function describeRefinements(roof: RoofDraft, unit: WallUnit, { roofs }: EstimatorWords): string {
  const { shape } = roof
  const labels = roofs.refinements
  const read = (key: 'eave' | 'verge' | 'gablet') =>
    isOnShape(key, shape) ? withUnit(roof[key].trim() || (usualText(key, unit, shape) ?? ''), unit) : ''
  const [eave, verge, gablet] = [read('eave'), read('verge'), read('gablet')]
  const metres = '\u00a0m'
  const isBothMetres = eave.endsWith(metres) && verge.endsWith(metres)
  return keepUnitsTogether(
    [
      labels.pitch(describePitch(roof)),
      verge && labels.overhangs(isBothMetres ? eave.slice(0, -metres.length) : eave, verge),
      !verge && eave && labels.overhang(eave),
      gablet && labels.gablet(gablet),
    ]
      .filter(Boolean)
      .join(', '),
  )
}

interface PitchFoldProps {
  readonly roof: RoofDraft
  readonly unit: WallUnit
  /** Whether one of its fields is wrong. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

/**
 * The fields of pitch and overhangs, folded below a line with their values. It opens by itself when one is typed or wrong, and
 * is closed only by hand, so that no field goes away while it is typed into.
 */
export function PitchFold({ roof, unit, isWrong, children }: PitchFoldProps) {
  const { words } = useQuote()
  const details = useRef<HTMLDetailsElement>(null)
  const isTyped = foldedNumbers(roof.shape).some(key => roof[key].trim() !== '')
  useLayoutEffect(() => {
    if (details.current && (isTyped || isWrong)) details.current.open = true
  }, [isTyped, isWrong])
  return (
    <Fold ref={details} text={describeRefinements(roof, unit, words)} name={words.roofs.refinements.change}>
      {children}
    </Fold>
  )
}
