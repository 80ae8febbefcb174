import type {
  AggregateOffer,
  Article,
  BreadcrumbList,
  HomeGoodsStore,
  Offer,
  Product as ProductData,
  UnitPriceSpecification,
  WebApplication,
  WithContext,
} from 'schema-dts'
import type { Guide } from '#facts/build-guides.ts'
import { business } from '#facts/business.ts'
import { servedCountyNames, servesAllCounties } from '#facts/counties.ts'
import { priceRange } from '#facts/price-range.ts'
import type { Product } from '#facts/product.ts'
import type { Words } from '#i18n/words.ts'
import { guidePreviewName } from '#media/previews/previews.tsx'
import { absolute, paths, pathsIn } from '#site/paths.ts'
import { languages } from '#text/languages.ts'

const CONTEXT = 'https://schema.org'
const CURRENCY = 'KES'
/** The identifier of the seller, the same in every language. */
const businessId = `${absolute(pathsIn(languages[0]).home)}#business`

/** The seller. Ratings are left out, because search engines treat a seller's own ratings as spam. */
export function businessData(words: Words): WithContext<HomeGoodsStore> {
  const { home, preview } = pathsIn(words.key)
  const links = Object.values(business.social).filter(link => link !== '#')
  return {
    '@context': CONTEXT,
    '@type': 'HomeGoodsStore',
    '@id': businessId,
    name: business.brand,
    legalName: business.legalName,
    description: words.home.metaDescription,
    url: absolute(home),
    logo: absolute(paths.icon(512)),
    image: absolute(preview('home')),
    telephone: business.phone,
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      ...(business.yard && { streetAddress: business.yard.address }),
      addressLocality: business.place.replace(/,.*/, ''),
      addressCountry: 'KE',
    },
    ...(business.yard?.map && { hasMap: business.yard.map }),
    areaServed: servesAllCounties ? 'Kenya' : servedCountyNames.map(county => `${county}, Kenya`),
    openingHours: 'Mo-Su 00:00-24:00',
    currenciesAccepted: CURRENCY,
    ...(links.length > 0 && { sameAs: links }),
  }
}

/** The price of a running metre, with its unit. */
function pricePerMetre(priceKsh: number) {
  const price = { price: priceKsh, priceCurrency: CURRENCY }
  return {
    ...price,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MTR' },
    } satisfies UnitPriceSpecification,
  }
}

/** One offer, or an aggregate of one offer for each thickness. */
function createOffers(product: Product, { product: words }: Words): Exclude<Offer | AggregateOffer, string> {
  if (product.thicknesses.length === 0) return { '@type': 'Offer', ...pricePerMetre(product.price) }
  const [lowPrice, highPrice] = priceRange(product)
  return {
    '@type': 'AggregateOffer',
    lowPrice,
    highPrice,
    priceCurrency: CURRENCY,
    offerCount: product.thicknesses.length,
    offers: product.thicknesses.map(({ thicknessMm, price }) => ({
      '@type': 'Offer',
      name: words.thicknesses.named(thicknessMm),
      ...pricePerMetre(price),
    })),
  }
}

/** One product with its prices per running metre. */
export function productData(product: Product, words: Words): WithContext<ProductData> {
  const { preview, product: pageOf } = pathsIn(words.key)
  const url = absolute(pageOf(product.slug))
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    // The same id as in the catalogue feed.
    sku: product.slug,
    name: product.name,
    description: product.description,
    category: product.category,
    image: [absolute(preview(product.slug)), absolute(paths.square(product.slug))],
    url,
    brand: { '@type': 'Brand', name: business.brand },
    offers: {
      ...createOffers(product, words),
      url,
      itemCondition: `${CONTEXT}/NewCondition`,
      availability: `${CONTEXT}/${product.isOutOfStock ? 'OutOfStock' : 'InStock'}`,
    },
  }
}

/** A guide as an article of the shop. */
export function articleData(words: Words, guide: Guide): WithContext<Article> {
  const { guide: pageOf, preview } = pathsIn(words.key)
  const publisher = { '@type': 'Organization', '@id': businessId, name: business.brand } as const
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: guide.heading,
    description: guide.description,
    url: absolute(pageOf(guide.slug)),
    mainEntityOfPage: absolute(pageOf(guide.slug)),
    image: absolute(preview(guidePreviewName(guide))),
    inLanguage: words.language,
    dateModified: guide.changedOn,
    author: publisher,
    publisher,
    isAccessibleForFree: true,
  }
}

/** The roofing calculator as a free web application. */
export function calculatorData(words: Words): WithContext<WebApplication> {
  const { heading, metaDescription } = words.quotePage
  return {
    '@context': CONTEXT,
    '@type': 'WebApplication',
    name: `${heading}, ${business.brand}`,
    description: metaDescription,
    url: absolute(pathsIn(words.key).quote),
    inLanguage: words.language,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: CURRENCY },
    provider: { '@id': businessId },
  }
}

/** The breadcrumb of a page: the home page, then these steps. */
export function breadcrumbData(
  words: Words,
  ...steps: readonly { name: string; path: string }[]
): WithContext<BreadcrumbList> {
  const home = { name: words.shell.nav.home, path: pathsIn(words.key).home }
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  }
}
