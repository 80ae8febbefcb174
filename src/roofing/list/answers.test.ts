import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, answerFor, questionKey, readAnswers, writeAnswers } from './answers.ts'

test('answers survive a link', () => {
  const reading = fc.record({
    count: fc.integer({ min: 1, max: 9999 }),
    lengthM: fc.integer({ min: 3000, max: 130_000 }).map(tenths => tenths / 10_000),
  })
  const answer = fc.oneof(
    fc.constantFrom('y', 'n'),
    reading.map(one => answerFor({ ...one, unit: 'm' })),
  )
  const key = fc.string().map(words => questionKey('about', words))
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

test.each([
  ['of a key of nine letters', 'abcdefghi-y'],
  ['of a key in capitals', 'AB-y'],
  ['of no key', '-y'],
  ['that is no word', 'ab-x'],
  ['of two words', 'ab-yn'],
  ['of five digits of pieces', 'ab-12345x30000'],
  ['of no pieces', 'ab-x30000'],
  ['of a length of seven digits', 'ab-12x3000000'],
  ['of no length', 'ab-12x'],
  ['with more before it', '!ab-y'],
  ['with more behind it', 'ab-y!'],
])('an answer %s is none', (_, written) => {
  expect(readAnswers(`${written}.cd-n`)).toEqual({ cd: 'n' })
  const [key = '', answer = ''] = written.split('-')
  expect(writeAnswers({ [key]: answer, cd: 'n' })).toBe('cd-n')
})

test('an answer may be of eight letters, four digits of pieces and six of length', () => {
  expect(readAnswers('abcdefg1-9999x130000')).toEqual({ abcdefg1: '9999x130000' })
})

test('no more than a hundred answers are written or read', () => {
  const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`q${index}`, 'y']))
  expect(writeAnswers(many).split('.')).toHaveLength(100)
  const text = Object.keys(many)
    .map(key => `${key}-y`)
    .join('.')
  expect(Object.keys(readAnswers(text))).toHaveLength(100)
})

describe('what is answered', () => {
  test('is put beside the other answers', () => {
    expect(answered('', 'ab', 'y')).toBe('ab-y')
    expect(answered('ab-y', 'cd', 'n')).toBe('ab-y.cd-n')
  })

  test('takes the place of what was answered before', () => {
    expect(readAnswers(answered('ab-y.cd-n', 'ab', '12x30000'))).toEqual({ ab: '12x30000', cd: 'n' })
  })

  test('can be taken back', () => {
    expect(answered('ab-y.cd-n', 'ab', undefined)).toBe('cd-n')
    expect(answered('cd-n', 'ab', undefined)).toBe('cd-n')
  })

  test('of a reading is its pieces and its length in tenths of a millimetre', () => {
    expect(answerFor({ count: 20, lengthM: 3.048, unit: 'ft' })).toBe('20x30480')
    expect(answerFor({ count: 1, lengthM: 2.43_84, unit: 'ft' })).toBe('1x24384')
  })
})

test('a question keeps its name for ever: links hold it', () => {
  expect(questionKey('about', 'cornice 3m')).toBe('oa2wrt')
  expect(questionKey('', '3 x 12')).toBe('9py7tj')
})

test('a question keeps its name when spaces and capitals change, and has another when words do', () => {
  expect(questionKey('about', ' Cornice  3m ')).toBe(questionKey('about', 'cornice 3m'))
  expect(questionKey('about', 'cornice 3m')).not.toBe(questionKey('about', 'cornice 2m'))
})
