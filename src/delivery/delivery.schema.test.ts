import { expect, test } from 'vitest'
import { told } from '../../tests/told.ts'
import { checked } from '../facts/checked.ts'
import { languages } from '../languages.ts'
import { delivery } from './delivery.schema.ts'

const inEach = (text: unknown) => Object.fromEntries(languages.map(language => [language, text]))
const check = (counties: unknown) => checked(delivery, { counties }, 'content/delivery.json')

test('a county has a condition in every language, or none', () => {
  const counties = [{ county: 'Kwale' }, { county: 'Lamu', condition: inEach('By dhow from Mokowe') }]
  expect(check(counties)).toEqual({ counties })
})

test.each<[found: string, allowed: string, counties: unknown]>([
  ['counties is []', 'at least one county', []],
  ['counties.0.county is ""', 'a text of 2 to', [{ county: '' }]],
  ['counties.1.county is "Lamu"', 'a county that is not in the list already', [{ county: 'Lamu' }, { county: 'Lamu' }]],
  ['counties.0 is "Lamu"', 'a county, and a condition where there is one', ['Lamu']],
  [
    'counties.0.condition is ""',
    'a text of 2 to 200 characters in one line, without < and >, under each of',
    [{ county: 'Lamu', condition: '' }],
  ],
  [
    'counties.0.condition.en is ""',
    'a text of 2 to',
    [{ county: 'Lamu', condition: { ...inEach('By dhow'), en: '' } }],
  ],
])('%s: allowed is %s', (found, allowed, counties) => {
  expect(told(() => check(counties))).toContain(`content/delivery.json: ${found}; allowed is ${allowed}`)
})
