import { brotliCompressSync, constants } from 'node:zlib'
import budgets from '../../budgets.json' with { type: 'json' }
import { business } from '../../src/facts/business.ts'
import { featuredProducts, localizedProducts, otherProducts } from '../../src/facts/catalogue.ts'
import { colours } from '../../src/facts/colours.ts'
import { servedCounties } from '../../src/facts/counties.ts'
import type { Product } from '../../src/facts/product.ts'
import type { BuiltPage } from './site.ts'

/**
 * The bytes that the owner's facts may add to a page with these products: the compressed size of the facts, and the markup
 * of each product.
 */
export function contentSizeOf(products: readonly Product[]): number {
  const facts = JSON.stringify({ business, servedCounties, colours, products })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(facts, { params }).length + budgets.page.eachProduct * products.length
}

/** The bytes that the owner's facts may add to a page. */
export function contentSize({ kind, words, paths, address }: BuiltPage): number {
  const all = localizedProducts(words)
  if (kind === 'quote' || kind === 'list') return contentSizeOf(all)
  const pageProducts = all.filter(({ slug }) => paths.product(slug) === address)
  return contentSizeOf([
    ...pageProducts,
    ...pageProducts.flatMap(product => otherProducts(all, product)),
    ...featuredProducts(all),
  ])
}
