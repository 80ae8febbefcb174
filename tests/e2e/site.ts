import { business } from '../../src/business.ts'
import { products as productsOf } from '../../src/catalogue/catalogue.ts'
import { colours as colourList } from '../../src/catalogue/colours.ts'
import { shillings } from '../../src/catalogue/price.ts'
import { writtenNumber } from '../../src/contact/links.ts'
import { languages } from '../../src/languages.ts'
import { pathsIn } from '../../src/paths.ts'
import { profiles } from '../../src/roofing/profiles/profiles.ts'
import { wordsIn } from '../../src/words/words-in.ts'

const [language] = languages
const paths = pathsIn(language)

/** What the owner's files say: the tests hold the pages against them, whatever is sold. */
export const products = productsOf(wordsIn[language]).map(product => ({
  ...product,
  path: paths.product(product.slug),
  /** `KSh 1,234` */
  written: shillings(product.price),
}))

type SiteProduct = (typeof products)[number]

const [first] = products
if (!first) throw new Error('Nothing is sold.')

const firstOf = (wanted: (product: SiteProduct) => unknown): SiteProduct => products.find(wanted) ?? first
const isPainted = ({ finish }: SiteProduct) => finish === 'painted'

/** A straight sheet that is sold painted, where there is one. */
export const sheet = firstOf(product => isPainted(product) && !profiles[product.profile].step)
/** A tile form that is sold painted and on offer, where there is one. */
export const tile = firstOf(product => isPainted(product) && profiles[product.profile].step && product.isOnSale)
/** Neither of these, where there is one. */
export const another = firstOf(product => isPainted(product) && product !== sheet && product !== tile)
/** Sold without paint; absent where everything is painted. */
export const bare = products.find(product => !isPainted(product))

/** The colours of painted sheets as pages name them. */
export const colours = colourList.map(({ id, screen, name }) => ({
  id,
  name: name[language],
  /** As a browser writes a colour. */
  rgb: `rgb(${[1, 3, 5].map(at => Number.parseInt(screen.slice(at, at + 2), 16)).join(', ')})`,
}))

/** Colours that a product can be had in, and that its picture does not show. */
export function otherColours({ picturedColour, colours: offered, coloursOutOfStock }: SiteProduct): typeof colours {
  return colours.filter(({ id }) => id !== picturedColour && offered.includes(id) && !coloursOutOfStock.includes(id))
}

/** The offers of a product in the order of the specification. */
export function badgesOf({ isOnSale, isLimitedOffer, isFreeDelivery }: SiteProduct): string[] {
  const { badges } = wordsIn[language].product
  return [
    ...(isOnSale ? [badges.onSale] : []),
    ...(isLimitedOffer ? [badges.limitedOffer] : []),
    ...(isFreeDelivery ? [badges.freeDelivery] : []),
  ]
}

export const phone = writtenNumber(business.phone)
export const callAddress = `tel:${business.phone}`
export const email = business.email
export const brand = business.brand

/** The text that a click-to-chat link has ready. */
export function chatText(href: string | null): string {
  const address = new URL(href ?? '')
  if (address.origin !== 'https://wa.me' || address.pathname !== `/${business.chatNumber.slice(1)}`)
    throw new Error(`${href} does not open a chat with ${business.chatNumber}`)
  return address.searchParams.get('text') ?? ''
}

export const productPage = sheet.path
export const unknownPage = '/no-such-page'
export const unknownProduct = '/product/no-such-product'

const longest = products.reduce((long, product) => (product.name.length > long.name.length ? product : long))

/** Every page that can be opened. */
export const pages = [
  { name: 'the home page', path: '/' },
  ...products.map(({ name, path }) => ({ name: `the page of ${name}`, path })),
  { name: 'the delivery page', path: '/delivery' },
  { name: 'the privacy policy', path: '/privacy-policy.html' },
  { name: 'the terms', path: '/terms-of-service.html' },
  { name: 'the page for an unknown address', path: unknownPage },
  { name: 'the page for an unknown product', path: unknownProduct },
  { name: 'the page for an unexpected error', path: '/500.html' },
] as const

/** One page of each kind, and of products those that differ: painted, bare, the longest name. */
const different = new Set<string>([tile.path, bare?.path ?? tile.path, longest.path])
export const kinds = pages.filter(({ path }) => !products.some(product => product.path === path) || different.has(path))
