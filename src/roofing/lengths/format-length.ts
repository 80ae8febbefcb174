import { metresPer } from './unit.ts'

/** The units in which walls are measured. */
export type WallUnit = 'm' | 'ft'

/** The precision of lengths in metres: a tenth of a millimetre. */
const MAX_DECIMALS = 4
const MAX_INCH_DECIMALS = 2
/** For lengths in feet that are not whole inches or the fractions below. */
const MAX_FEET_DECIMALS = 2
/**
 * The denominators of the inch fractions that are written. Tape measures have sixteenths too, but a length that needs them
 * was most likely typed in metres.
 */
const INCH_DENOMINATORS = [1, 2, 4, 8]

/** A length in whole tenths of a millimetre, the precision of `parseLength`. */
const tenthsOfMm = (lengthM: number) => Math.round(lengthM * 1e4)

/**
 * Formats `lengthM - wholeM` in a unit of `unitM` metres, with the fewest decimals that keep it exact; `undefined` where
 * `maxDecimals` are too few.
 */
function formatShortest(lengthM: number, unitM: number, maxDecimals: number, wholeM = 0): string | undefined {
  for (let decimals = 0; decimals <= maxDecimals; decimals++) {
    const text = ((lengthM - wholeM) / unitM).toFixed(decimals)
    if (tenthsOfMm(wholeM + Number(text) * unitM) === tenthsOfMm(lengthM)) return text
  }
  return undefined
}

/** Formats a length in whole feet, and inches with up to two decimals; `undefined` where that is not exact. */
function formatInchDecimals(lengthM: number): string | undefined {
  const feet = Math.floor(lengthM / metresPer.ft)
  const inches = formatShortest(lengthM, metresPer.in, MAX_INCH_DECIMALS, feet * metresPer.ft)
  return inches && `${feet}ft${inches}in`
}

/**
 * Formats a length exactly and without spaces, for links: `12.5`, and in feet `40`, `12ft7in`. A number alone is in `unit`.
 * Parsing the result with this default unit gives the same length to a tenth of a millimetre.
 */
export function formatExactLength(lengthM: number, unit: WallUnit): string {
  const unitM = metresPer[unit]
  const isInchFraction = inchDenominator(lengthM) !== undefined
  const plain = formatShortest(lengthM, unitM, unit === 'm' ? MAX_DECIMALS : isInchFraction ? 0 : MAX_FEET_DECIMALS)
  return plain ?? formatInchDecimals(lengthM) ?? (lengthM / unitM).toFixed(MAX_DECIMALS)
}

/**
 * The smallest denominator with which a length is a whole number of inch fractions, to a tenth of a millimetre; `undefined`
 * where there is none.
 */
function inchDenominator(lengthM: number): number | undefined {
  return INCH_DENOMINATORS.find(denominator => {
    const inches = Math.round((lengthM / metresPer.in) * denominator) / denominator
    const feet = Math.floor(inches / 12)
    return tenthsOfMm(feet * metresPer.ft + (inches - feet * 12) * metresPer.in) === tenthsOfMm(lengthM)
  })
}

/** Writes a number of inch fractions as `12 ft 6 1/2 in`, `40 ft`, `9 in`. */
function writeInchFractions(count: number, denominator: number): string {
  const feet = Math.floor(count / (12 * denominator))
  const rest = count - feet * 12 * denominator
  const inches = Math.floor(rest / denominator)
  const fraction = rest % denominator === 0 ? '' : `${rest % denominator}/${denominator}`
  return [
    ...(feet > 0 || rest === 0 ? [`${feet} ft`] : []),
    ...(rest > 0
      ? [[...(inches > 0 || !fraction ? [inches] : []), ...(fraction ? [fraction] : [])].join(' '), 'in']
      : []),
  ].join(' ')
}

/**
 * Formats a length in feet and inches: `12 ft 6 in`. A whole number of eighths of an inch is exact; any other length is
 * rounded to a whole inch, up by default, so that a sheet is never too short.
 */
export function formatFeet(lengthM: number, round: 'up' | 'down' = 'up'): string {
  const denominator = inchDenominator(lengthM)
  const inches = lengthM / metresPer.in
  if (denominator !== undefined) return writeInchFractions(Math.round(inches * denominator), denominator)
  return writeInchFractions(round === 'up' ? Math.ceil(inches) : Math.floor(inches), 1)
}

/**
 * Formats a length as a field shows it: `12.5` in metres, `40` or `12 ft 6 in` in feet. A length that is not a whole number
 * of eighths of an inch stays in metres, `3.7 m`, so that it is exact.
 */
export function formatTypedLength(lengthM: number, unit: WallUnit): string {
  const exact = formatExactLength(lengthM, unit)
  if (unit === 'm' || /^\d+$/.test(exact)) return exact
  return inchDenominator(lengthM) === undefined ? `${formatExactLength(lengthM, 'm')} m` : formatFeet(lengthM)
}
