import { badValues } from './bad-value.ts'

const PIECE = 'a price in KSh for a piece'

export const badAccessories = badValues(
  ['cap.lengthM', 0, 'a length from 0.5 to 6 m'],
  ['cap.lengthM', '2', 'a length from'],
  ['valley.lapM', 1, 'a lap from 0.05 to 0.3 m'],
  ['valley.lapM', undefined, 'a lap from'],
  ['flashing.price', 0, `${PIECE} from 1`],
  ['gutter.price', '900', PIECE],
  ['gutter', undefined, 'lengthM, lapM and, where it has one, a price'],
  ['fasteners.pricePerKg', -1, 'a price in KSh for a kilogram'],
  ['fasteners', [], 'nothing, or a pricePerKg'],
)
