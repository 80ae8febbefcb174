import { describe, expect, test } from 'vitest'
import { told } from '../../tests/told.ts'
import { checked } from '../facts/checked.ts'
import { languages } from '../languages.ts'
import { colourList } from './colours.schema.ts'

const named = (name: string) => Object.fromEntries(languages.map(language => [language, name]))
const maroon = { id: 'maroon', screen: '#6b2230', name: named('Maroon') }
const graphite = { id: 'graphite', screen: '#4a4f54', name: named('Graphite') }

const sentence = (values: unknown) => told(() => checked(colourList, values, 'content/colours.json'))

test('a good list is given back as it is', () => {
  const list = { colours: [maroon, graphite] }
  expect(checked(colourList, list, 'content/colours.json')).toEqual(list)
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
    ['name', undefined, 'nothing', 'a text of 2 to 30 characters in one line, without < and >, under each of en'],
    ['name', {}, '', 'name.en is nothing; allowed is a text of 2 to'],
    ['name', { ...named('Maroon'), en: '' }, '', 'name.en is ""; allowed is a text of 2 to'],
  ])('%s: %j', (field, value, found, allowed) => {
    const message = sentence({ colours: [graphite, { ...maroon, [field]: value }] })
    expect(message).toMatch(new RegExp(`^content/colours\\.json: colours\\.1\\.${field}`))
    expect(message).toContain(found ? `is ${found}; allowed is ${allowed}` : allowed)
  })
})

test('an empty list is refused', () => {
  expect(sentence({ colours: [] })).toContain('at least one colour')
})
