import { describe, expect, test } from 'vitest'
import { told } from '../../tests/told.ts'
import { checkColours } from './colours.schema.ts'
import { type Colour, colours } from './colours.ts'

const maroon: Colour = { id: 'maroon', screen: '#6b2230' }
const graphite: Colour = { id: 'graphite', screen: '#4a4f54' }

const sentence = (list: unknown) => told(() => checkColours(list as Colour[]))

test('the colours of the market are given back as they are', () => {
  expect(checkColours(colours)).toBe(colours)
})

describe('a wrong value is answered with the field, what was found and what is allowed', () => {
  test.each([
    ['id', 'Maroon', '"Maroon"', 'small letters and digits'],
    ['id', '', '""', 'small letters and digits'],
    ['id', graphite.id, '"graphite"', 'an id that no other colour has'],
    ['screen', 'maroon', '"maroon"', 'a colour such as #a33a2c'],
    ['screen', '#6b223', '"#6b223"', 'a colour such as #a33a2c'],
    ['screen', '#6B2230', '"#6B2230"', 'a colour such as #a33a2c'],
    ['screen', 0x6b2230, '7021104', 'a colour such as #a33a2c'],
    ['screen', undefined, 'nothing', 'a colour such as #a33a2c'],
    ['screen', graphite.screen, '"#4a4f54"', 'a screen colour that no other colour has'],
  ])('%s: %j', (field, value, found, allowed) => {
    const message = sentence([graphite, { ...maroon, [field]: value }])
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`src/catalogue/colours.ts: 1.${field} is ${found}; allowed is ${allowed}`)
  })
})

test('an empty list is refused', () => {
  expect(sentence([])).toContain('at least one colour')
})
