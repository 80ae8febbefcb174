import { expect, test } from 'vitest'
import { priceKsh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { countExampleRoof, exampleHouse, findCheaperExample, findDearerExample } from './example-roof.ts'

const productOf = (profile: keyof typeof profiles) => ({ profile, price: 470 })

test('a box-profile roof over 12 x 9 m takes two rows of thirteen sheets', () => {
  expect(exampleHouse).toEqual({ lengthM: 12, widthM: 9 })
  expect(countExampleRoof(productOf('box')).sheets).toBe(26)
})

test.each(Object.keys(profiles) as (keyof typeof profiles)[])(
  'the price of the example in %s is that of its running metres',
  profile => {
    const { sheets, runningM, priceKsh: total } = countExampleRoof(productOf(profile))
    expect(sheets).toBeGreaterThan(20)
    expect(total).toBe(priceKsh(runningM, 470))
  },
)

test.each(Object.keys(profiles) as (keyof typeof profiles)[])(
  'all sheets of the example in %s are equally long',
  profile => {
    const { cuts, sheets, runningM } = countExampleRoof(productOf(profile))
    expect(cuts).toEqual([{ lengthM: runningM / sheets, count: sheets }])
  },
)

test('a narrow sheet that seems cheap names the product in which the same roof costs least, and no other does', () => {
  const box = { slug: 'box', profile: 'box', price: 470 } as const
  const narrow = { slug: 'narrow', profile: 'corrugated', price: 390 } as const
  const tile = { slug: 'tile', profile: 'versatile', price: 555 } as const
  const products = [tile, narrow, box]
  expect(findCheaperExample(narrow, products)?.product).toBe(box)
  expect(findCheaperExample(narrow, products)?.roof.priceKsh).toBeLessThan(countExampleRoof(narrow).priceKsh)
  expect(findCheaperExample(box, products)).toBeUndefined()
  expect(findCheaperExample(tile, products)).toBeUndefined()
  expect(findCheaperExample({ ...narrow, price: 300 }, products)).toBeUndefined()
})

test('the sheet in which the example costs least names the cheapest metre with which the same roof costs more, and no other does', () => {
  const box = { slug: 'box', profile: 'box', price: 470 } as const
  const narrow = { slug: 'narrow', profile: 'corrugated', price: 390 } as const
  const narrower = { slug: 'narrower', profile: 'corrugated', price: 400 } as const
  const tile = { slug: 'tile', profile: 'versatile', price: 555 } as const
  const products = [tile, narrower, narrow, box]
  expect(findDearerExample(box, products)?.product).toBe(narrow)
  expect(findDearerExample(box, products)?.roof.priceKsh).toBeGreaterThan(countExampleRoof(box).priceKsh)
  expect(findDearerExample(narrow, products)).toBeUndefined()
  expect(findDearerExample(tile, products)).toBeUndefined()
  expect(findDearerExample(box, [tile, { ...narrow, price: 300 }, box])).toBeUndefined()
  expect(findDearerExample(box, [])).toBeUndefined()
})
