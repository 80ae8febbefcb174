import { expect, test } from 'vitest'
import { languages } from '#text/languages.ts'
import { refusal } from './refusal.ts'

const known = { colours: [{ id: 'maroon' }, { id: 'charcoal-grey' }], renders: ['roof-box'] }
const inEach = (text: string) => Object.fromEntries(languages.map(language => [language, text]))
const line = { product: 'box', price: 470, isFreeDelivery: true }
const prices = (...products: object[]) => refusal('content/prices.json', { asOf: '2026-11-21', products }, known)

test('what the build takes is not refused', () => {
  expect(prices(line)).toBeUndefined()
})

test('what was left empty is not written, and so not refused', () => {
  expect(prices({ ...line, thicknesses: [], isOnSale: null })).toBeUndefined()
  expect(refusal('content/delivery.json', { counties: [{ county: 'Lamu', condition: null }] }, known)).toBeUndefined()
})

test("the editor's own notes are not written either", () => {
  expect(prices({ ...line, __sc_item_id: 'x1', __sc_item_original_key_path: 'products.0' })).toBeUndefined()
})

test('what several fields say together is refused in the words of the build', () => {
  expect(prices({ ...line, price: null })).toMatch(
    /^content\/prices\.json: products\.0\.price is nothing; allowed is a price/,
  )
  expect(prices(line, line)).toContain(
    'products.1.product is "box"; allowed is a product that is not in the list already',
  )
  expect(
    refusal(
      'content/delivery.json',
      { counties: [{ county: 'Lamu', condition: inEach('By dhow') }, { county: 'Lamu' }] },
      known,
    ),
  ).toContain('a county that is not in the list already')
})

test('a product is held against the colours that are sold and the pictures that are there', () => {
  const refused = refusal('content/products/box.json', { picturedColour: 'pink', pictures: { roof: 'roof-bx' } }, known)
  expect(refused).toContain(
    'content/products/box.json: picturedColour is "pink"; allowed is one of maroon, charcoal-grey',
  )
  expect(refused).toContain('pictures.roof is "roof-bx"; allowed is the name of a .jpg')
})
