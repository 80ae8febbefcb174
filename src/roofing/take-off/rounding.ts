import { formatFeet, type WallUnit } from '../lengths/format-length.ts'

/** Rounding errors up to a micrometre must not add a centimetre or a part. */
const NOISE = 1e-6

/** Lengths are known to a tenth of a millimetre, so a column of 3.0001 m is laid with a sheet of 3 m. */
export const CUTTING_TOLERANCE_M = 1e-4

/** Rounds up to a whole part of a metre, such as a tenth. */
export function roundUpToPart(lengthM: number, partsInMetre: number): number {
  return Math.ceil((lengthM - NOISE) * partsInMetre) / partsInMetre
}

/** Rounds up to the centimetre. */
export function roundUpToCm(lengthM: number): number {
  return roundUpToPart(lengthM, 100)
}

/** Rounds the length of a sheet up to a whole part of a metre, but ignores less than the tolerance of cutting. */
export function roundUpSheet(lengthM: number, partsInMetre: number): number {
  return roundUpToPart(lengthM - CUTTING_TOLERANCE_M, partsInMetre)
}

/** Formats a length, rounded up to the centimetre, without trailing zeros. */
export function formatMetres(lengthM: number): string {
  return String(roundUpToCm(lengthM))
}

/** Formats a length in this unit, rounded up: `12.5 m`, `12 ft 6 in`. */
export function formatLength(lengthM: number, unit: WallUnit): string {
  return unit === 'ft' ? formatFeet(lengthM) : `${formatMetres(lengthM)} m`
}

/** The length of a sheet, or the metres of several, always to the centimetre, as on a cut list: `12.50 m`. */
export const formatCutM = (lengthM: number): string => `${lengthM.toFixed(2)} m`

/** The sum of lengths, rounded up to the centimetre. */
export function sumM(lengthsM: readonly number[]): number {
  return roundUpToCm(lengthsM.reduce((sum, lengthM) => sum + lengthM, 0))
}

/** The number of parts that a total needs, rounded up; both in the same unit. */
export function countParts(total: number, part: number): number {
  return Math.ceil((total - NOISE) / part)
}
