import { describe, expect, test } from 'vitest'
import { addressOf, fileAt, type HeaderRule, headersText, pageKindOf, redirectsText } from './host.ts'
import { notFoundFiles } from './nearest-page.ts'

describe('an address without a file extension', () => {
  test.each([
    ['/', 'index.html'],
    ['/delivery', 'delivery.html'],
    ['/product/box-profile', 'product/box-profile.html'],
    ['/product/box-26-0.5mm', 'product/box-26-0.5mm.html'],
  ])('%s is served from %s, which has no other address', (address, file) => {
    expect(fileAt(address)).toBe(file)
    expect(addressOf(file)).toBe(address)
  })

  test.each(['/product/', '/product/deeper/still', '/products/box-profile', '/product'])(
    '%s is not the address of a page',
    address => {
      expect(fileAt(address)).toBe(address.slice(1))
    },
  )
})

test.each(['privacy-policy.html', '404.html', 'product/404.html', 'pictures/a-1.b.avif'])(
  '%s has an address with its whole file name',
  file => {
    expect(addressOf(file)).toBe(`/${file}`)
    expect(fileAt(addressOf('privacy-policy.html'))).toBe('privacy-policy.html')
  },
)

test.each([
  ['/nothing', ['404.html']],
  ['/product', ['404.html']],
  ['/product/nothing', ['product/404.html', '404.html']],
  ['/sw/product/nothing', ['sw/product/404.html', 'sw/404.html', '404.html']],
  ['/deeper/', ['deeper/404.html', '404.html']],
])('looks for the nearest "not found" page for %s', (address, files) => {
  expect(notFoundFiles(address)).toEqual(files)
})

test.each([
  ['index.html', 'home'],
  ['product/box-profile.html', 'product'],
  ['product/404.html', 'product'],
  ['404.html', 'other'],
  ['terms-of-service.html', 'other'],
])('%s is a page of the kind %s', (file, kind) => {
  expect(pageKindOf(file)).toBe(kind)
})

describe('header rules', () => {
  const rule = (pattern: string, value = 'b'): HeaderRule => ({ pattern, headers: { A: value } })

  test('remove headers before they set them', () => {
    expect(headersText([rule('/*'), { pattern: '/x', headers: { A: 'c' }, without: ['A', 'B'] }])).toBe(
      '/*\n  A: b\n\n/x\n  ! A\n  ! B\n  A: c\n',
    )
  })

  test('stop the build if they exceed the limits of the host', () => {
    const createRules = (count: number) => Array.from({ length: count }, (_, index) => rule(`/${index}`))
    expect(() => headersText(createRules(100))).not.toThrow()
    expect(() => headersText(createRules(101))).toThrow('_headers has 101 rules; the host reads 100.')
    expect(() => headersText([rule('/*', 'x'.repeat(1995))])).not.toThrow()
    expect(() => headersText([rule('/*', 'x'.repeat(1996))])).toThrow('a line of 2001 characters')
  })
})

test('addresses without a file extension are rewritten, and a missing or extra trailing slash is redirected', () => {
  const toProducts = '/products /#products 302\n'
  const folders = ['/guides', '/product', '/sw/guides', '/sw/product']
  const products = folders.map(folder => `${folder}/:slug ${folder}/:slug.html 200\n`).join('')
  const slashes = folders.map(folder => `${folder}/:slug/ ${folder}/:slug 301\n`).join('')
  const home = '/sw /sw/ 301\n'
  expect(redirectsText(['index.html'])).toBe(`/ /index.html 200\n${products}${slashes}${home}${toProducts}`)
  expect(redirectsText(['index.html', 'products.html'])).toBe(
    `/ /index.html 200\n/products /products.html 200\n${products}/products/ /products 301\n${slashes}${home}`,
  )
  expect(redirectsText(['index.html', 'admin.html'])).toBe(
    `/ /index.html 200\n${products}/admin/ /admin.html 200\n${slashes}${home}/admin /admin/ 301\n${toProducts}`,
  )
  expect(redirectsText(['index.html', 'sw.html']).split('\n')).toContain('/sw/ /sw.html 200')
  expect(redirectsText(['index.html', 'sw.html'])).toContain('/sw/products /sw/#products 302')
})
