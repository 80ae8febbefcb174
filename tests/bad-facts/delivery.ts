import { languages } from '../../src/text/languages.ts'
import { badValues, TEXT } from './bad-value.ts'

export const goodDelivery = {
  counties: [
    { county: 'Kwale' },
    { county: 'Lamu', condition: Object.fromEntries(languages.map(language => [language, 'By dhow from Mokowe'])) },
  ],
}

const [first] = languages

export const badDelivery = badValues(
  ['counties', [], 'at least one county'],
  ['counties.0.county', '', TEXT],
  ['counties.0.county', 'Kwale\u200f', TEXT],
  ['counties.0', 'Kwale', 'a county, and a condition where there is one'],
  [
    'counties.1.condition',
    '',
    'a text of 2 to 200 characters in one line, without <, > and invisible characters, under each of',
  ],
  [`counties.1.condition.${first}`, '', TEXT],
  [`counties.1.condition.${first}`, 'By dhow\u2028from Mokowe', TEXT],
  [`counties.1.condition.${first}`, '<i>By dhow</i>', TEXT],
)

/** Values that are valid alone but not together with another value. */
export const badCombinations = badValues(['counties.1.county', 'Kwale', 'a county that is not in the list already'])
