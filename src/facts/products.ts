import { buildProducts } from './build-products.ts'
import { colours } from './colours.ts'
import { priceList } from './price-list.ts'
import { readFactsFolder } from './read/read-facts.ts'

/** The products that pages show, in the order of the price list, from `content/prices.json` and `content/products`. */
export const productFacts = buildProducts(priceList, readFactsFolder('products'), colours)
