import { business } from '#facts/business.ts'
import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import type { Words } from '#i18n/words.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { chatLink } from '#site/contact-links.ts'
import { absolute, pathsIn } from '#site/paths.ts'
import { formatPrice } from '#text/format-price.ts'

/** A chat link that orders a product. The text names the product, price and cover width of the moment. */
export function orderLink(product: Product, { key, messages, product: words }: Words): string {
  const pictured = colours.find(({ id }) => id === product.picturedColour)
  const text = messages.order({
    name: product.name,
    price: formatPrice(product.price),
    coverWidth: words.measurements.millimetres(profiles[product.profile].coverWidthMm),
    colour: pictured && messages.asPictured(pictured.name[key]),
    address: absolute(pathsIn(key).product(product.slug)),
  })
  return chatLink(business.chatNumber, text)
}

/** A link to the quote page for this product, in the pictured colour and, if given, a thickness. */
export function quoteLink(product: Product, { key }: Pick<Words, 'key'>, thicknessMm?: number): string {
  const choices = new URLSearchParams({
    product: product.slug,
    ...(thicknessMm !== undefined && { thickness: String(thicknessMm) }),
    ...(product.picturedColour && { colour: product.picturedColour }),
  })
  return `${pathsIn(key).quote}#${choices}`
}
