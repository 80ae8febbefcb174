import { expect, test } from 'vitest'
import { addressOf, fileAt, homeOf, kindOf, patternsOf, redirectsText } from './host.ts'

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
])('%s is answered from %s: of the kind %s, in the language of %s', (address, file, kind, home) => {
  expect(addressOf(file)).toBe(address)
  expect(kindOf(file)).toBe(kind)
  expect(homeOf(address)).toBe(home)
  if (!file.endsWith('404.html')) expect(fileAt(address)).toBe(file)
})

test('the pages of the second language have patterns of their own, and its home a slash at its end', () => {
  expect(patternsOf('home', '/sw/')).toEqual(['/sw/', '/sw.html'])
  expect(patternsOf('product', '/sw/')).toEqual(['/sw/product/*'])
  expect(redirectsText(['index.html', 'delivery.html', 'sw.html', 'sw/delivery.html']).trim().split('\n')).toEqual([
    '/ /index.html 200',
    '/delivery /delivery.html 200',
    '/product/:slug /product/:slug.html 200',
    '/sw/ /sw.html 200',
    '/sw/delivery /sw/delivery.html 200',
    '/sw/product/:slug /sw/product/:slug.html 200',
    '/sw /sw/ 301',
  ])
})
