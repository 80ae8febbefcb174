import { business } from '../../src/business.ts'
import { writtenNumber } from '../../src/contact/links.ts'

/** The specification's table of products, word for word: the tests hold the pages against it, not against the code. */
export const products = [
  { name: 'BOX PROFILE', slug: 'box-profile', price: 470, category: 'Profile Sheets', sale: false, limited: false },
  { name: 'VERSATILE', slug: 'versatile', price: 555, category: 'Premium Tiles', sale: true, limited: true },
  { name: 'ROMANTILE', slug: 'romantile', price: 550, category: 'Decorative Tiles', sale: true, limited: true },
  {
    name: 'CORRUGATED IRON SHEET',
    slug: 'corrugated-iron-sheet',
    price: 390,
    category: 'Standard Sheets',
    sale: false,
    limited: true,
  },
  {
    name: 'MAISHA ALU-ZINC MABATI',
    slug: 'maisha-alu-zinc-mabati',
    price: 390,
    category: 'Premium Sheets',
    sale: false,
    limited: true,
  },
  { name: 'MAISHA TILE', slug: 'maisha-tile', price: 520, category: 'Royal Tiles', sale: true, limited: true },
] as const

/** The offers of a product in the order of the specification; every product is delivered free. */
export function badgesOf({ sale, limited }: (typeof products)[number]): string[] {
  return [...(sale ? ['SALE!'] : []), ...(limited ? ['LIMITED OFFER'] : []), 'Free Delivery']
}

export const phone = writtenNumber(business.phone)
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

export const productPage = '/product/box-profile'
export const unknownPage = '/no-such-page'
export const unknownProduct = '/product/no-such-product'

/** Every page that can be opened. */
export const pages = [
  { name: 'the home page', path: '/' },
  ...products.map(({ name, slug }) => ({ name: `the page of ${name}`, path: `/product/${slug}` })),
  { name: 'the privacy policy', path: '/privacy-policy.html' },
  { name: 'the terms', path: '/terms-of-service.html' },
  { name: 'the page for an unknown address', path: unknownPage },
  { name: 'the page for an unknown product', path: unknownProduct },
  { name: 'the page for an unexpected error', path: '/500.html' },
] as const
