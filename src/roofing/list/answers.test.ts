import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOf, keyOf, readAnswers, writeAnswers } from './answers.ts'

test('answers survive a link', () => {
  const reading = fc.record({
    count: fc.integer({ min: 1, max: 9999 }),
    lengthM: fc.integer({ min: 3000, max: 130_000 }).map(tenths => tenths / 10_000),
  })
  const answer = fc.oneof(
    fc.constantFrom('y', 'n'),
    reading.map(one => answerOf({ ...one, unit: 'm' })),
  )
  const key = fc.string().map(words => keyOf('about', words))
  fc.assert(
    fc.property(fc.dictionary(key, answer, { maxKeys: 50 }), answers => {
      const word = writeAnswers(answers)
      expect(readAnswers(word)).toEqual(answers)
      expect(encodeURIComponent(word)).toBe(word)
    }),
  )
})

test('what is broken in a link is left out', () => {
  expect(readAnswers('abc-12x30000.abd-.-n.x-99999x1.zzz-n.constructor-y')).toEqual({ abc: '12x30000', zzz: 'n' })
  expect(readAnswers('')).toEqual({})
})

test('a question keeps its name when spaces and capitals change, and has another when words do', () => {
  expect(keyOf('about', ' Cornice  3m ')).toBe(keyOf('about', 'cornice 3m'))
  expect(keyOf('about', 'cornice 3m')).not.toBe(keyOf('about', 'cornice 2m'))
})
