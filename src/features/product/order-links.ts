import { business } from '#business.ts'
import { shillings } from '#catalogue/price.ts'
import type { Product } from '#catalogue/product.ts'
import { chatLink } from '#contact/links.ts'
import { absolute, pathsIn } from '#paths.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import type { Words } from '#words/words.ts'

/** The chat link that orders a product: its text freezes name, price and assumed cover width. */
export function orderLink(product: Product, { key, messages, product: words }: Words): string {
  const text = messages.order({
    name: product.name,
    price: shillings(product.price),
    coverWidth: words.measurements.millimetres(profiles[product.profile].coverWidthMm),
    colour: product.finish === 'painted' ? messages.noColour : undefined,
    address: absolute(pathsIn(key).product(product.slug)),
  })
  return chatLink(business.chatNumber, text)
}
