import { business } from '#facts/business.ts'
import { type Language, languages } from '#text/languages.ts'

/** The first language is at the root, every other language in its own folder. */
function rootPathOf(language: Language): string {
  return language === languages[0] ? '' : `/${language}`
}

/** The addresses of the pages and files of one language. */
export function pathsIn(language: Language) {
  const root = rootPathOf(language)
  return {
    home: `${root}/`,
    products: `${root}/#products`,
    compare: `${root}/#compare`,
    about: `${root}/#about`,
    whyChooseUs: `${root}/#why-choose-us`,
    contact: `${root}/#contact`,
    /** Exists only if the home page does not show every product. */
    allProducts: `${root}/products`,
    product: (slug: string) => `${root}/product/${slug}`,
    productNotFound: `${root}/product/404`,
    notFound: `${root}/404`,
    /** The roof estimate; the fragment holds the quote. */
    quote: `${root}/quote`,
    delivery: `${root}/delivery`,
    /** Supplied roofs and testimonials; exists once there are any. */
    projects: `${root}/roofs`,
    /** The list of guides, and each guide. */
    guides: `${root}/guides`,
    guide: (slug: string) => `${root}/guides/${slug}`,
    guideFeed: `${root}/guides.xml`,
    privacyPolicy: `${root}/privacy-policy.html`,
    termsOfService: `${root}/terms-of-service.html`,
    preview: (name: string) => `/previews${root}/${name}.jpg`,
    manifest: `${root}/manifest.webmanifest`,
    /** The product feed for catalogues of other apps. */
    feed: `${root}/catalogue.csv`,
  } as const
}

export type Paths = ReturnType<typeof pathsIn>

/** The addresses of files that all languages share. For the files behind page addresses, see `host.ts`. */
export const paths = {
  picture: (file: string) => `/pictures/${file}`,
  font: (file: string) => `/fonts/${file}`,
  iconDrawing: '/icon.svg',
  icon: (sizePx: number) => `/icon-${sizePx}.png`,
  sitemap: '/sitemap.xml',
  prices: '/prices.json',
  /** A square product picture for catalogues of other apps. */
  square: (slug: string) => `/catalogue/${slug}.jpg`,
  serviceWorker: '/service-worker.js',
  securityText: '/.well-known/security.txt',
} as const

/** The absolute URL of a path, for canonical links, previews and the sitemap. */
export function absolute(path: string): string {
  return new URL(path, business.siteAddress).href
}
