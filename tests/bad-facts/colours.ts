import { languages } from '../../src/text/languages.ts'
import { badValues } from './bad-value.ts'

const nameInAllLanguages = (name: string) => Object.fromEntries(languages.map(language => [language, name]))

export const goodColours = {
  colours: [
    { id: 'graphite', screen: '#4a4f54', name: nameInAllLanguages('Graphite') },
    { id: 'maroon', screen: '#6b2230', name: nameInAllLanguages('Maroon') },
  ],
}

const ID = 'small letters and digits joined by hyphens'
const SCREEN = 'a colour such as #a33a2c'
const TEXT = 'a text of 2 to 30 characters in one line, without <, > and invisible characters'

export const badColours = badValues(
  ['colours', [], 'at least one colour'],
  ['colours.1.id', 'Maroon', ID],
  ['colours.1.id', '', ID],
  ['colours.1.screen', 'maroon', SCREEN],
  ['colours.1.screen', '#6b223', SCREEN],
  ['colours.1.screen', '#6B2230', SCREEN],
  ['colours.1.screen', 0x6b2230, SCREEN],
  ['colours.1.screen', undefined, SCREEN],
  ['colours.1.name', undefined, `${TEXT}, under each of en`],
  ['colours.1.name', {}, TEXT, 'colours.1.name.en is nothing'],
  ['colours.1.name.en', '', TEXT],
  ['colours.1.name.en', 'Ma\u200droon', TEXT],
)

/** Values that are valid alone but not together with another value. */
export const badCombinations = badValues(
  ['colours.1.id', 'graphite', 'an id that no other colour has'],
  ['colours.1.screen', '#4a4f54', 'a screen colour that no other colour has'],
)
