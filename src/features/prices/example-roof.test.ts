import { expect, test } from 'vitest'
import { priceKsh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { countExampleRoof, exampleHouse } from './example-roof.ts'

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
