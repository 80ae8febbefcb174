import { business } from '#facts/business.ts'
import { type Language, languages } from '#text/languages.ts'

/** Where the pages of a language stand: the first one at the root, the others in a folder of their own. */
function rootOf(language: Language): string {
  return language === languages[0] ? '' : `/${language}`
}

/** The addresses of one language's pages, and of what speaks that language. */
export function pathsIn(language: Language) {
  const root = rootOf(language)
  return {
    home: `${root}/`,
    products: `${root}/#products`,
    compare: `${root}/#compare`,
    about: `${root}/#about`,
    whyChooseUs: `${root}/#why-choose-us`,
    contact: `${root}/#contact`,
    /** Stands only where more is sold than the home page shows. */
    allProducts: `${root}/products`,
    product: (slug: string) => `${root}/product/${slug}`,
    productNotFound: `${root}/product/404`,
    notFound: `${root}/404`,
    /** The roof estimate; the quote itself stands in the fragment. */
    quote: `${root}/quote`,
    delivery: `${root}/delivery`,
    privacyPolicy: `${root}/privacy-policy.html`,
    termsOfService: `${root}/terms-of-service.html`,
    preview: (name: string) => `/previews${root}/${name}.jpg`,
    manifest: `${root}/manifest.webmanifest`,
    /** What is sold, for catalogues of other apps. */
    feed: `${root}/catalogue.csv`,
  } as const
}

export type Paths = ReturnType<typeof pathsIn>

/** The addresses of what speaks no language. Which file answers an address of a page stands in `host.ts`. */
export const paths = {
  picture: (file: string) => `/pictures/${file}`,
  font: (file: string) => `/fonts/${file}`,
  iconDrawing: '/icon.svg',
  icon: (sizePx: number) => `/icon-${sizePx}.png`,
  sitemap: '/sitemap.xml',
  prices: '/prices.json',
  /** A square picture of a product, for catalogues of other apps. */
  square: (slug: string) => `/catalogue/${slug}.jpg`,
  serviceWorker: '/service-worker.js',
  securityText: '/.well-known/security.txt',
} as const

/** The whole address, for canonical links, previews and the sitemap. */
export function absolute(path: string): string {
  return new URL(path, business.siteAddress).href
}
