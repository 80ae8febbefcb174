import type { RoofInput } from '../roof/roof.ts'

export type HouseSize = Pick<RoofInput, 'lengthM' | 'widthM'>
export type UsualHouse = HouseSize & Pick<RoofInput, 'wings'>

/**
 * Self-built houses as they are common in Kenya, smallest first, measured over the outside of the walls. No standard names
 * these sizes. Builders and the press price three-bedroom houses of up to 135 m² with verandas; 12 × 9 m (108 m²) is the
 * plain house without one, and the others keep some 20 to 35 m² for each room more. The four-bedroom house has a wing,
 * because a rectangle of its area would be deeper than usual trusses span.
 */
export const usualHouses = {
  bedsitter: { lengthM: 5, widthM: 4 },
  'one-bedroom': { lengthM: 7, widthM: 6 },
  'two-bedroom': { lengthM: 9, widthM: 7 },
  'three-bedroom': { lengthM: 12, widthM: 9 },
  'four-bedroom': { lengthM: 14, widthM: 9, wings: [{ side: 'front', atM: 0, outM: 3, widthM: 6 }] },
} as const satisfies Readonly<Record<string, UsualHouse>>

export type HouseId = keyof typeof usualHouses

/** The house of every example: prices, sums of the guides. */
export const EXAMPLE_HOUSE = 'three-bedroom' satisfies HouseId

export const houseIds = Object.keys(usualHouses) as HouseId[]
