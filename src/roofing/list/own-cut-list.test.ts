import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRoof } from '../../../tests/roof-arbitraries.ts'
import { profiles } from '../profiles/profiles.ts'
import { roundings, usualSettings } from '../take-off/settings.ts'
import { takeOff } from '../take-off/take-off.ts'
import { compareList } from './compare.ts'
import { needsOf } from './needs.ts'
import { parseList } from './parse-list.ts'

const NUMBER_OF_QUOTES = 2000

const anyQuote = fc.record({
  roofs: fc.array(anyRoof, { minLength: 1, maxLength: 2 }),
  profile: fc.constantFrom(...Object.values(profiles)),
  rounding: fc.constantFrom(...roundings),
  stockM: fc.constantFrom([2, 2.5, 3], [1.5, 3, 6], [2.44, 3.05, 3.66]),
})
const anyForm = fc.constantFrom<(count: number, lengthM: number) => string>(
  (count, lengthM) => `${count} x ${lengthM} m`,
  (count, lengthM) => `${count} pcs ${lengthM}m`,
  (count, lengthM) => `${lengthM}m - ${count}`,
  (count, lengthM) => `mabati ${count} za mita ${lengthM}`,
)

test('the cut list of any roof is read without a question and covers that roof', () => {
  fc.assert(
    fc.property(anyQuote, anyForm, ({ roofs, profile, rounding, stockM }, write) => {
      const settings = {
        ...usualSettings(profile),
        rounding,
        stockM,
      }
      const counted = takeOff(roofs, profile, settings, 470)
      const cutLengthsM = counted.cuts.map(({ lengthM }) => lengthM)
      const text = counted.cuts.map(({ count, lengthM }) => write(count, lengthM)).join('\n')
      const list = parseList(text, 'm', {}, { cutLengthsM })
      expect(list).toMatchObject({ openCount: 0, sheets: counted.sheets })
      expect(list.parts.filter(({ kind }) => kind === 'unread')).toEqual([])
      expect(list.cuts.map(({ lengthM, count }) => `${count} x ${lengthM}`)).toEqual(
        counted.cuts.map(({ lengthM, count }) => `${count} x ${lengthM}`),
      )
      expect(compareList(list, needsOf(counted, settings))).toMatchObject({
        verdict: 'covers',
        differenceM: 0,
        lacking: [],
        tooShort: [],
        joined: [],
        cutDown: [],
        spare: [],
      })
    }),
    { numRuns: NUMBER_OF_QUOTES },
  )
}, 120_000)
