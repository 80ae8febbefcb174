import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { shapes } from '../roof/roof.ts'
import {
  countKeys,
  countNumbers,
  fields,
  isOnShape,
  isOnSheet,
  numberField,
  quoteKeys,
  roofKeys,
  roofNumbers,
} from './fields.ts'

test('links write the fields in this order', () => {
  expect(roofKeys.join(' ')).toBe('shape length width pitch top eave verge gablet falls wings')
  expect(quoteKeys.join(' ')).toBe('unit product thickness round colour county list listUnit answers from')
})

test('a roof has these numbers, and all assumptions except the stock lengths are numbers', () => {
  expect(roofNumbers.join(' ')).toBe('length width pitch eave verge gablet')
  expect(countKeys.filter(key => !(countNumbers as readonly string[]).includes(key))).toEqual(['stock'])
})

describe('the fields of a roof depend on its shape', () => {
  test.each([
    ['lean-to', 'shape length width pitch top eave verge'],
    ['gable', 'shape length width pitch eave verge wings'],
    ['hip', 'shape length width pitch eave wings'],
    ['dutch-gable', 'shape length width pitch eave gablet wings'],
    ['hidden', 'shape length width pitch falls'],
  ] as const)('of a %s %s', (shape, keys) => {
    expect(roofKeys.filter(key => isOnShape(key, shape)).join(' ')).toBe(keys)
  })

  test('a hidden roof has a lower pitch', () => {
    for (const shape of shapes.filter(each => each !== 'hidden'))
      expect(numberField('pitch', shape)).toMatchObject({ min: 2, max: 60, usual: 25 })
    expect(numberField('pitch', 'hidden')).toMatchObject({ measure: 'pitch', min: 3, max: 10, usual: 6 })
    expect(numberField('length', 'hidden')).toEqual(numberField('length'))
  })
})

test('assumptions apply to step tiles, to straight sheets, or to both', () => {
  const tiles = countNumbers.filter(key => isOnSheet(key, profiles.versatile))
  const straight = countNumbers.filter(key => isOnSheet(key, profiles.box))
  expect(countNumbers.filter(key => !straight.includes(key))).toEqual(['step', 'stepLap'])
  expect(countNumbers.filter(key => !tiles.includes(key))).toEqual(['endLap', 'purlin'])
})

test('walls and overhangs are in the unit of the quote, sheets and pieces in metres', () => {
  const measures = (keys: readonly ((typeof roofNumbers)[number] | (typeof countNumbers)[number])[]) => [
    ...new Set(keys.map(key => numberField(key).measure)),
  ]
  expect(measures(roofNumbers.filter(key => key !== 'pitch'))).toEqual(['length'])
  expect(measures(['pitch'])).toEqual(['pitch'])
  expect(measures(countNumbers)).toEqual(['metric'])
  expect(fields.stock.measure).toBe('metric')
})
