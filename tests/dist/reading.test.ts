import { expect, test } from 'vitest'
import { gradeLevel } from '../readability.ts'
import { all } from './html.ts'
import { withoutOwnTexts } from './own-texts.ts'
import { pages } from './site.ts'

/** Words of a sentence stand in one of these, and those of the next in another. */
const BLOCKS = ['p', 'li', 'h1', 'h2', 'h3', 'dt', 'dd', 'td', 'th', 'caption', 'figcaption', 'legend', 'label']

const english = pages.filter(({ words }) => words.key === 'en')

test.each(english)('$file is read with ease after eight years at school', ({ document }) => {
  const texts = BLOCKS.flatMap(tag => all(document, tag))
    .map(({ text }) => withoutOwnTexts(text))
    .filter(text => text.trim() !== '')
  expect(texts.length).toBeGreaterThan(5)
  expect(gradeLevel(texts)).toBeLessThanOrEqual(8)
})
