import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { profiles } from '../../src/roofing/profiles/profiles.ts'

/** Every so manyth product has no pictures, and so is drawn; the others show those of a real one of the same finish. */
const EVERY = 30
/** The first of them stands on the home page. All are of one profile and one colour, for encoding what is drawn takes long. */
const FIRST = 10

/** The same words with a number behind each, so that no two products say the same. */
function numbered(words: unknown, nth: number): unknown {
  if (typeof words === 'string') return `${words} ${nth}`
  if (Array.isArray(words)) return words.map(each => numbered(each, nth))
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, numbered(value, nth)]))
}

interface Read {
  readonly products: readonly { product: string }[]
  readonly finish: string
  readonly pictures: unknown
}

/** Pictures that are there already: a build for this test alone encodes none. */
function picturesByFinish(read: (file: string) => Read): ReadonlyMap<string, unknown> {
  const own = read('prices.json').products
  return new Map(own.map(({ product }) => read(`products/${product}.json`)).map(each => [each.finish, each.pictures]))
}

/**
 * Writes a folder of facts with so many products into an empty folder: the owner's own files, but for the products and
 * their prices. Slugs hold digits; profiles, colours and offers take turns.
 */
export function writeManyProducts(folder: string, count: number): void {
  cpSync('content', folder, { recursive: true })
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value))
  const [own] = read('prices.json').products
  const { words } = read(`products/${own.product}.json`)
  const picturesOf = picturesByFinish(read)
  const { asOf } = read('prices.json')
  const [{ id: colour }] = read('colours.json').colours
  rmSync(join(folder, 'products'), { recursive: true })
  mkdirSync(join(folder, 'products'))
  const ids = Object.keys(profiles)
  const slugs = Array.from({ length: count }, (_, nth) => `sheet-${nth + 1}-g${28 + (nth % 3)}`)
  for (const [nth, slug] of slugs.entries()) {
    const painted = nth % 3 > 0
    write(`products/${slug}.json`, {
      name: `MADE-UP SHEET ${nth + 1}`,
      profile: ids[nth % ids.length],
      finish: painted ? 'painted' : 'bare',
      ...(painted && { picturedColour: colour }),
      ...(nth % EVERY !== FIRST && { pictures: picturesOf.get(painted ? 'painted' : 'bare') }),
      words: numbered(words, nth + 1),
    })
  }
  write('prices.json', {
    asOf,
    products: slugs.map((product, nth) => ({
      product,
      price: 380 + 7 * nth,
      isOnSale: nth % 4 === 0,
      isLimitedOffer: nth % 5 === 0,
      isFreeDelivery: nth % 6 > 0,
    })),
  })
}
