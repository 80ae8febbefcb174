import { productFacts } from '#facts/products.ts'
import { inWords } from './numbers.ts'

/** The number of products. */
const sold = productFacts.length

/** The page for addresses that do not exist. */
export const notFound = {
  /** Above the products. */
  products: `Our ${sold === 1 ? 'roof' : `${inWords(sold)} roofs`}`,
  page: {
    title: 'Page not found',
    heading: 'Oops! Page not found',
    text: 'There is nothing at this address. It may have been mistyped, or the page has moved.',
    action: 'Return to Home',
  },
  product: {
    title: 'Product not found',
    heading: 'Product Not Found',
    text: 'We sell no product under this name.',
    action: 'Return Home',
  },
}
