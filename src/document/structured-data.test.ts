import { expect, test } from 'vitest'
import { business } from '../business.ts'
import { products } from '../catalogue/catalogue.ts'
import { en } from '../words/en.ts'
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

test.each(products(en))('$name is offered in shillings for a metre, without ratings', product => {
  const data = productData(product, en)
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.name,
    category: product.category,
    url: `${business.siteAddress}/product/${product.slug}`,
    offers: {
      price: product.price,
      priceCurrency: 'KES',
      priceSpecification: { price: product.price, priceCurrency: 'KES', unitCode: 'MTR' },
    },
  })
  expect(Object.keys(data).filter(key => /rating|review/i.test(key))).toEqual([])
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
