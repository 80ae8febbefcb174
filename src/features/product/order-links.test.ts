import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { products } from '#facts/catalogue.ts'
import { en } from '#i18n/en.ts'
import { profiles } from '../../roofing/profiles/profiles.ts'
import { orderLink } from './order-links.ts'

test.each(products(en))('the order of $name says all that an answer needs', product => {
  const link = new URL(orderLink(product, en))
  const text = link.searchParams.get('text') ?? ''
  expect(link.pathname).toBe(`/${business.chatNumber.slice(1)}`)
  expect(text).toContain(`*${product.name}*`)
  expect(text).toContain(`KSh ${product.price} per meter`)
  expect(text.replaceAll(',', '').replaceAll('\u00a0', ' ')).toContain(`${profiles[product.profile].coverWidthMm} mm`)
  expect(text).toContain('details and pricing')
  expect(text).toContain(`${business.siteAddress}/product/${product.slug}`)
})
