import { expect, test } from 'vitest'
import { compareList } from './compare.ts'

test.each([
  [96, 74, 22, 'over'],
  [81, 74, 7, 'close'],
  [74, 74, 0, 'close'],
  [70, 74, -4, 'short'],
])('a list of %f m for a roof that takes %f m differs by %f m: %s', (listM, roofM, differenceM, verdict) => {
  expect(compareList(listM, roofM)).toEqual({ differenceM, verdict })
})

test('a list that counts on off-cuts is not called short', () => {
  expect(compareList(100, 115, 98.5).verdict).toBe('close')
  expect(compareList(98, 115, 98.5).verdict).toBe('short')
})
