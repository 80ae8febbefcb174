import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import type { ProductFacts } from '#facts/product.ts'
import { en } from '#i18n/en.ts'
import { exampleByThickness, exampleProducts } from '../../tests/example-products.ts'
import { breadcrumbData, businessData, productData } from './structured-data.ts'

test('the seller is told with name, phone, e-mail and country; links that lead nowhere are left out', () => {
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

const spoken = (facts: ProductFacts) => ({ ...facts, ...facts.words.en })

test.each(exampleProducts.map(spoken))('$name is offered in shillings for a metre, without ratings', product => {
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

test('what is out of stock says so', () => {
  const product = spoken(exampleByThickness)
  const availability = (isOutOfStock: boolean) => productData({ ...product, isOutOfStock }, en)
  expect(availability(false)).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } })
  expect(availability(true)).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('a product with a price for each thickness is offered in each, from the lowest price to the highest', () => {
  expect(productData(spoken(exampleByThickness), en)).toMatchObject({
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

test('breadcrumbs are numbered from one and hold whole addresses', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/#products' },
  ]
  expect(breadcrumbData(steps)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${business.siteAddress}/` },
      { position: 2, name: 'Products', item: `${business.siteAddress}/#products` },
    ],
  })
})
