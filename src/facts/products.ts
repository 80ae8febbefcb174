import { colours } from './colours.ts'
import { listedProducts } from './listed-products.ts'
import { priceList } from './price-list.ts'
import { folderOfFacts } from './read/read-facts.ts'

/** Every product that is sold, in the order of the price list: `content/prices.json` and `content/products`. */
export const productFacts = listedProducts(priceList, folderOfFacts('products'), colours)
