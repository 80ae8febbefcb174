import { business } from '#facts/business.ts'
import { localizedProducts } from '#facts/catalogue.ts'
import type { Product } from '#facts/product.ts'
import type { Words } from '#i18n/words.ts'
import { absolute, paths, pathsIn } from '#site/paths.ts'
import { shillings } from '#text/format-price.ts'

/**
 * The columns that a catalogue of WhatsApp Business, or any other of Meta, asks for. The price is that of one running
 * metre, which the description says.
 */
const columns = {
  id: ({ slug }) => slug,
  title: ({ name }) => name,
  description: ({ name, price, description, isFreeDelivery }, { product }) =>
    product.metaDescription(name, shillings(price), description, isFreeDelivery),
  availability: ({ isOutOfStock }) => (isOutOfStock ? 'out of stock' : 'in stock'),
  condition: () => 'new',
  price: ({ price }) => `${price.toFixed(2)} KES`,
  link: ({ slug }, { key }) => absolute(pathsIn(key).product(slug)),
  image_link: ({ slug }) => absolute(paths.square(slug)),
  brand: () => business.brand,
} as const satisfies Record<string, (product: Product, words: Words) => string>

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
const line = (values: readonly string[]) => `${values.map(quoted).join()}\r\n`

/** What is sold as comma-separated values (RFC 4180), in one language: Meta fetches it every day from its address. */
export function catalogueFeed(words: Words, sold: readonly Product[] = localizedProducts(words)): string {
  const rows = sold.map(product => Object.values(columns).map(column => column(product, words)))
  return [Object.keys(columns), ...rows].map(line).join('')
}
