import { expect, test } from 'vitest'
import { addressOf, fileAt, headerPatternsOf, homePathOf, pageKindOf, redirectsText } from './host.ts'

test.each([
  ['/', 'index.html', 'home', '/'],
  ['/product/box', 'product/box.html', 'product', '/'],
  ['/product/404.html', 'product/404.html', 'product', '/'],
  ['/terms-of-service.html', 'terms-of-service.html', 'other', '/'],
  ['/sw/', 'sw.html', 'home', '/sw/'],
  ['/sw/product/box', 'sw/product/box.html', 'product', '/sw/'],
  ['/sw/delivery', 'sw/delivery.html', 'other', '/sw/'],
  ['/sw/product/404.html', 'sw/product/404.html', 'product', '/sw/'],
  ['/sw/404.html', 'sw/404.html', 'other', '/sw/'],
])('serves %s from %s, a page of the kind %s in the language of %s', (address, file, kind, home) => {
  expect(addressOf(file)).toBe(address)
  expect(pageKindOf(file)).toBe(kind)
  expect(homePathOf(address)).toBe(home)
  if (!file.endsWith('404.html')) expect(fileAt(address)).toBe(file)
})

test('the second language has its own header patterns and redirects', () => {
  expect(headerPatternsOf('home', '/sw/')).toEqual(['/sw/', '/sw.html'])
  expect(headerPatternsOf('product', '/sw/')).toEqual(['/sw/product/*'])
  expect(redirectsText(['index.html', 'delivery.html', 'sw.html', 'sw/delivery.html']).trim().split('\n')).toEqual([
    '/ /index.html 200',
    '/delivery /delivery.html 200',
    '/guides/:slug /guides/:slug.html 200',
    '/product/:slug /product/:slug.html 200',
    '/sw/ /sw.html 200',
    '/sw/delivery /sw/delivery.html 200',
    '/sw/guides/:slug /sw/guides/:slug.html 200',
    '/sw/product/:slug /sw/product/:slug.html 200',
    '/delivery/ /delivery 301',
    '/guides/:slug/ /guides/:slug 301',
    '/product/:slug/ /product/:slug 301',
    '/sw/delivery/ /sw/delivery 301',
    '/sw/guides/:slug/ /sw/guides/:slug 301',
    '/sw/product/:slug/ /sw/product/:slug 301',
    '/sw /sw/ 301',
    '/products /#products 302',
    '/sw/products /sw/#products 302',
  ])
})
