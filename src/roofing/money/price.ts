/**
 * All prices are calculated here. Lengths are whole millimetres and prices whole cents inside, so that rounding errors
 * cannot add a shilling. Results are whole shillings, rounded up once.
 */
const CENTS_PER_SHILLING = 100
const MM_PER_METRE = 1000

/** The quotient of two whole numbers, rounded up. Exact below 2^53. */
function divideRoundingUp(dividend: number, divisor: number): number {
  const remainder = dividend % divisor
  return (dividend - remainder) / divisor + (remainder > 0 ? 1 : 0)
}

const toCents = (priceKsh: number) => Math.round(priceKsh * CENTS_PER_SHILLING)

/** A length in whole millimetres, rounded up; less than a thousandth of a millimetre is a rounding error. */
const toMm = (lengthM: number) => Math.ceil(lengthM * MM_PER_METRE - 1e-3)

/**
 * The price of a length of sheet.
 * @param lengthM running metres, 0 to a thousand kilometres
 * @param pricePerMetreKsh the price of one running metre, with at most two decimals
 * @returns whole shillings, rounded up
 */
export function priceKsh(lengthM: number, pricePerMetreKsh: number): number {
  return divideRoundingUp(toMm(lengthM) * toCents(pricePerMetreKsh), MM_PER_METRE * CENTS_PER_SHILLING)
}

/**
 * The price of a number of pieces or whole kilograms.
 * @returns whole shillings, rounded up
 */
export function piecesKsh(count: number, eachKsh: number): number {
  return divideRoundingUp(count * toCents(eachKsh), CENTS_PER_SHILLING)
}

/**
 * The price of a square metre covered by sheets: the price of a running metre over the cover width.
 * @returns whole shillings, rounded up
 */
export function pricePerCoveredM2Ksh(pricePerMetreKsh: number, coverWidthM: number): number {
  // Widths have a precision of a tenth of a millimetre.
  return divideRoundingUp(toCents(pricePerMetreKsh) * 10_000, Math.round(coverWidthM * 10_000) * CENTS_PER_SHILLING)
}

/**
 * The price of a square metre of a roof, laps and off-cuts included.
 * @returns whole shillings, rounded up
 */
export function pricePerRoofM2Ksh(wholePriceKsh: number, roofAreaM2: number): number {
  return Math.ceil(wholePriceKsh / roofAreaM2 - 1e-9)
}
