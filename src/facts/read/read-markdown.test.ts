import { expect, test } from 'vitest'
import { errorMessage } from '../../../tests/error-message.ts'
import { readMarkdown } from './read-markdown.ts'

test('reads the values at the top and the text below', () => {
  const text = '---\r\ntitle: "A: b"\nplace: 2\nchangedOn: 2026-11-23\n---\n\n## Heading\r\n\nText --- more\n'
  expect(readMarkdown(text, 'x.md')).toEqual({
    title: 'A: b',
    place: 2,
    changedOn: '2026-11-23',
    body: '## Heading\n\nText --- more',
  })
  expect(readMarkdown('---\ntitle: A\n---', 'x.md')).toEqual({ title: 'A', body: '' })
})

test('names the file, and the line of a value that it cannot read', () => {
  expect(errorMessage(() => readMarkdown('## Heading', 'x.md'))).toContain('x.md has no values at its top')
  expect(errorMessage(() => readMarkdown('---\nonly words\n---\n', 'x.md'))).toContain('x.md has no values')
  expect(errorMessage(() => readMarkdown('---\na: 1\ntitle: a: b\n---\n', 'x.md'))).toContain('x.md: line 3 cannot be')
})
