import { describe, expect, test } from 'vitest'
import { splitWalls, withUnitOf } from './split-walls.ts'

describe('both walls typed into one field', () => {
  test.each([
    ['12x9', 'm', '12', '9'],
    ['12 x 9', 'm', '12', '9'],
    ['12X9.5', 'm', '12', '9.5'],
    ['12 × 9', 'm', '12', '9'],
    ['12*9', 'm', '12', '9'],
    ['12 by 9', 'm', '12', '9'],
    ['12 kwa 9', 'm', '12', '9'],
    ['12m x 9m', 'm', '12m', '9m'],
    ['40 6 x 30', 'ft', '40 6', '30'],
    ['40-6x30-3', 'ft', '40-6', '30-3'],
    ['12 1/2 x 9', 'm', '12 1/2', '9'],
    ["40'6\"x30'", 'm', '40\'6"', "30'"],
    ["40'x30", 'ft', "40'", '30'],
    // A unit written once is for both.
    ['12x9ft', 'm', '12 ft', '9ft'],
    ['40x30 m', 'ft', '40 m', '30 m'],
    ['12x9m', 'm', '12', '9m'],
  ] as const)('%j in %s is %j by %j', (text, unit, length, width) => {
    expect(splitWalls(text, unit, true)).toEqual({ length, width })
  })

  test.each(['12', '12x', 'x9', '12 x ', '12 xx 9', 'max 9', '12 x 9 x 3', 'wide x 9', ''])('%j is not split', text => {
    expect(splitWalls(text, 'm', true)).toBeUndefined()
  })

  test('a number after a length in another unit waits for its own unit, and then has the same', () => {
    expect(splitWalls('40ft x 3', 'm', true)).toBeUndefined()
    expect(splitWalls('40ft x 30ft', 'm', true)).toEqual({ length: '40ft', width: '30ft' })
    expect(splitWalls('40ft x 30', 'm', false)).toEqual({ length: '40ft', width: '30 ft' })
  })

  test('a unit typed after the width is for the length too', () => {
    expect(withUnitOf('12', '9ft', 'm')).toBe('12 ft')
    expect(withUnitOf('12m', '9ft', 'm')).toBe('12m')
    expect(withUnitOf('12', '9f', 'm')).toBe('12')
    expect(withUnitOf('12', '9m', 'm')).toBe('12')
  })
})
