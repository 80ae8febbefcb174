import { metresPer } from './unit.ts'

/** The two units in which walls are measured. */
export type WallUnit = 'm' | 'ft'

/** No length is read more finely: a tenth of a millimetre. */
const MAX_DECIMALS = 4
/** Feet with more decimals than these are told in feet and inches where that is exact. */
const PLAIN_DECIMALS = 2
const INCH_DECIMALS = 2

/** As the reading of lengths rounds. */
const tenthsOfMm = (lengthM: number) => Math.round(lengthM * 1e4)

/** The number with as few decimals as, added to `wholeM`, still mean the same length; `undefined` where `most` are too few. */
function fewest(lengthM: number, unitM: number, most: number, wholeM = 0): string | undefined {
  for (let decimals = 0; decimals <= most; decimals++) {
    const text = ((lengthM - wholeM) / unitM).toFixed(decimals)
    if (tenthsOfMm(wholeM + Number(text) * unitM) === tenthsOfMm(lengthM)) return text
  }
  return undefined
}

/** Whole feet, and inches to a hundredth, of what is not whole feet; `undefined` where that is not exact. */
function feetAndInches(lengthM: number): string | undefined {
  const feet = Math.floor(lengthM / metresPer.ft)
  const inches = fewest(lengthM, metresPer.in, INCH_DECIMALS, feet * metresPer.ft)
  return inches && `${feet}ft${inches}in`
}

/**
 * A length as one would type it in that unit, without saying the unit: `12.5`, `40`, `12ft7in`. Reading it again in that
 * unit gives the same length, to the tenth of a millimetre.
 */
export function writtenLength(lengthM: number, unit: WallUnit): string {
  const unitM = metresPer[unit]
  const plain = fewest(lengthM, unitM, unit === 'm' ? MAX_DECIMALS : PLAIN_DECIMALS)
  if (plain !== undefined) return plain
  return feetAndInches(lengthM) ?? (lengthM / unitM).toFixed(MAX_DECIMALS)
}
