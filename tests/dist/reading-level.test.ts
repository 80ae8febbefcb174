import { expect, test } from 'vitest'
import { gradeLevel } from '../readability.ts'
import { findAll } from './html.ts'
import { withoutOwnerTexts } from './owner-texts.ts'
import { pages } from './site.ts'

/** Elements whose text is one or more whole sentences. */
const BLOCKS = ['p', 'li', 'h1', 'h2', 'h3', 'dt', 'dd', 'td', 'th', 'caption', 'figcaption', 'legend', 'label']

const english = pages.filter(({ words }) => words.key === 'en')

test.each(english)('$file has a reading level of at most eight school years', ({ document }) => {
  const texts = BLOCKS.flatMap(tag => findAll(document, tag))
    .map(({ text }) => withoutOwnerTexts(text))
    .filter(text => text.trim() !== '')
  expect(texts.length).toBeGreaterThan(5)
  expect(gradeLevel(texts)).toBeLessThanOrEqual(8)
})
