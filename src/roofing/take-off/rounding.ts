/** Rounding errors up to a micrometre must not add a centimetre. */
const NOISE_M = 1e-6

/** Rounds up to a whole part of a metre, such as a tenth. */
export function roundUpToPart(lengthM: number, partsInMetre: number): number {
  return Math.ceil((lengthM - NOISE_M) * partsInMetre) / partsInMetre
}

/** Rounds up to the centimetre. */
export function roundUpToCm(lengthM: number): number {
  return roundUpToPart(lengthM, 100)
}

/** Formats a length, rounded up to the centimetre, without trailing zeros. */
export function formatMetres(lengthM: number): string {
  return String(roundUpToCm(lengthM))
}

/** The sum of lengths, rounded up to the centimetre. */
export function sumM(lengthsM: readonly number[]): number {
  return roundUpToCm(lengthsM.reduce((sum, lengthM) => sum + lengthM, 0))
}

/** The number of parts that a length takes, rounded up; both in metres. */
export function countParts(totalM: number, partM: number): number {
  return Math.ceil((totalM - NOISE_M) / partM)
}
