import { expect, test } from 'vitest'
import { languages } from '#text/languages.ts'
import { checkEntry, findEntryWarnings } from './check-entry.ts'

const options = { colours: [{ id: 'maroon' }, { id: 'charcoal-grey' }], renders: ['roof-box'] }
const inAllLanguages = (text: string) => Object.fromEntries(languages.map(language => [language, text]))
const line = { product: 'box', price: 470, isFreeDelivery: true }
const checkPrices = (...products: object[]) =>
  checkEntry('content/prices.json', { asOf: '2026-11-21', products }, options)

test('accepts valid values', () => {
  expect(checkPrices(line)).toBeUndefined()
})

test('accepts empty optional fields, because they are not saved', () => {
  expect(checkPrices({ ...line, thicknesses: [], isOnSale: null })).toBeUndefined()
  expect(
    checkEntry('content/delivery.json', { counties: [{ county: 'Lamu', condition: null }] }, options),
  ).toBeUndefined()
})

test("accepts the editor's internal fields, because they are not saved", () => {
  expect(checkPrices({ ...line, __sc_item_id: 'x1', __sc_item_original_key_path: 'products.0' })).toBeUndefined()
})

test('refuses invalid combinations of fields with the error of the build', () => {
  expect(checkPrices({ ...line, price: null })).toMatch(
    /^content\/prices\.json: products\.0\.price is nothing; allowed is a price/,
  )
  expect(checkPrices(line, line)).toContain(
    'products.1.product is "box"; allowed is a product that is not in the list already',
  )
  expect(
    checkEntry(
      'content/delivery.json',
      { counties: [{ county: 'Lamu', condition: inAllLanguages('By dhow') }, { county: 'Lamu' }] },
      options,
    ),
  ).toContain('a county that is not in the list already')
})

test('checks a product against the existing colours and pictures', () => {
  const error = checkEntry(
    'content/products/box.json',
    { picturedColour: 'pink', pictures: { roof: 'roof-bx' } },
    options,
  )
  expect(error).toContain(
    'content/products/box.json: picturedColour is "pink"; allowed is one of maroon, charcoal-grey',
  )
  expect(error).toContain('pictures.roof is "roof-bx"; allowed is the name of a .jpg')
})

test('accepts a language without a reviewer, because an empty name is not saved', () => {
  expect(checkEntry('content/languages.json', { reviewedBy: { en: '', sw: 'Amina Otieno' } }, options)).toBeUndefined()
})

test('asks about the same values as npm run facts', () => {
  const published = { asOf: '2026-11-20', products: [line] }
  const today = '2026-11-21'
  const find = (path: string, values: unknown) => findEntryWarnings(path, values, published, today)
  const now = { asOf: '2026-11-21', products: [{ ...line, price: 4700, thicknesses: [], __sc_item_id: 'x1' }] }
  expect(find('content/prices.json', now)).toEqual([
    'content/prices.json: the price of box is 4700, and was 470. Is it right?',
  ])
  expect(find('content/delivery.json', { counties: [{ county: 'Turkanna', condition: null }] })).toHaveLength(1)
  expect(find('content/business.json', { policiesChangedOn: '2062-01-01', notice: null })).toHaveLength(1)
  expect(find('content/colours.json', { colours: [] })).toEqual([])
})
