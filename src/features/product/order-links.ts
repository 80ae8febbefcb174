import { business } from '#facts/business.ts'
import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import type { Words } from '#i18n/words.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { chatLink } from '#site/contact-links.ts'
import { absolute, pathsIn } from '#site/paths.ts'
import { formatPrice } from '#text/format-price.ts'

/** The colour in an order until the visitor chooses another: the pictured one, and whether it is out of stock. */
function describePicturedColour(product: Product, { key, messages }: Words): string | undefined {
  const pictured = colours.find(({ id }) => id === product.picturedColour)
  if (!pictured) return undefined
  const format = product.coloursOutOfStock.includes(pictured.id) ? messages.colourOutOfStock : messages.asPictured
  return format(pictured.name[key])
}

/** A chat link that orders a product. The text names the product, its price and cover width. */
export function orderLink(product: Product, words: Words): string {
  const { key, messages } = words
  const text = messages.order({
    name: product.name,
    price: formatPrice(product.price),
    coverWidth: words.product.measurements.millimetres(profiles[product.profile].coverWidthMm),
    colour: describePicturedColour(product, words),
    isOutOfStock: product.isOutOfStock,
    address: absolute(pathsIn(key).product(product.slug)),
  })
  return chatLink(business.chatNumber, text)
}

/** A chat link that asks for a sample of a product, painted ones in the pictured colour. */
export function sampleLink(product: Product, { key, messages }: Words): string {
  const pictured = colours.find(({ id }) => id === product.picturedColour)
  return chatLink(
    business.chatNumber,
    messages.sample(product.name, pictured?.name[key], absolute(pathsIn(key).product(product.slug))),
  )
}

/** What the quote page opens with: this product, in the pictured colour if it is in stock. */
export function quoteChoices({ slug, picturedColour: colour, coloursOutOfStock }: Product) {
  return { product: slug, ...(colour && !coloursOutOfStock.includes(colour) && { colour }) }
}

/** A link to the quote page for this product, also in one of its thicknesses. */
export function quoteLink(product: Product, { key }: Pick<Words, 'key'>, thicknessMm?: number): string {
  const choices = new URLSearchParams({
    ...quoteChoices(product),
    ...(thicknessMm !== undefined && { thickness: String(thicknessMm) }),
  })
  return `${pathsIn(key).quote}#${choices}`
}
