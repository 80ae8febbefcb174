import { expect, test } from 'vitest'
import { parsePitchDeg } from './pitch.ts'

test.each([
  ['25', 25],
  ['25°', 25],
  ['22,5 deg', 22.5],
  ['1:1', 45],
  ['4/12', 18.43494882],
  ['1 in 3', 18.43494882],
  ['100%', 45],
  ['1:0', undefined],
  ['steep', undefined],
  ['', undefined],
  ['25%%', undefined],
])('reads %j as %s degrees', (text, degrees) => {
  const read = parsePitchDeg(text)
  if (degrees === undefined) expect(read).toBeUndefined()
  else expect(read).toBeCloseTo(degrees, 6)
})
