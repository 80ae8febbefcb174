/** Float noise of up to a micrometre never adds a centimetre. */
const NOISE_M = 1e-6

/** Up to the next whole part of a metre: a hundredth, a tenth. */
export function upToPart(lengthM: number, partsInMetre: number): number {
  return Math.ceil((lengthM - NOISE_M) * partsInMetre) / partsInMetre
}

/** Up to the next whole centimetre. */
export function upToCm(lengthM: number): number {
  return upToPart(lengthM, 100)
}

/** A length as it is shown: up to the centimetre, without zeros at its end. Never told below the truth. */
export function shownM(lengthM: number): string {
  return String(upToCm(lengthM))
}

/** The sum of lengths, up to the next whole centimetre. */
export function sumM(lengthsM: readonly number[]): number {
  return upToCm(lengthsM.reduce((sum, lengthM) => sum + lengthM, 0))
}

/** How many parts of a size a whole takes, both in metres; a micrometre of noise never adds one. */
export function partsIn(wholeM: number, partM: number): number {
  return Math.ceil((wholeM - NOISE_M) / partM)
}
