import { expect, test } from 'vitest'
import { readAnswers } from './answers.ts'
import { findBlockingParts } from './blocking-parts.ts'
import { parseList } from './parse-list.ts'

const blocking = (text: string, answers = '') =>
  findBlockingParts(parseList(text, 'm', readAnswers(answers))).map(({ source }) => source)

test.each([
  ['an open question', '20 x 3m\n3 x 12', ['3 x 12']],
  ['what is not understood beside a counted part', '20 x 3m; 2.5m\n14 x 2m', ['2.5m']],
  ['nothing on a line that is not understood at all', '20 x 3m\nhello 7', []],
  ['no other goods, sums or talk', '20 x 3m\nridges 8\nTotal 60m\nThanks', []],
  ['nothing in an empty list', '', []],
])('before a list can be ordered, the visitor must settle %s', (_, text, expected) => {
  expect(blocking(text)).toEqual(expected)
})

test('a part that the visitor calls no sheets does not block the order', () => {
  const text = '20 x 3m; 2.5m'
  const [part] = parseList(text).parts.filter(({ kind }) => kind === 'unread')
  const key = part && 'question' in part ? part.question.key : ''
  expect(blocking(text, `${key}-n`)).toEqual([])
})
