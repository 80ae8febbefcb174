import { describe, expect, test } from 'vitest'
import { estimator as words } from '#i18n/en/estimator.ts'
import { readField } from '#roofing/quote/read-field.ts'
import { errorText, includesUnit, stepNumber } from './typed-number.ts'

describe('the buttons beside a number', () => {
  test.each([
    ['length', '10', 1, 'm', '10.5'],
    ['length', '10', -1, 'm', '9.5'],
    ['length', '0.5', -1, 'm', '0.5'],
    ['length', '60', 1, 'm', '60'],
    ['length', '', 1, 'm', '10'],
    ['length', '20', 1, 'ft', '20 ft 6 in'],
    ['length', '12ft3in', 1, 'ft', '13'],
    ['length', '3m', 1, 'ft', '10 ft 6 in'],
    ['length', '196.5', 1, 'ft', '196.5'],
    ['length', '196.8', 1, 'ft', '196.8'],
    ['pitch', '1:1', 1, 'm', '46'],
    ['pitch', '60', 1, 'ft', '60'],
    ['eave', '0.45', 1, 'm', '0.5'],
    ['eave', '', 1, 'ft', '1 ft 9 in'],
    ['cap', '', 1, 'ft', '2.1'],
    ['width', 'about ten', 1, 'm', 'about ten'],
  ] as const)('%s %j stepped by %i in %s is %j', (field, text, direction, unit, expected) => {
    const usual = { eave: 0.45, cap: 2 } as Partial<Record<string, number>>
    expect(stepNumber(field, text, direction, unit, usual[field])).toBe(expected)
  })
})

test.each([
  ['', false],
  ['12.5', false],
  ['1,250', false],
  ['12½', false],
  ['-3', false],
  ['40ft', true],
  ["30'6", true],
  ['30’', true],
  ['mita 3', true],
  ['4/12', true],
  ['25°', true],
])('%j includes a unit: %j', (text, says) => {
  expect(includesUnit(text)).toBe(says)
})

describe('the error of a field', () => {
  const sentence = (key: 'length' | 'pitch' | 'cover', text: string, unit: 'm' | 'ft') => {
    const read = readField(key, text, unit)
    return 'error' in read ? errorText(read.error, 'It', unit, words) : undefined
  }

  test('gives the limits in the unit of the field', () => {
    expect(sentence('length', '1000', 'm')).toBe('It must be from 0.5 m to 60 m.')
    expect(sentence('length', '1000', 'ft')).toBe('It must be from 1 ft 8 in to 196 ft 10 in.')
    expect(sentence('cover', '5', 'ft')).toBe('It must be from 0.5 m to 1.5 m.')
    expect(sentence('pitch', '80', 'ft')).toBe('It must be from 2° to 60°.')
    for (const limit of ['1 ft 8 in', '196 ft 10 in']) expect(sentence('length', limit, 'ft')).toBeUndefined()
  })

  test('asks whether two numbers in metres are feet and inches', () => {
    for (const text of ['40 6', '40-6'])
      expect(sentence('length', text, 'm')).toBe(`It: is “${text}” 40 ft 6 in? Then choose feet, or write 40'6".`)
    expect(sentence('length', '40 12', 'm')).toContain('is not understood')
  })

  test('gives examples for this kind of field', () => {
    expect(sentence('pitch', 'flat', 'm')).toContain('in degrees')
    expect(sentence('pitch', 'flat', 'm')).not.toContain('ft')
  })
})
