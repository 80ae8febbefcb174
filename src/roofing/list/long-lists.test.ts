import { expect, test } from 'vitest'
import { parseList, parseListInSteps } from './parse-list.ts'

test.each([
  '1,',
  '9 and ',
  'x',
  ' ',
  '1.',
  'ksh ',
  'qty ',
  '3m 20 ',
  '20x3,14x2,',
  '1/2',
  "12' ",
  '\n',
  '3m\n',
  '[14/03, 10:22] a',
  'moja mbili ',
])('parses 20,000 characters of %j', piece => {
  const text = piece.repeat(20_000 / piece.length)
  expect(
    parseList(text)
      .parts.map(({ source }) => source)
      .join(''),
  ).toBe(text)
})

test('parses a list of 5,000 lines', () => {
  expect(parseList('20 x 3m\n'.repeat(5000)).sheets).toBe(100_000)
})

test('parses a list of 2,000 lines with several pauses for each line', () => {
  const text = Array.from({ length: 2000 }, (_, line) => `${(line % 90) + 1} pcs x ${1 + (line % 50) / 10}m`).join('\n')
  const steps = parseListInSteps(text)
  let count = 0
  let step = steps.next()
  while (!step.done) {
    count++
    step = steps.next()
  }
  expect(count).toBeGreaterThan(5 * 2000)
  expect(step.value).toEqual(parseList(text))
})
