import { languages } from '../../src/text/languages.ts'
import { badValues, TEXT } from './bad-value.ts'

const [first] = languages

export const goodLanguages = { reviewedBy: Object.fromEntries(languages.map(language => [language, 'Amina Otieno'])) }

export const badLanguages = badValues(
  [`reviewedBy.${first}`, '', TEXT],
  [`reviewedBy.${first}`, ' ', TEXT],
  [`reviewedBy.${first}`, 'A', TEXT],
  [`reviewedBy.${first}`, '<b>Amina</b>', TEXT],
  [`reviewedBy.${first}`, 'Amina\u202e', TEXT],
  [`reviewedBy.${first}`, true, TEXT],
  ['reviewedBy', 'Amina Otieno', 'the name of a native speaker who has read every text'],
)
