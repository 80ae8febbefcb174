import { business } from './business.ts'

/** The only place where an address of this site is written. */
export const paths = {
  home: '/',
  products: '/#products',
  compare: '/#compare',
  about: '/#about',
  whyChooseUs: '/#why-choose-us',
  contact: '/#contact',
  product: (slug: string) => `/product/${slug}`,
  productNotFound: '/product/404',
  notFound: '/404',
  serverError: '/500',
  privacyPolicy: '/privacy-policy.html',
  termsOfService: '/terms-of-service.html',
  preview: (name: string) => `/previews/${name}.jpg`,
  picture: (file: string) => `/pictures/${file}`,
  font: (file: string) => `/fonts/${file}`,
  iconDrawing: '/icon.svg',
  icon: (sizePx: number) => `/icon-${sizePx}.png`,
  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
  prices: '/prices.json',
  serviceWorker: '/service-worker.js',
  securityText: '/.well-known/security.txt',
} as const

/** The whole address, for canonical links, previews and the sitemap. */
export function absolute(path: string): string {
  return new URL(path, business.siteAddress).href
}
