import type { Guide } from '#facts/build-guides.ts'
import type { HouseId } from '#roofing/quote/usual-houses.ts'

/** The house of a guide if the answer is the cost of its whole roof. */
export const pricedHouseOf = ({ answer, house }: Pick<Guide, 'answer' | 'house'>): HouseId | undefined =>
  answer?.includes(`{{budget ${house}}}`) ? house : undefined
