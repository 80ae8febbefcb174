import { expect, test } from 'vitest'
import delivery from '../../tests/states/facts/delivery.json' with { type: 'json' }
import { includesEveryCounty } from './kenyan-counties.ts'

/** The counties of the example shop, which delivers to all of them. */
const all = delivery.counties.map(({ county }) => county)

test('the 47 counties are every county of Kenya, in any order and also beside unknown names', () => {
  expect(all).toHaveLength(47)
  expect(includesEveryCounty(all.toReversed())).toBe(true)
  expect(includesEveryCounty([...all, 'Turkanna'])).toBe(true)
})

test('a misspelt county is not counted', () => {
  expect(includesEveryCounty(all.map(county => (county === 'Turkana' ? 'Turkanna' : county)))).toBe(false)
})

test('a county listed under two spellings is counted once, so a missing one is noticed', () => {
  expect(all.slice(1)).toContain('Nairobi City')
  expect(includesEveryCounty([...all.slice(1), 'Nairobi'])).toBe(false)
})
