import { type LengthUnit, metresPer } from '../lengths/unit.ts'

interface Range {
  readonly min: number
  readonly max: number
}

/** Sheets are usually 1 to 6 m long; other lengths without a unit become questions. */
export const usualLengthM: Range = { min: 1, max: 6 }
/** A lorry carries sheets up to this length; longer ones become questions even with a unit. */
export const MAX_WRITTEN_LENGTH_M = 12
/** From the length of a flashing to what a lorry can carry; other lengths are not offered as readings. */
export const possibleLengthM: Range = { min: 0.3, max: 13 }

export const isWithin = (value: number, { min, max }: Range) => value >= min - 1e-9 && value <= max + 1e-9

/** Rounds metres to a hundredth of a millimetre, in which a quarter of an inch is exact. */
export const roundLengthM = (lengthM: number) => Math.round(lengthM * 1e5) / 1e5
export const toMetres = (value: number, unit: LengthUnit) => roundLengthM(value * metresPer[unit])

export const isImperial = (unit: LengthUnit) => unit === 'ft' || unit === 'in'

/** Lengths that differ by less are the same, written with fewer decimals. */
export const SAME_LENGTH_M = 0.006
