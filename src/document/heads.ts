import { business } from '#facts/business.ts'
import type { Product } from '#facts/product.ts'
import type { Words } from '#i18n/words.ts'
import { type Paths, pathsIn } from '#site/paths.ts'
import { formatPrice } from '#text/format-price.ts'
import type { PageHead } from './page-head.ts'
import { breadcrumbData, businessData, calculatorData, productData } from './structured-data.ts'

const siteName = business.brand

export function homeHead(words: Words): PageHead {
  return {
    title: words.home.title,
    description: words.home.metaDescription,
    path: ({ home }) => home,
    kind: 'website',
    siteName,
    preview: 'home',
    previewAlt: words.home.title,
    data: [businessData(words)],
  }
}

export function productHead(words: Words, product: Product): PageHead {
  const price = formatPrice(product.price)
  const paths = pathsIn(words.key)
  return {
    title: words.product.title(product.name, price),
    description: words.product.metaDescription(product.name, price, product.description, product.isFreeDelivery),
    path: paths => paths.product(product.slug),
    kind: 'product',
    siteName,
    preview: product.slug,
    previewAlt: product.roofAlt,
    data: [
      productData(product, words),
      breadcrumbData([
        { name: words.product.breadcrumbHome, path: paths.home },
        { name: words.product.breadcrumbProducts, path: paths.products },
        { name: product.name, path: paths.product(product.slug) },
      ]),
    ],
  }
}

export function quoteHead(words: Words): PageHead {
  const { home, quote } = pathsIn(words.key)
  const { heading, metaDescription, title } = words.quotePage
  return {
    title,
    description: metaDescription,
    path: paths => paths.quote,
    kind: 'website',
    siteName,
    preview: 'quote',
    previewAlt: heading,
    data: [
      calculatorData(words),
      breadcrumbData([
        { name: words.product.breadcrumbHome, path: home },
        { name: heading, path: quote },
      ]),
    ],
  }
}

export function allProductsHead(words: Words): PageHead {
  const { home, allProducts } = pathsIn(words.key)
  const { title, metaDescription, heading } = words.home.compare.page
  return {
    title,
    description: metaDescription,
    path: paths => paths.allProducts,
    kind: 'website',
    siteName,
    preview: 'home',
    previewAlt: words.home.title,
    data: [
      breadcrumbData([
        { name: words.product.breadcrumbHome, path: home },
        { name: heading, path: allProducts },
      ]),
    ],
  }
}

export function legalHead(
  words: Words,
  text: { readonly title: string; readonly metaDescription: string; readonly heading: string },
  path: (paths: Paths) => string,
): PageHead {
  const paths = pathsIn(words.key)
  return {
    title: text.title,
    description: text.metaDescription,
    path,
    kind: 'article',
    siteName,
    preview: 'home',
    previewAlt: words.home.title,
    data: [
      breadcrumbData([
        { name: words.product.breadcrumbHome, path: paths.home },
        { name: text.heading, path: path(paths) },
      ]),
    ],
  }
}

/** The head of error pages, which are neither indexed nor shared. */
export function errorHead(title: string): PageHead {
  return {
    title: `${title} | ${business.brand}`,
    description: title,
    kind: 'website',
    siteName,
    preview: 'home',
    previewAlt: title,
    data: [],
  }
}
