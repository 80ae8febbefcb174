import { business } from '#facts/business.ts'
import { localizedProducts } from '#facts/catalogue.ts'
import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import type { Words } from '#i18n/words.ts'
import { absolute, paths, pathsIn } from '#site/paths.ts'
import { formatPrice } from '#text/format-price.ts'

/**
 * The columns that WhatsApp Business and other catalogues of Meta require. The price is for one running metre, as stated
 * in the description.
 */
const columns = {
  id: ({ slug }) => slug,
  title: ({ name }) => name,
  description: ({ name, price, description, isFreeDelivery, coloursOutOfStock }, { key, product }) => {
    const outOfStock = colours.filter(({ id }) => coloursOutOfStock.includes(id)).map(colour => colour.name[key])
    return [
      product.metaDescription(name, formatPrice(price), description, isFreeDelivery),
      ...(outOfStock.length > 0 ? [product.coloursOutOfStock(outOfStock.join(', '))] : []),
    ].join(' ')
  },
  availability: ({ isOutOfStock }) => (isOutOfStock ? 'out of stock' : 'in stock'),
  condition: () => 'new',
  price: ({ price }) => `${price.toFixed(2)} KES`,
  link: ({ slug }, { key }) => absolute(pathsIn(key).product(slug)),
  image_link: ({ slug }) => absolute(paths.square(slug)),
  brand: () => business.brand,
} as const satisfies Record<string, (product: Product, words: Words) => string>

const quoteCell = (value: string) => `"${value.replaceAll('"', '""')}"`
const formatRow = (values: readonly string[]) => `${values.map(quoteCell).join()}\r\n`

/** The product feed in one language, as CSV (RFC 4180). Meta fetches it every day. */
export function catalogueFeed(words: Words, products: readonly Product[] = localizedProducts(words)): string {
  const rows = products.map(product => Object.values(columns).map(column => column(product, words)))
  return [Object.keys(columns), ...rows].map(formatRow).join('')
}
