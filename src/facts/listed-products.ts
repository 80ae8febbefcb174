import type { ProductFacts } from './product.ts'
import { checked } from './read/check-facts.ts'
import { renders } from './renders.ts'
import type { Colour } from './schema/colours.schema.ts'
import type { PriceList } from './schema/price-list.schema.ts'
import { type ProductFile, productFields } from './schema/product.schema.ts'

/** `404` is the page of products that are not there. */
const SLUG = /^(?!404$)[a-z0-9]+(-[a-z0-9]+)*$/

/** What is wrong with a list and its files as a whole, one sentence each. */
function faults(list: PriceList, files: Readonly<Record<string, ProductFile>>): string[] {
  const slugs = Object.keys(files)
  const listed = new Set(list.products.map(({ product }) => product))
  return [
    ...slugs
      .filter(slug => !SLUG.test(slug))
      .map(
        slug =>
          `content/products/${slug}.json: its name is ${JSON.stringify(slug)}; allowed is small letters and digits joined by hyphens, such as box-profile.`,
      ),
    ...list.products.flatMap(({ product }, index) =>
      product in files
        ? []
        : `content/prices.json: products.${index}.product is ${JSON.stringify(product)}; allowed is one of ${slugs.join(', ')}.`,
    ),
    ...slugs
      .filter(slug => !listed.has(slug))
      .map(
        slug => `content/products/${slug}.json: content/prices.json has no price for it; allowed is one line there.`,
      ),
    ...slugs.flatMap((slug, index) => {
      const name = files[slug]?.name
      return slugs.findIndex(other => files[other]?.name === name) < index
        ? `content/products/${slug}.json: name is ${JSON.stringify(name)}; allowed is a name that no other product has.`
        : []
    }),
  ]
}

/** The close-up that goes with a picture on a roof: `closeup-x` with `roof-x`, once it is rendered and said in words. */
function closeupOf({ pictures, words }: ProductFile, rendered: readonly string[]): string | undefined {
  const name = pictures?.roof?.replace(/^roof-/, 'closeup-')
  const isSaid = Object.values(words).every(({ closeupAlt }) => closeupAlt)
  return pictures?.closeup ?? rendered.find(each => each === name && isSaid)
}

/** One line of the price list with what the product's file says. */
function listed(
  { product, price, thicknesses = [], isOutOfStock = false, ...offers }: PriceList['products'][number],
  { colours, coloursOutOfStock = [], ...file }: ProductFile,
  id: string,
  sold: readonly Pick<Colour, 'id'>[],
  rendered: readonly string[],
): ProductFacts {
  const closeup = closeupOf(file as ProductFile, rendered)
  const offered = sold.flatMap(({ id }) => (file.finish === 'painted' && (colours?.includes(id) ?? true) ? id : []))
  return {
    ...file,
    ...offers,
    ...(closeup && { pictures: { ...file.pictures, closeup } }),
    id,
    slug: product,
    price: price ?? Math.min(...thicknesses.map(thickness => thickness.price)),
    thicknesses: [...thicknesses].sort((one, other) => one.thicknessMm - other.thicknessMm),
    colours: offered,
    coloursOutOfStock,
    isOutOfStock: isOutOfStock || (offered.length > 0 && offered.every(id => coloursOutOfStock.includes(id))),
  }
}

/**
 * Every product in the order of the price list. `files` are those of `content/products` under their names, unchecked;
 * `rendered` are the names of the pictures that are there.
 * @throws {Error} one sentence a wrong field: which, what was found, what is allowed.
 */
export function listedProducts(
  list: PriceList,
  files: Readonly<Record<string, unknown>>,
  colours: readonly Pick<Colour, 'id'>[],
  rendered = renders,
): readonly [ProductFacts, ...ProductFacts[]] {
  const fields = productFields(colours, rendered)
  const sound = Object.fromEntries(
    Object.entries(files).map(([slug, values]) => [slug, checked(fields, values, `content/products/${slug}.json`)]),
  )
  const sentences = faults(list, sound)
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
  const [first, ...others] = list.products.map((entry, index) =>
    listed(entry, sound[entry.product] as ProductFile, String(index + 1), colours, rendered),
  )
  if (!first) throw new Error('content/prices.json: products is []; allowed is at least one product.')
  return [first, ...others]
}
