import { business } from '../../src/facts/business.ts'
import { featuredProducts, fitsOnHomePage, localizedProducts } from '../../src/facts/catalogue.ts'
import { colours as colourList } from '../../src/facts/colours.ts'
import { guides } from '../../src/facts/guides.ts'
import { roofPictureName } from '../../src/facts/picture-names.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { nameInColour } from '../../src/media/pictures/painted-render.ts'
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

/** The products on the home page. */
export const homeProducts = featuredProducts(products)
/** Whether the home page shows all products. If not, a page of its own compares them. */
export const isHomeComplete = fitsOnHomePage(products)

type SiteProduct = (typeof products)[number]

const [firstProduct] = products
if (!firstProduct) throw new Error('There are no products.')

/** The first product that meets a condition; later conditions count only if no product meets the earlier ones. */
const findProduct = (...conditions: ((product: SiteProduct) => unknown)[]): SiteProduct =>
  conditions.map(condition => products.find(condition)).find(found => found) ?? firstProduct

const isPainted = ({ finish }: SiteProduct) => finish === 'painted'
export const isStep = ({ profile }: SiteProduct) => profiles[profile].step !== undefined

/** Whether the first view can be repainted in other colours, which photographs and renders without a mask cannot. */
export function isRepaintable(product: SiteProduct): boolean {
  const render = roofPictureName(product)
  return nameInColour(render, product) !== render
}

/** A straight sheet: one that can be repainted if there is one, or a painted one. */
export const sheet = findProduct(
  product => isRepaintable(product) && !isStep(product),
  product => isPainted(product) && !isStep(product),
  product => !isStep(product),
)
/** Whether the sheet is cut to the lengths that tests know. Tiles and products with their own shortest sheet have others. */
export const hasKnownLengths = !isStep(sheet) && sheet.shortestSheetM === undefined
/** A step tile: one on sale that can be repainted if there is one, or a painted one. */
export const tile = findProduct(
  product => isRepaintable(product) && isStep(product) && product.isOnSale,
  product => isPainted(product) && isStep(product),
  product => product !== sheet,
)
const isThird = (product: SiteProduct) => product !== sheet && product !== tile
/** A third product: one that can be repainted if there is one, or a painted one. */
export const another = findProduct(
  product => isRepaintable(product) && isThird(product),
  product => isPainted(product) && isThird(product),
  isThird,
  product => product !== sheet,
)
/** A product without paint, if there is one. */
export const bare = products.find(product => !isPainted(product))

/** The colours of painted sheets. */
export const colours = colourList.map(({ id, screen, name }) => ({
  id,
  name: name[first],
  nameByLanguage: name,
  screen,
}))

/** Available colours of a product that its picture does not show; none of bare metal. */
export function otherColours(product: SiteProduct): typeof colours {
  const { picturedColour, colours: offered, coloursOutOfStock } = product
  if (!isPainted(product)) return []
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
