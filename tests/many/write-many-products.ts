import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { profiles } from '../../src/roofing/profiles/profiles.ts'

/** One product in 30 has no pictures, so its pictures are drawn. The others use those of a real product. */
const DRAWN_INTERVAL = 30
/** The index of the first drawn product, which is on the home page. All drawn ones look alike, because encoding is slow. */
const FIRST_DRAWN = 10

/** Adds a number to each text, so that all products differ. */
function addNumber(words: unknown, number: number): unknown {
  if (typeof words === 'string') return `${words} ${number}`
  if (Array.isArray(words)) return words.map(entry => addNumber(entry, number))
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, addNumber(value, number)]))
}

interface FactsFile {
  readonly products: readonly { product: string }[]
  readonly finish: string
  readonly pictures: unknown
}

/** Existing pictures by finish, so that the build for this test encodes none. */
function picturesByFinish(read: (file: string) => FactsFile): ReadonlyMap<string, unknown> {
  const { products } = read('prices.json')
  return new Map(
    products.map(({ product }) => read(`products/${product}.json`)).map(({ finish, pictures }) => [finish, pictures]),
  )
}

/**
 * Copies the owner's files into an empty folder and replaces the products and prices by `count` generated ones. Slugs
 * contain digits; profiles, finishes and offers vary.
 */
export function writeManyProducts(folder: string, count: number): void {
  cpSync('content', folder, { recursive: true })
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const write = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value))
  const [firstProduct] = read('prices.json').products
  const { words } = read(`products/${firstProduct.product}.json`)
  const picturesOf = picturesByFinish(read)
  const { asOf } = read('prices.json')
  const [{ id: colour }] = read('colours.json').colours
  rmSync(join(folder, 'products'), { recursive: true })
  mkdirSync(join(folder, 'products'))
  const ids = Object.keys(profiles)
  const slugs = Array.from({ length: count }, (_, index) => `sheet-${index + 1}-g${28 + (index % 3)}`)
  for (const [index, slug] of slugs.entries()) {
    const isPainted = index % 3 > 0
    write(`products/${slug}.json`, {
      name: `MADE-UP SHEET ${index + 1}`,
      profile: ids[index % ids.length],
      finish: isPainted ? 'painted' : 'bare',
      ...(isPainted && { picturedColour: colour }),
      ...(index % DRAWN_INTERVAL !== FIRST_DRAWN && { pictures: picturesOf.get(isPainted ? 'painted' : 'bare') }),
      words: addNumber(words, index + 1),
    })
  }
  write('prices.json', {
    asOf,
    products: slugs.map((product, index) => ({
      product,
      price: 380 + 7 * index,
      isOnSale: index % 4 === 0,
      isLimitedOffer: index % 5 === 0,
      isFreeDelivery: index % 6 > 0,
    })),
  })
}
