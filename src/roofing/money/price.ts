/**
 * Prices, all of them. Inside, lengths are whole millimetres and prices whole cents, so that no float noise adds a
 * shilling; what comes out is whole shillings, rounded up: a price is never told too low, and only once rounded.
 */
const CENTS = 100
const MM = 1000

/** A whole number over a whole number, up to the next whole one. Exact below 2^53. */
function upTo(whole: number, over: number): number {
  const rest = whole % over
  return (whole - rest) / over + (rest > 0 ? 1 : 0)
}

const inCents = (priceKsh: number) => Math.round(priceKsh * CENTS)

/** Whole millimetres of a length; what is below a thousandth of one is float noise, what is above counts as a whole one. */
const inMm = (lengthM: number) => Math.ceil(lengthM * MM - 1e-3)

/**
 * What a length of sheet costs.
 * @param lengthM running metres, 0 to a thousand kilometres
 * @param pricePerMetreKsh shillings and cents of one running metre
 * @returns whole shillings, rounded up
 */
export function priceKsh(lengthM: number, pricePerMetreKsh: number): number {
  return upTo(inMm(lengthM) * inCents(pricePerMetreKsh), MM * CENTS)
}

/**
 * What so many pieces, or kilograms, cost.
 * @returns whole shillings, rounded up
 */
export function piecesKsh(count: number, eachKsh: number): number {
  return upTo(count * inCents(eachKsh), CENTS)
}

/**
 * What one square metre of covered roof costs: the price of a running metre over the width that metre covers.
 * @returns whole shillings, rounded up
 */
export function pricePerCoveredM2Ksh(pricePerMetreKsh: number, coverWidthM: number): number {
  // A width is typed to a tenth of a millimetre.
  return upTo(inCents(pricePerMetreKsh) * 10_000, Math.round(coverWidthM * 10_000) * CENTS)
}

/**
 * What one square metre of a roof costs, laps and off-cuts included.
 * @returns whole shillings, rounded up
 */
export function pricePerRoofM2Ksh(wholePriceKsh: number, roofAreaM2: number): number {
  return Math.ceil(wholePriceKsh / roofAreaM2 - 1e-9)
}
