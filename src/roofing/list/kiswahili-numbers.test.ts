import { describe, expect, test } from 'vitest'
import { parseList } from './parse-list.ts'

const tens = ['', 'kumi', 'ishirini', 'thelathini', 'arobaini', 'hamsini', 'sitini', 'sabini', 'themanini', 'tisini']
/** Six, seven, nine and ten do not agree with the noun. */
const unchanged = { 6: 'sita', 7: 'saba', 9: 'tisa' }

/** The forms of 1 to 5 and 8 for a class of nouns, by its prefix. */
const agreeing = (one: string, two: string, prefix: string) => ({
  1: one,
  2: two,
  3: `${prefix}tatu`,
  4: `${prefix}nne`,
  5: `${prefix}tano`,
  8: `${prefix}nane`,
  ...unchanged,
})

const classes: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'counting and nyumba': agreeing('moja', 'mbili', ''),
  'fundi, mafundi': agreeing('mmoja', 'wawili', 'wa'),
  'mti, miti': agreeing('mmoja', 'miwili', 'mi'),
  'bati, mabati': agreeing('moja', 'mawili', 'ma'),
  'bati limoja': agreeing('limoja', 'mawili', 'ma'),
  'kipande, vipande': agreeing('kimoja', 'viwili', 'vi'),
  'zile, with the prefix zi-': agreeing('moja', 'ziwili', 'zi'),
}
const hundreds = ['', 'moja', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa']

/** The ways to write a number: with "na" before its last part only, or before every part. */
function spellings(value: number, ones: Readonly<Record<number, string>>): string[] {
  const [hundred, ten, one] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const parts = [hundred > 0 && `mia ${hundreds[hundred]}`, tens[ten], ones[one]].filter(Boolean) as string[]
  const last = parts[parts.length - 1] as string
  const beforeLast = parts.length > 1 ? `${parts.slice(0, -1).join(' ')} na ${last}` : last
  return [...new Set([beforeLast, parts.join(' na ')])]
}

describe.each(Object.keys(classes))('numbers that agree with %s', name => {
  test('are read from 1 to 999', () => {
    for (let value = 1; value < 1000; value++)
      // A large count without a word for sheets may be money.
      for (const spelled of spellings(value, classes[name] as Readonly<Record<number, string>>))
        for (const text of [
          `mabati ${spelled} ya mita 3`,
          ...(value > 200 ? [] : [`za mita 3 ziwe ${spelled}`, `${spelled} za mita 3`]),
        ]) {
          const { sheets, openCount, cuts } = parseList(text)
          expect({ text, sheets, openCount, lengthM: cuts[0]?.lengthM }).toEqual({
            text,
            sheets: value,
            openCount: 0,
            lengthM: 3,
          })
        }
  })
})
