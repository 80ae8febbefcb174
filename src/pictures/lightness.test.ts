import { expect, test } from 'vitest'
import { lightnessOfColour } from './lightness.ts'

test.each([
  ['#000000', 0],
  ['#ffffff', 1],
  ['#ff0000', 0.3],
  ['#808080', 0.502],
])('%s is %f light', (colour, lightness) => {
  expect(lightnessOfColour(colour)).toBeCloseTo(lightness, 3)
})
