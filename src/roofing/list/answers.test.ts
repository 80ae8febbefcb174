import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerFor, questionKey, readAnswers, setAnswer, writeAnswers } from './answers.ts'

test('decodes what it encodes', () => {
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

test('leaves out invalid answers in a link', () => {
  expect(readAnswers('abc-12x30000.abd-.-n.x-99999x1.zzz-n.constructor-y')).toEqual({ abc: '12x30000', zzz: 'n' })
  expect(readAnswers('')).toEqual({})
})

test.each([
  ['with a key of nine letters', 'abcdefghi-y'],
  ['with a key in capitals', 'AB-y'],
  ['without a key', '-y'],
  ['with an unknown letter', 'ab-x'],
  ['with two letters', 'ab-yn'],
  ['with a count of five digits', 'ab-12345x30000'],
  ['without a count', 'ab-x30000'],
  ['with a length of seven digits', 'ab-12x3000000'],
  ['without a length', 'ab-12x'],
  ['with a character before it', '!ab-y'],
  ['with a character after it', 'ab-y!'],
])('ignores an answer %s', (_, text) => {
  expect(readAnswers(`${text}.cd-n`)).toEqual({ cd: 'n' })
  const [key = '', answer = ''] = text.split('-')
  expect(writeAnswers({ [key]: answer, cd: 'n' })).toBe('cd-n')
})

test('accepts a key of eight letters and digits, a count of four digits and a length of six', () => {
  expect(readAnswers('abcdefg1-9999x130000')).toEqual({ abcdefg1: '9999x130000' })
})

test('encodes and decodes at most 2000 answers', () => {
  const many = Object.fromEntries(Array.from({ length: 2020 }, (_, index) => [`q${index}`, 'y']))
  expect(writeAnswers(many).split('.')).toHaveLength(2000)
  const text = Object.keys(many)
    .map(key => `${key}-y`)
    .join('.')
  expect(Object.keys(readAnswers(text))).toHaveLength(2000)
})

describe('setting an answer', () => {
  test('keeps the other answers', () => {
    expect(setAnswer('', 'ab', 'y')).toBe('ab-y')
    expect(setAnswer('ab-y', 'cd', 'n')).toBe('ab-y.cd-n')
  })

  test('replaces the earlier answer', () => {
    expect(readAnswers(setAnswer('ab-y.cd-n', 'ab', '12x30000'))).toEqual({ ab: '12x30000', cd: 'n' })
  })

  test('to undefined removes it', () => {
    expect(setAnswer('ab-y.cd-n', 'ab', undefined)).toBe('cd-n')
    expect(setAnswer('cd-n', 'ab', undefined)).toBe('cd-n')
  })
})

test('the answer for a reading has its count and its length in tenths of a millimetre', () => {
  expect(answerFor({ count: 20, lengthM: 3.048, unit: 'ft' })).toBe('20x30480')
  expect(answerFor({ count: 1, lengthM: 2.4384, unit: 'ft' })).toBe('1x24384')
})

test('question keys never change, because links contain them', () => {
  expect(questionKey('about', 'cornice 3m')).toBe('oa2wrt')
  expect(questionKey('', '3 x 12')).toBe('9py7tj')
})

test('a question key ignores spacing and case, and depends on the words', () => {
  expect(questionKey('about', ' Cornice  3m ')).toBe(questionKey('about', 'cornice 3m'))
  expect(questionKey('about', 'cornice 3m')).not.toBe(questionKey('about', 'cornice 2m'))
})
