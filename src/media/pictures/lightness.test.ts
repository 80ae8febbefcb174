import { expect, test } from 'vitest'
import { lightnessOf } from './lightness.ts'

test.each([
  ['black', [0, 0, 0], 0],
  ['white', [255, 255, 255], 1],
  ['pure red', [255, 0, 0], 0.3],
  ['mid grey', [128, 128, 128], 0.502],
] as const)('%s (%j) has a lightness of %f', (_, [red, green, blue], lightness) => {
  expect(lightnessOf(red, green, blue)).toBeCloseTo(lightness, 3)
})
