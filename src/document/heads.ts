import type { Guide } from '#facts/build-guides.ts'
import { business } from '#facts/business.ts'
import type { Product } from '#facts/product.ts'
import type { Words } from '#i18n/words.ts'
import { guidePreviewName } from '#media/previews/previews.tsx'
import { type Paths, pathsIn } from '#site/paths.ts'
import { formatPrice } from '#text/format-price.ts'
import type { PageHead } from './page-head.ts'
import { articleData, breadcrumbData, businessData, calculatorData, productData } from './structured-data.ts'

export function homeHead(words: Words): PageHead {
  return {
    title: words.home.title,
    description: words.home.metaDescription,
    path: ({ home }) => home,
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
    preview: product.slug,
    previewAlt: product.roofAlt,
    data: [
      productData(product, words),
      breadcrumbData(
        words,
        { name: words.shell.nav.products, path: paths.products },
        { name: product.name, path: paths.product(product.slug) },
      ),
    ],
  }
}

export function quoteHead(words: Words): PageHead {
  const { heading, metaDescription, title } = words.quotePage
  return {
    title,
    description: metaDescription,
    path: ({ quote }) => quote,
    preview: 'quote',
    previewAlt: heading,
    data: [calculatorData(words), breadcrumbData(words, { name: heading, path: pathsIn(words.key).quote })],
  }
}

/** The head of a page of text or of all products, one step below the home page. */
export function textHead(
  words: Words,
  text: { readonly title: string; readonly metaDescription: string; readonly heading: string },
  path: (paths: Paths) => string,
  kind: PageHead['kind'] = 'article',
): PageHead {
  return {
    title: text.title,
    description: text.metaDescription,
    path,
    kind,
    data: [breadcrumbData(words, { name: text.heading, path: path(pathsIn(words.key)) })],
  }
}

/** The head of the list of guides. */
export function guidesHead(words: Words): PageHead {
  const { index, name } = words.guides
  return {
    ...textHead(words, { ...index, heading: name }, ({ guides }) => guides, 'website'),
    feed: pathsIn(words.key).guideFeed,
    feedTitle: words.guides.feedTitle(business.brand),
  }
}

export function guideHead(words: Words, guide: Guide): PageHead {
  const paths = pathsIn(words.key)
  const path = paths.guide(guide.slug)
  return {
    title: guide.title,
    description: guide.description,
    path: each => each.guide(guide.slug),
    kind: 'article',
    preview: guidePreviewName(guide),
    previewAlt: guide.heading,
    feed: paths.guideFeed,
    feedTitle: words.guides.feedTitle(business.brand),
    data: [
      articleData(words, guide),
      breadcrumbData(words, { name: words.guides.name, path: paths.guides }, { name: guide.name, path }),
    ],
  }
}

/** The head of error pages, which are neither indexed nor shared. */
export function errorHead(title: string): PageHead {
  return { title: `${title} | ${business.brand}`, description: title }
}
