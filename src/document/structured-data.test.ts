import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import type { ProductFacts } from '#facts/product.ts'
import { en } from '#i18n/en.ts'
import { exampleByThickness, exampleProducts } from '../../tests/example-products.ts'
import { breadcrumbData, businessData, productData } from './structured-data.ts'

test('describes the seller and leaves out missing social links', () => {
  const data = businessData(en)
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    name: business.brand,
    telephone: business.phone,
    email: business.email,
    address: { addressCountry: 'KE' },
  })
  expect(JSON.stringify(data)).not.toContain('"#"')
})

const inEnglish = (facts: ProductFacts) => ({ ...facts, ...facts.words.en })

test.each(exampleProducts.map(inEnglish))('offers $name in KSh per metre, without ratings', product => {
  const data = productData(product, en)
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.name,
    category: product.category,
    url: `${business.siteAddress}/product/${product.slug}`,
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'KES',
      priceSpecification: {
        price: product.price,
        priceCurrency: 'KES',
        referenceQuantity: { value: 1, unitCode: 'MTR' },
      },
    },
  })
  expect(Object.keys(data).filter(key => /rating|review/i.test(key))).toEqual([])
})

test('marks a product that is out of stock', () => {
  const product = inEnglish(exampleByThickness)
  const availability = (isOutOfStock: boolean) => productData({ ...product, isOutOfStock }, en)
  expect(availability(false)).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } })
  expect(availability(true)).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('offers every thickness with its price', () => {
  expect(productData(inEnglish(exampleByThickness), en)).toMatchObject({
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 450,
      highPrice: 700.5,
      priceCurrency: 'KES',
      offerCount: 3,
      offers: [
        {
          '@type': 'Offer',
          name: '0.25 mm',
          price: 450,
          priceSpecification: { referenceQuantity: { unitCode: 'MTR' } },
        },
        { '@type': 'Offer', name: '0.30 mm', price: 560 },
        { '@type': 'Offer', name: '0.40 mm', price: 700.5 },
      ],
    },
  })
})

test('numbers breadcrumbs from 1 and uses absolute addresses', () => {
  expect(breadcrumbData(en, { name: 'Products', path: '/#products' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${business.siteAddress}/` },
      { position: 2, name: 'Products', item: `${business.siteAddress}/#products` },
    ],
  })
})
