import type { ProductFacts } from './product.ts'
import { checkFacts } from './read/check-facts.ts'
import { renders as existingRenders } from './renders.ts'
import type { Colour } from './schema/colours.schema.ts'
import type { PriceList } from './schema/price-list.schema.ts'
import { createProductSchema, type ProductFile } from './schema/product.schema.ts'
import { describeBadSlug, isSlug } from './slug.ts'

/** The "product not found" page has the address `/product/404`. */
const RESERVED_SLUG = '404'

/** Returns a sentence for each wrong file name, each line of the price list without a file, and each duplicate name. */
function findProblems(list: PriceList, files: Readonly<Record<string, ProductFile>>): string[] {
  const slugs = Object.keys(files)
  return [
    ...slugs
      .filter(slug => slug === RESERVED_SLUG || !isSlug(slug))
      .map(slug => describeBadSlug(`content/products/${slug}.json`, slug, 'box-profile')),
    ...list.products.flatMap(({ product }, index) =>
      product in files
        ? []
        : `content/prices.json: products.${index}.product is ${JSON.stringify(product)}; allowed is one of ${slugs.join(', ')}.`,
    ),
    ...slugs.flatMap((slug, index) => {
      const name = files[slug]?.name
      return slugs.findIndex(other => files[other]?.name === name) < index
        ? `content/products/${slug}.json: name is ${JSON.stringify(name)}; allowed is a name that no other product has.`
        : []
    }),
  ]
}

/** The named close-up, otherwise the render `closeup-x` that matches `roof-x`, if it exists and the product has alt texts for it. */
function findCloseup({ pictures, words }: ProductFile, renders: readonly string[]): string | undefined {
  const name = pictures?.roof?.replace(/^roof-/, 'closeup-')
  const hasAltTexts = Object.values(words).every(({ closeupAlt }) => closeupAlt)
  return pictures?.closeup ?? renders.find(render => render === name && hasAltTexts)
}

/** Combines one line of the price list with the product's file. */
function buildProduct(
  { product, price, thicknesses = [], isOutOfStock = false, isHidden: _, ...offers }: PriceList['products'][number],
  { colours, coloursOutOfStock = [], ...file }: ProductFile,
  id: string,
  allColours: readonly Pick<Colour, 'id'>[],
  renders: readonly string[],
): ProductFacts {
  const closeup = findCloseup(file as ProductFile, renders)
  const offeredColours = allColours.flatMap(({ id }) =>
    file.finish === 'painted' && (colours?.includes(id) ?? true) ? id : [],
  )
  return {
    ...file,
    ...offers,
    ...(closeup && { pictures: { ...file.pictures, closeup } }),
    id,
    slug: product,
    price: price ?? Math.min(...thicknesses.map(thickness => thickness.price)),
    thicknesses: [...thicknesses].sort((one, other) => one.thicknessMm - other.thicknessMm),
    colours: offeredColours,
    coloursOutOfStock,
    isOutOfStock:
      isOutOfStock || (offeredColours.length > 0 && offeredColours.every(id => coloursOutOfStock.includes(id))),
  }
}

/**
 * Builds the products in the order of the price list. Files without a line there, and hidden lines, are left out.
 * @param files the files of `content/products` by name, not validated yet
 * @param renders names of the existing renders
 * @throws {Error} with one sentence for each wrong field of the first invalid file; otherwise one for each problem between files.
 */
export function buildProducts(
  list: PriceList,
  files: Readonly<Record<string, unknown>>,
  colours: readonly Pick<Colour, 'id'>[],
  renders = existingRenders,
): readonly [ProductFacts, ...ProductFacts[]] {
  const schema = createProductSchema(colours, renders)
  const checkedFiles = Object.fromEntries(
    Object.entries(files).map(([slug, values]) => [slug, checkFacts(schema, values, `content/products/${slug}.json`)]),
  )
  const problems = findProblems(list, checkedFiles)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const visible = list.products.filter(({ isHidden }) => !isHidden)
  const [first, ...others] = visible.map((entry, index) =>
    buildProduct(entry, checkedFiles[entry.product] as ProductFile, String(index + 1), colours, renders),
  )
  if (!first) throw new Error('content/prices.json: products is []; allowed is at least one product.')
  return [first, ...others]
}
