import { expect, test } from 'vitest'
import states from '../../tests/states/facts/delivery.json' with { type: 'json' }
import { isAllOfKenya } from './kenyan-counties.ts'

/** The counties of the example shop, which delivers to all of them. */
const all = states.counties.map(({ county }) => county)

test('forty-seven counties are all of Kenya, in any order and with others beside them', () => {
  expect(all).toHaveLength(47)
  expect(isAllOfKenya(all.toReversed())).toBe(true)
  expect(isAllOfKenya([...all, 'Turkanna'])).toBe(true)
})

test('a misspelt county leaves one of them out', () => {
  expect(isAllOfKenya(all.map(county => (county === 'Turkana' ? 'Turkanna' : county)))).toBe(false)
  expect(isAllOfKenya([...all.slice(1), 'Nairobi'])).toBe(false)
})
