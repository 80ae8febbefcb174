import { business } from '#business.ts'
import type { Product } from '#catalogue/product.ts'
import { languages } from '#languages.ts'
import { absolute, paths, pathsIn } from '#paths.ts'
import type { Words } from '#words/words.ts'

const CONTEXT = 'https://schema.org'
/** One business, whichever language speaks of it. */
const businessId = `${absolute(pathsIn(languages[0]).home)}#business`

/** Who sells, for search engines. No ratings: search engines treat a seller's own as spam. */
export function businessData(words: Words): object {
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
    image: absolute(preview('home')),
    logo: absolute(paths.icon(512)),
    telephone: business.phone,
    email: business.email,
    address: { '@type': 'PostalAddress', addressLocality: business.place.split(',')[0], addressCountry: 'KE' },
    areaServed: { '@type': 'Country', name: 'Kenya' },
    openingHours: 'Mo-Su 00:00-24:00',
    currenciesAccepted: 'KES',
    ...(links.length > 0 && { sameAs: links }),
  }
}

/** One product with its starting price for a running metre. */
export function productData(product: Product, { key }: Pick<Words, 'key'>): object {
  const paths = pathsIn(key)
  const url = absolute(paths.product(product.slug))
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    category: product.category,
    image: absolute(paths.preview(product.slug)),
    url,
    brand: { '@type': 'Brand', name: business.brand },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'KES',
      availability: 'https://schema.org/InStock',
      seller: { '@id': businessId },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: product.price,
        priceCurrency: 'KES',
        unitCode: 'MTR',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MTR' },
      },
    },
  }
}

/** The way from the home page to a page, as the breadcrumb shows it. */
export function breadcrumbData(steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  }
}
