import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TwoLineName } from './TwoLineName.tsx'

const text = (name: string) =>
  renderToStaticMarkup(<TwoLineName name={name} isEnglish />)
    .replace(/<i class="[^"]*">/, '|')
    .replace(/<[^>]*>/g, '')

test('a word in brackets is below the name, and what follows it stays with the name', () => {
  expect(text('Kijivu makaa (charcoal grey)')).toBe('Kijivu makaa |(charcoal grey)')
  expect(text('Kijivu makaa (charcoal grey): imekwisha')).toBe('Kijivu makaa: imekwisha |(charcoal grey)')
  expect(text('Charcoal grey')).toBe('Charcoal grey')
})

test('only the word in brackets is marked as English', () => {
  expect(renderToStaticMarkup(<TwoLineName name="Kijivu makaa (charcoal grey)" isEnglish />)).toContain(
    '(<span lang="en">charcoal grey</span>)',
  )
})
