import { buildProducts } from './build-products.ts'
import { colours } from './colours.ts'
import { priceList } from './price-list.ts'
import { readFactsFolder } from './read/read-facts.ts'

/** All products, in the order of the price list: `content/prices.json` and `content/products`. */
export const productFacts = buildProducts(priceList, readFactsFolder('products'), colours)
