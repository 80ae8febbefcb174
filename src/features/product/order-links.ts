import { business } from '#business.ts'
import { colours } from '#catalogue/colours.ts'
import { shillings } from '#catalogue/price.ts'
import type { Product } from '#catalogue/product.ts'
import { chatLink } from '#contact/links.ts'
import { absolute, pathsIn } from '#paths.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import type { Words } from '#words/words.ts'

/** The chat link that orders a product: its text freezes name, price and assumed cover width. */
export function orderLink(product: Product, { key, messages, product: words }: Words): string {
  const pictured = colours.find(({ id }) => id === product.picturedColour)
  const text = messages.order({
    name: product.name,
    price: shillings(product.price),
    coverWidth: words.measurements.millimetres(profiles[product.profile].coverWidthMm),
    colour: pictured && messages.asPictured(pictured.name[key]),
    address: absolute(pathsIn(key).product(product.slug)),
  })
  return chatLink(business.chatNumber, text)
}
