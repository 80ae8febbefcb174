import { type LengthUnit, metresPer } from '../lengths/unit.ts'

interface Range {
  readonly least: number
  readonly most: number
}

/** Sheets are sold from 1 to 6 m without a word; others are asked about. */
export const usualM: Range = { least: 1, most: 6 }
/** No single sheet is longer than a lorry carries, or shorter than a flashing; what lies between is possible. */
export const possibleM: Range = { least: 0.3, most: 13 }

export const isWithin = (value: number, { least, most }: Range) => value >= least - 1e-9 && value <= most + 1e-9

/** Metres to a hundredth of a millimetre: half an inch is 12.7 mm. */
export const exact = (lengthM: number) => Math.round(lengthM * 1e5) / 1e5
export const metres = (value: number, unit: LengthUnit) => exact(value * metresPer[unit])

export const isFeet = (unit: LengthUnit) => unit === 'ft' || unit === 'in'
