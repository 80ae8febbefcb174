/** The page for addresses that do not exist. */
export const notFound = {
  /** Above the products. */
  products: 'This is what we sell',
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
