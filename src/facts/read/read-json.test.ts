import { expect, test } from 'vitest'
import { errorMessage } from '../../../tests/error-message.ts'
import { readJson } from './read-json.ts'

const messageFor = (text: string) => errorMessage(() => readJson(text, 'content/prices.json'))

test('parses valid JSON with or without a byte order mark', () => {
  expect(readJson('{ "price": 470 }', 'content/prices.json')).toEqual({ price: 470 })
  expect(readJson('\ufeff{ "price": 470 }', 'content/prices.json')).toEqual({ price: 470 })
})

test.each([
  ['a missing comma', '{\n  "price": 470\n  "asOf": "x"\n}', 'line 3, column 3 has no comma where one belongs'],
  ['a comma too many', '{\n  "price": 470,\n}', 'line 3, column 1 has a comma too many'],
  ['a comma too many in a list', '[1, 2, ]', 'line 1, column 8 has a comma too many'],
  ['a missing colon', '{ "price" 470 }', 'line 1, column 11 has no colon'],
  ['a name without quotes', '{ price: 470 }', 'line 1, column 3 has a word without quotes'],
  ['a text without its end', '{ "brand": "Jenga }', 'line 1, column 12 has a text without its closing quote'],
  ['a comment', '{\n  // mine\n  "price": 470\n}', 'line 2, column 3 has a comment'],
  ['a missing bracket', '{ "price": [1, 2 }', 'has no '],
  ['something after the end', '{} {}', 'line 1, column 4 has something after the end'],
  ['no JSON at all', 'KSh 470', 'line 1, column 1 has a word without quotes'],
  ['a field named twice', '{\n  "price": 470,\n  "price": 480\n}', 'line 3, column 3 names "price" a second time'],
  ['a field named twice inside', '[{ "a": { "b": 1, "b": 2 } }]', 'line 1, column 19 names "b" a second time'],
])('reports the line and column of %s', (_, text, expected) => {
  const message = messageFor(text)
  expect(message).toMatch(/^content\/prices\.json: line \d+, column \d+ /)
  expect(message).toContain(expected)
  expect(message).toContain('; allowed is ')
})

test.each(['', ' \n', '\ufeff'])('says that an empty file is empty: %j', text => {
  expect(messageFor(text)).toBe(
    'content/prices.json is empty; allowed is JSON as in the other files. Undo the last change.',
  )
})
