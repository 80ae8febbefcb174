/**
 * Writes the look of each product as JSON for the render scripts, from the owner's files.
 * Run: node imagery/export-products.ts FILE
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { colours } from '../src/facts/colours.ts'
import type { ProductFacts } from '../src/facts/product.ts'
import { productFacts } from '../src/facts/products.ts'

/** The look of one product. */
export interface Look {
  readonly profile: string
  /** `#rrggbb` of the colour in its picture; null for bare metal. */
  readonly colour: string | null
}

/**
 * The look of every product that names a render of its roof, by that name without `roof-`.
 * @throws {Error} when the pictured colour of a product is not sold.
 */
export function listLooks(
  products: readonly Pick<ProductFacts, 'slug' | 'profile' | 'pictures' | 'picturedColour'>[],
  sold: readonly { readonly id: string; readonly screen: string }[],
): Record<string, Look> {
  return Object.fromEntries(
    products.flatMap(({ slug, profile, pictures, picturedColour }) => {
      const name = pictures?.roof?.replace(/^roof-/, '')
      if (!name) return []
      const colour = picturedColour ? sold.find(({ id }) => id === picturedColour)?.screen : null
      if (colour === undefined) throw new Error(`${slug} is pictured in ${picturedColour}, which is not sold.`)
      return [[name, { profile, colour }] as const]
    }),
  )
}

if (import.meta.main) {
  const file = process.argv[2]
  if (!file) throw new Error('Name the file to write: node imagery/export-products.ts FILE')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(listLooks(productFacts, colours))}\n`)
}
