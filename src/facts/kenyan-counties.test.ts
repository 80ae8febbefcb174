import { expect, test } from 'vitest'
import states from '../../tests/states/facts/delivery.json' with { type: 'json' }
import { includesEveryCounty } from './kenyan-counties.ts'

/** The counties of the example shop, which delivers to all of them. */
const all = states.counties.map(({ county }) => county)

test('the 47 counties are all of Kenya, in any order and with unknown names among them', () => {
  expect(all).toHaveLength(47)
  expect(includesEveryCounty(all.toReversed())).toBe(true)
  expect(includesEveryCounty([...all, 'Turkanna'])).toBe(true)
})

test('a misspelt or missing county is not counted', () => {
  expect(includesEveryCounty(all.map(county => (county === 'Turkana' ? 'Turkanna' : county)))).toBe(false)
  expect(includesEveryCounty([...all.slice(1), 'Nairobi'])).toBe(false)
})
