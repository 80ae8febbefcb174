import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FieldName, fields } from '../takeoff/fields.ts'
import { checkField, readField } from './field.ts'
import { newQuote, newRoof } from './quote.ts'
import { validateQuote } from './validate.ts'

const names = Object.keys(fields) as FieldName[]

test.each(names)('the default of %s, where it has one, lies within its range', field => {
  const { least, most, value = least } = fields[field]
  expect(least).toBeLessThanOrEqual(value)
  expect(value).toBeLessThanOrEqual(most)
})

describe('a value out of range', () => {
  test.each(names)('of %s is refused with the name of the field and the range', field => {
    const { least, most, unit } = fields[field]
    fc.assert(
      fc.property(fc.double({ noNaN: true }), value => {
        const reading = checkField(field, value)
        if (value >= least && value <= most) expect(reading).toEqual({ ok: true, value })
        else {
          const kind = value < least ? 'too-small' : 'too-large'
          expect(reading).toEqual({ ok: false, error: { field, kind, found: value, least, most, unit } })
        }
      }),
    )
  })
})

test('a field is read as it is typed, in the unit asked for', () => {
  expect(readField('lengthM', '41ft')).toEqual({ ok: true, value: 12.4968 })
  expect(readField('lengthM', '41', 'ft')).toEqual({ ok: true, value: 12.4968 })
  expect(readField('pitchDeg', '1:3')).toEqual({ ok: true, value: 18.43 })
})

test('what cannot be read is refused with what was typed', () => {
  expect(readField('coverM', 'wide')).toEqual({
    ok: false,
    error: { field: 'coverM', kind: 'unreadable', found: 'wide', least: 0.5, most: 1.3, unit: 'm' },
  })
})

describe('a quote', () => {
  test('that is complete gives its roofs', () => {
    const roofs = [{ ...newRoof, lengthM: 10, widthM: 7 }]
    expect(validateQuote({ ...newQuote, roofs })).toEqual({ ok: true, roofs })
  })

  test('of which nothing has been said misses length and width, and nothing else', () => {
    expect(validateQuote(newQuote)).toMatchObject({
      ok: false,
      errors: [
        { field: 'lengthM', kind: 'missing', roof: 0 },
        { field: 'widthM', kind: 'missing', roof: 0 },
      ],
    })
  })

  test('names every field that is wrong, and its roof', () => {
    const good = { ...newRoof, lengthM: 10, widthM: 7 }
    const quote = { ...newQuote, roofs: [good, { ...good, pitchDeg: 80, widthM: Number.NaN }], settings: { capM: 9 } }
    expect(validateQuote(quote)).toMatchObject({
      ok: false,
      errors: [
        { field: 'widthM', kind: 'unreadable', roof: 1 },
        { field: 'pitchDeg', kind: 'too-large', roof: 1, least: 3, most: 60, unit: 'deg' },
        { field: 'capM', kind: 'too-large', found: 9, least: 1, most: 3 },
      ],
    })
  })
})
