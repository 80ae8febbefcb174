import fc from 'fast-check'
import { arbitraryShop, type TextLengths } from './arbitrary-shop.ts'
import { changedShops } from './changes.ts'
import type { Shop } from './shop.ts'

/** The numbers of products and the lengths of texts of the drawn shops, which take them in turn. */
const PRODUCT_COUNTS = [1, 2, 3, 4, 6, 7, 8, 10, 12, 13, 20, 60]
const TEXT_LENGTHS: readonly TextLengths[] = ['any', 'longest', 'any', 'shortest', 'any']
const DRAWN_SHOPS = 60

const drawShop = (seed: number, count: number, lengths: TextLengths) => () =>
  fc.sample(arbitraryShop(count, lengths), { seed, numRuns: 1 })[0] as Shop

/** The largest and the smallest shop that the forms allow. */
const extremeShops: Readonly<Record<string, () => Shop>> = {
  'sixty products in the longest words': drawShop(60, 60, 'longest'),
  'one product in the shortest words': drawShop(61, 1, 'shortest'),
}

/** Shops that are drawn at random from fixed seeds. */
const drawnShops: Readonly<Record<string, () => Shop>> = Object.fromEntries(
  Array.from({ length: DRAWN_SHOPS }, (_, index) => {
    const count = PRODUCT_COUNTS[index % PRODUCT_COUNTS.length] as number
    const lengths = TEXT_LENGTHS[index % TEXT_LENGTHS.length] as TextLengths
    return [`drawn ${index + 1}`, drawShop(index + 1, count, lengths)]
  }),
)

/** All generated shops, by group and name. */
export const shopGroups = { extremes: extremeShops, changes: changedShops, drawn: drawnShops } as const
