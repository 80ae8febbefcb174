import { expect, test } from 'vitest'
import { listLooks } from './export-products.ts'

const sold = [
  { id: 'sky', screen: '#88aacc' },
  { id: 'clay', screen: '#995533' },
]

test('under the name of its render, a painted product has its profile and the screen value of its colour', () => {
  const painted = {
    slug: 'box-profile',
    profile: 'box',
    pictures: { roof: 'roof-ribs' },
    picturedColour: 'clay',
  } as const
  expect(listLooks([painted], sold)).toEqual({ ribs: { profile: 'box', colour: '#995533' } })
})

test('a bare product has no colour', () => {
  const bare = { slug: 'iron-sheet', profile: 'corrugated', pictures: { roof: 'roof-wave' } } as const
  expect(listLooks([bare], sold)).toEqual({ wave: { profile: 'corrugated', colour: null } })
})

test('leaves out a product without a render', () => {
  expect(listLooks([{ slug: 'drawn', profile: 'box' }], sold)).toEqual({})
})

test('refuses a colour that is not sold, and names the product', () => {
  const strange = {
    slug: 'box-profile',
    profile: 'box',
    pictures: { roof: 'roof-ribs' },
    picturedColour: 'mauve',
  } as const
  expect(() => listLooks([strange], sold)).toThrow('box-profile is pictured in mauve')
})
