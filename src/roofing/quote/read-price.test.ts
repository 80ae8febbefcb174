import { expect, test } from 'vitest'
import { readPrice } from './read-price.ts'

test.each([
  ['25', 25],
  [' 1,200.50 ', 1200.5],
  ['KSh 690', 690],
  ['Ksh. 1,000,000', 1_000_000],
  ['700/=', 700],
  ['0', 0],
])('“%s” is %d', (text, priceKsh) => {
  expect(readPrice(text)).toBe(priceKsh)
})

test.each(['', 'free', '25 to 35', '1,20', '1.234', '-5', '10000001', '12 000', '25 a foot'])(
  '“%s” is no price',
  text => {
    expect(readPrice(text)).toBeUndefined()
  },
)
