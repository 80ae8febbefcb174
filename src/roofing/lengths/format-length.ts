import { metresPer } from './unit.ts'

/** The units in which walls are measured. */
export type WallUnit = 'm' | 'ft'

/** The precision of lengths in metres: a tenth of a millimetre. */
const MAX_DECIMALS = 4
/** Feet that need more decimals are written in feet and inches where that is exact. */
const MAX_FEET_DECIMALS = 2
const MAX_INCH_DECIMALS = 2

/** Rounds as `parseLength` does. */
const tenthsOfMm = (lengthM: number) => Math.round(lengthM * 1e4)

/** The length beyond `wholeM` with the fewest decimals that keep it exact; `undefined` where `maxDecimals` are too few. */
function formatShortest(lengthM: number, unitM: number, maxDecimals: number, wholeM = 0): string | undefined {
  for (let decimals = 0; decimals <= maxDecimals; decimals++) {
    const text = ((lengthM - wholeM) / unitM).toFixed(decimals)
    if (tenthsOfMm(wholeM + Number(text) * unitM) === tenthsOfMm(lengthM)) return text
  }
  return undefined
}

/** Whole feet and inches to a hundredth; `undefined` where that is not exact. */
function formatFeetAndInches(lengthM: number): string | undefined {
  const feet = Math.floor(lengthM / metresPer.ft)
  const inches = formatShortest(lengthM, metresPer.in, MAX_INCH_DECIMALS, feet * metresPer.ft)
  return inches && `${feet}ft${inches}in`
}

/**
 * Formats a length as typed in this unit, without the unit: `12.5`, `40`, `12ft7in`. Parsing the result in this unit gives
 * the same length to a tenth of a millimetre.
 */
export function formatTypedLength(lengthM: number, unit: WallUnit): string {
  const unitM = metresPer[unit]
  const plain = formatShortest(lengthM, unitM, unit === 'm' ? MAX_DECIMALS : MAX_FEET_DECIMALS)
  if (plain !== undefined) return plain
  return formatFeetAndInches(lengthM) ?? (lengthM / unitM).toFixed(MAX_DECIMALS)
}
