import { business } from '../../src/facts/business.ts'
import { localizedProducts } from '../../src/facts/catalogue.ts'
import { colours as colourList } from '../../src/facts/colours.ts'
import { guides } from '../../src/facts/guides.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { profiles } from '../../src/roofing/profiles/profiles.ts'
import { formatInternationalNumber } from '../../src/site/contact-links.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { formatPrice } from '../../src/text/format-price.ts'
import { type Language, languages } from '../../src/text/languages.ts'

const [first, ...others] = languages
const paths = pathsIn(first)

/** The owner's products. Tests compare the pages with them. */
export const products = localizedProducts(wordsByLanguage[first]).map(product => ({
  ...product,
  path: paths.product(product.slug),
  /** `KSh 1,234` */
  priceText: formatPrice(product.price),
}))

type SiteProduct = (typeof products)[number]

const [firstProduct] = products
if (!firstProduct) throw new Error('There are no products.')

const findOrFirst = (matches: (product: SiteProduct) => unknown): SiteProduct => products.find(matches) ?? firstProduct
const isPainted = ({ finish }: SiteProduct) => finish === 'painted'
/** Whether its picture can be repainted in other colours, which photographs cannot. */
const isRepaintable = (product: SiteProduct) => isPainted(product) && !product.photographs?.roof

/** A painted straight sheet, if there is one. */
export const sheet = findOrFirst(product => isRepaintable(product) && !profiles[product.profile].step)
/** A painted step tile on sale, if there is one. */
export const tile = findOrFirst(product => isRepaintable(product) && profiles[product.profile].step && product.isOnSale)
/** Another painted product, if there is one. */
export const another = findOrFirst(product => isRepaintable(product) && product !== sheet && product !== tile)
/** A product without paint, if there is one. */
export const bare = products.find(product => !isPainted(product))

/** The colours of painted sheets. */
export const colours = colourList.map(({ id, screen, name }) => ({
  id,
  name: name[first],
  nameByLanguage: name,
  screen,
}))

/** Available colours of a product that its picture does not show. */
export function otherColours({ picturedColour, colours: offered, coloursOutOfStock }: SiteProduct): typeof colours {
  return colours.filter(({ id }) => id !== picturedColour && offered.includes(id) && !coloursOutOfStock.includes(id))
}

/** The badges of a product in their order on the page. */
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

/** The message of a WhatsApp link. */
export function chatText(href: string | null): string {
  const address = new URL(href ?? '')
  if (address.origin !== 'https://wa.me' || address.pathname !== `/${business.chatNumber.slice(1)}`)
    throw new Error(`${href} is not a WhatsApp link to ${business.chatNumber}`)
  return address.searchParams.get('text') ?? ''
}

export const productPage = sheet.path
export const unknownPage = '/no-such-page'
export const unknownProduct = '/product/no-such-product'

const longest = products.reduce((long, product) => (product.name.length > long.name.length ? product : long))

/** All pages of a language. */
function pagesIn(language: Language) {
  const { home, delivery, quote, privacyPolicy, termsOfService, product, guides: guideList, guide } = pathsIn(language)
  const of = language === first ? '' : ` in ${wordsByLanguage[language].name}`
  return [
    { name: `the home page${of}`, path: home },
    ...products.map(({ name, slug }) => ({ name: `the page of ${name}${of}`, path: product(slug) })),
    { name: `the quote page${of}`, path: quote },
    ...(guides[language].length > 0 ? [{ name: `the list of guides${of}`, path: guideList }] : []),
    ...guides[language].map(({ name, slug }) => ({ name: `the guide “${name}”${of}`, path: guide(slug) })),
    { name: `the delivery page${of}`, path: delivery },
    { name: `the privacy policy${of}`, path: privacyPolicy },
    { name: `the terms${of}`, path: termsOfService },
    { name: `the page for an unknown address${of}`, path: `${home}${unknownPage.slice(1)}` },
    { name: `the page for an unknown product${of}`, path: `${home}${unknownProduct.slice(1)}` },
  ]
}

/** All pages of the first language. The server error page exists in no other. */
export const pages = [...pagesIn(first), { name: 'the page for an unexpected error', path: '/500.html' }]

const isProduct = ({ path }: { readonly path: string }) => path.includes('/product/') && !path.endsWith(unknownProduct)
const { privacyPolicy } = paths
/** One page of each kind. The privacy policy has the layout of the terms; a bare product lacks parts of a painted one. */
export const kinds = pages.filter(page => page.path !== privacyPolicy && (!isProduct(page) || page.path === tile.path))
/** The product with the longest name, unless it is one of the kinds. */
export const longestName = pages.filter(({ path }) => path === longest.path && path !== tile.path)
/** The pages whose header, footer and buttons differ. */
export const shells = kinds.filter(({ path }) => ['/', tile.path, unknownPage, '/500.html'].includes(path))
/** The home page and a product in the other languages. Only their words differ from the first language. */
export const translatedPages = others.flatMap(language => {
  const { home, product } = pathsIn(language)
  return pagesIn(language).filter(({ path }) => [home, product(tile.slug)].includes(path))
})
/** One page of each kind in the other languages, whose words have other lengths. */
export const translatedKinds = others.flatMap(language => {
  const own = pathsIn(language)
  return pagesIn(language).filter(
    page => page.path !== own.privacyPolicy && (!isProduct(page) || page.path === own.product(tile.slug)),
  )
})
