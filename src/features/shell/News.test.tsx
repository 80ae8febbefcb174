import { expect, test } from 'vitest'
import { type Localized, languages } from '#text/languages.ts'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { News } from './News.tsx'

const text = Object.fromEntries(languages.map(language => [language, 'Closed for Christmas'])) as Localized
const notice = { from: '2026-12-24', until: '2027-01-02', text }

const shown = (told: typeof notice) =>
  textOf(/<div [^>]*data-notice="">.*?<\/div>/.exec(renderMarkup(<News notice={told} />))?.[0] ?? '')

test('a notice stands in the page with its days in words', () => {
  expect(shown(notice)).toBe('Closed for Christmas (24 December 2026 to 2 January 2027)')
  expect(shown({ ...notice, until: notice.from })).toBe('Closed for Christmas (24 December 2026)')
})

test('without a notice there is no line for it', () => {
  expect(renderMarkup(<News notice={null} />)).not.toContain('data-notice')
})

test('what a notice says is text, never markup', () => {
  const markup = { ...text, en: '<img src=x onerror=alert(1)>' }
  expect(renderMarkup(<News notice={{ ...notice, text: markup }} />)).not.toContain('<img')
})
