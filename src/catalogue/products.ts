import { folderOfFacts } from '../facts/facts.ts'
import { colours } from './colours.ts'
import { listedProducts } from './listed-products.ts'
import { priceList } from './price-list.ts'

/** Every product that is sold, in the order of the price list: `content/prices.json` and `content/products`. */
export const productFacts = listedProducts(priceList, folderOfFacts('products'), colours)
