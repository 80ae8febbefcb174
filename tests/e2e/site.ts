import { business } from '../../src/facts/business.ts'
import { localizedProducts } from '../../src/facts/catalogue.ts'
import { colours as colourList } from '../../src/facts/colours.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { profiles } from '../../src/roofing/profiles/profiles.ts'
import { formatInternationalNumber } from '../../src/site/contact-links.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { formatPrice } from '../../src/text/format-price.ts'
import { type Language, languages } from '../../src/text/languages.ts'

const [first, ...others] = languages
const paths = pathsIn(first)

/** What the owner's files say: the tests hold the pages against them, whatever is sold. */
export const products = localizedProducts(wordsByLanguage[first]).map(product => ({
  ...product,
  path: paths.product(product.slug),
  /** `KSh 1,234` */
  written: formatPrice(product.price),
}))

type SiteProduct = (typeof products)[number]

const [featuredProducts] = products
if (!featuredProducts) throw new Error('Nothing is sold.')

const firstOf = (wanted: (product: SiteProduct) => unknown): SiteProduct => products.find(wanted) ?? featuredProducts
const isPainted = ({ finish }: SiteProduct) => finish === 'painted'
/** Its picture can be seen in other colours: a photograph cannot. */
const isTinted = (product: SiteProduct) => isPainted(product) && !product.photographs?.roof

/** A straight sheet that is sold painted, where there is one. */
export const sheet = firstOf(product => isTinted(product) && !profiles[product.profile].step)
/** A tile form that is sold painted and on offer, where there is one. */
export const tile = firstOf(product => isTinted(product) && profiles[product.profile].step && product.isOnSale)
/** Neither of these, where there is one. */
export const another = firstOf(product => isTinted(product) && product !== sheet && product !== tile)
/** Sold without paint; absent where everything is painted. */
export const bare = products.find(product => !isPainted(product))

/** The colours of painted sheets as pages name them. */
export const colours = colourList.map(({ id, screen, name }) => ({
  id,
  name: name[first],
  /** As each language names it. */
  said: name,
  screen,
  /** As a browser writes a colour. */
  rgb: `rgb(${[1, 3, 5].map(at => Number.parseInt(screen.slice(at, at + 2), 16)).join(', ')})`,
}))

/** Colours that a product can be had in, and that its picture does not show. */
export function otherColours({ picturedColour, colours: offered, coloursOutOfStock }: SiteProduct): typeof colours {
  return colours.filter(({ id }) => id !== picturedColour && offered.includes(id) && !coloursOutOfStock.includes(id))
}

/** The offers of a product in the order of the specification. */
export function badgesOf({ isOnSale, isLimitedOffer, isFreeDelivery }: SiteProduct): string[] {
  const { badges } = wordsByLanguage[first].product
  return [
    ...(isOnSale ? [badges.onSale] : []),
    ...(isLimitedOffer ? [badges.limitedOffer] : []),
    ...(isFreeDelivery ? [badges.freeDelivery] : []),
  ]
}

export const phone = formatInternationalNumber(business.phone)
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

/** Every page of a language that can be opened. */
function pagesIn(language: Language) {
  const { home, delivery, quote, privacyPolicy, termsOfService, product } = pathsIn(language)
  const of = language === first ? '' : ` in ${wordsByLanguage[language].name}`
  return [
    { name: `the home page${of}`, path: home },
    ...products.map(({ name, slug }) => ({ name: `the page of ${name}${of}`, path: product(slug) })),
    { name: `the page of quotes${of}`, path: quote },
    { name: `the delivery page${of}`, path: delivery },
    { name: `the privacy policy${of}`, path: privacyPolicy },
    { name: `the terms${of}`, path: termsOfService },
    { name: `the page for an unknown address${of}`, path: `${home}${unknownPage.slice(1)}` },
    { name: `the page for an unknown product${of}`, path: `${home}${unknownProduct.slice(1)}` },
  ]
}

/** Every page of the first language that can be opened; the engine's own error is in no other. */
export const pages = [...pagesIn(first), { name: 'the page for an unexpected error', path: '/500.html' }]

/** One page of each kind, and of products those that differ: painted and bare. */
const different = new Set([tile.slug, bare?.slug ?? tile.slug])
const isOfAKind = ({ path }: { readonly path: string }) =>
  !products.some(({ slug }) => path.endsWith(`/product/${slug}`)) ||
  [...different].some(slug => path.endsWith(`/${slug}`))
export const kinds = pages.filter(isOfAKind)
/** The product with the longest name, where it is none of these. */
export const longestName = pages.filter(page => page.path === longest.path && !isOfAKind(page))
/** What each kind has of its own beside words: the bar, the button and the actions of the page. */
export const shells = kinds.filter(({ path }) => ['/', tile.path, unknownPage, '/500.html'].includes(path))
/** One page of each kind in the other languages, which share all but their words with the first. */
export const otherKinds = others
  .flatMap(pagesIn)
  .filter(({ path }) => !products.some(({ slug }) => slug !== tile.slug && path.endsWith(`/product/${slug}`)))
/** Of those in the other languages the ones that hold what the others do, and more. */
export const otherMainKinds = others.flatMap(language => {
  const { home, delivery, quote, product } = pathsIn(language)
  return otherKinds.filter(({ path }) => [home, delivery, quote, product(tile.slug)].includes(path))
})
