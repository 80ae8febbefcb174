import { expect, test } from 'vitest'
import { looksOf } from './export-products.ts'

const sold = [
  { id: 'sky', screen: '#88aacc' },
  { id: 'clay', screen: '#995533' },
]

test('a painted product is rendered in its profile and the screen value of its pictured colour', () => {
  const painted = { slug: 'ribs', profile: 'box', pictures: { roof: 'roof-ribs' }, picturedColour: 'clay' } as const
  expect(looksOf([painted], sold)).toEqual({ ribs: { profile: 'box', colour: '#995533' } })
})

test('a bare product has no colour', () => {
  const bare = { slug: 'wave', profile: 'corrugated', pictures: { roof: 'roof-wave' } } as const
  expect(looksOf([bare], sold)).toEqual({ wave: { profile: 'corrugated', colour: null } })
})

test('a product without a render is left out', () => {
  expect(looksOf([{ slug: 'drawn', profile: 'box' }], sold)).toEqual({})
})

test('a colour that is not sold is an error that names the product', () => {
  const strange = { slug: 'ribs', profile: 'box', pictures: { roof: 'roof-ribs' }, picturedColour: 'mauve' } as const
  expect(() => looksOf([strange], sold)).toThrow('ribs is pictured in mauve')
})
