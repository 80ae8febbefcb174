import { expect, test } from 'vitest'
import { type Localized, languages } from '#text/languages.ts'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { Notices } from './Notices.tsx'

const text = Object.fromEntries(languages.map(language => [language, 'Closed for Christmas'])) as Localized
const notice = { from: '2026-12-24', until: '2027-01-02', text }

const noticeText = (value: typeof notice) =>
  textOf(/<div [^>]*data-notice="">.*?<\/div>/.exec(renderMarkup(<Notices notice={value} />))?.[0] ?? '')

test('shows the notice with its dates', () => {
  expect(noticeText(notice)).toBe('Closed for Christmas (24 December 2026 to 2 January 2027)')
  expect(noticeText({ ...notice, until: notice.from })).toBe('Closed for Christmas (24 December 2026)')
})

test('shows nothing without a notice', () => {
  expect(renderMarkup(<Notices notice={null} />)).not.toContain('data-notice')
})

test('escapes markup in a notice', () => {
  const markup = { ...text, en: '<img src=x onerror=alert(1)>' }
  expect(renderMarkup(<Notices notice={{ ...notice, text: markup }} />)).not.toContain('<img')
})
