import { metresPer } from './unit.ts'

/** The units in which walls are measured. */
export type WallUnit = 'm' | 'ft'

/** The precision of lengths in metres: a tenth of a millimetre. */
const MAX_DECIMALS = 4
const MAX_INCH_DECIMALS = 2
/** Feet that no tape has in inches, typed with decimals. */
const MAX_FEET_DECIMALS = 2
/** Tapes divide an inch into halves down to sixteenths; finer parts than eighths come from metres, not from a tape. */
const INCH_PARTS = [1, 2, 4, 8]

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
function formatInchDecimals(lengthM: number): string | undefined {
  const feet = Math.floor(lengthM / metresPer.ft)
  const inches = formatShortest(lengthM, metresPer.in, MAX_INCH_DECIMALS, feet * metresPer.ft)
  return inches && `${feet}ft${inches}in`
}

/**
 * Formats a length exactly and without spaces, for links: `12.5`, and in feet `40`, `12ft7in`. Only inches have a unit.
 * Parsing the result in this unit gives the same length to a tenth of a millimetre.
 */
export function formatExactLength(lengthM: number, unit: WallUnit): string {
  const unitM = metresPer[unit]
  const onTape = inchParts(lengthM) !== undefined
  const plain = formatShortest(lengthM, unitM, unit === 'm' ? MAX_DECIMALS : onTape ? 0 : MAX_FEET_DECIMALS)
  return plain ?? formatInchDecimals(lengthM) ?? (lengthM / unitM).toFixed(MAX_DECIMALS)
}

/** The parts of an inch that a length is a whole number of, to a tenth of a millimetre; `undefined` where there are none. */
function inchParts(lengthM: number): number | undefined {
  return INCH_PARTS.find(parts => {
    const inches = Math.round((lengthM / metresPer.in) * parts) / parts
    const feet = Math.floor(inches / 12)
    return tenthsOfMm(feet * metresPer.ft + (inches - feet * 12) * metresPer.in) === tenthsOfMm(lengthM)
  })
}

/** Writes parts of an inch as `12 ft 6 1/2 in`, `40 ft`, `9 in`. */
function writeFeet(count: number, parts: number): string {
  const feet = Math.floor(count / (12 * parts))
  const rest = count - feet * 12 * parts
  const inches = Math.floor(rest / parts)
  const fraction = rest % parts === 0 ? '' : `${rest % parts}/${parts}`
  return [
    ...(feet > 0 || rest === 0 ? [`${feet} ft`] : []),
    ...(rest > 0
      ? [[...(inches > 0 || !fraction ? [inches] : []), ...(fraction ? [fraction] : [])].join(' '), 'in']
      : []),
  ].join(' ')
}

/**
 * Formats a length in feet and inches: `12 ft 6 in`. Eighths of an inch are exact; any other length is rounded to a whole
 * inch, up unless told otherwise, so that a sheet is never shorter than it must be.
 */
export function formatFeet(lengthM: number, round: 'up' | 'down' = 'up'): string {
  const parts = inchParts(lengthM)
  if (parts !== undefined) return writeFeet(Math.round((lengthM / metresPer.in) * parts), parts)
  const inches = lengthM / metresPer.in
  return writeFeet(round === 'up' ? Math.ceil(inches) : Math.floor(inches), 1)
}

/**
 * Formats a length as a field shows it: `12.5` in metres, `40` or `12 ft 6 in` in feet. A length that no tape has in inches
 * stays in metres, `3.7 m`, so that it is exact.
 */
export function formatTypedLength(lengthM: number, unit: WallUnit): string {
  const exact = formatExactLength(lengthM, unit)
  if (unit === 'm' || /^\d+$/.test(exact)) return exact
  return inchParts(lengthM) === undefined ? `${formatExactLength(lengthM, 'm')} m` : formatFeet(lengthM)
}
