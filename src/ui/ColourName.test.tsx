import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ColourName } from './ColourName.tsx'

const markupOf = (text: string, english?: string) =>
  renderToStaticMarkup(<ColourName text={text} english={english} />).replaceAll(/ class="[^"]*"/g, '')

test('the English name in brackets is a part of its own, marked as English', () => {
  expect(markupOf('Kijivu makaa (charcoal grey)', 'Charcoal grey')).toBe(
    'Kijivu makaa<span> (<span lang="en">charcoal grey</span>)</span>',
  )
})

test('what follows the brackets stays beside the name', () => {
  expect(markupOf('Kahawia (chocolate brown), haipo', 'Chocolate brown')).toBe(
    'Kahawia<span> (<span lang="en">chocolate brown</span>)</span>, haipo',
  )
})

test('an English name without brackets is marked, and a name on an English page is plain', () => {
  expect(markupOf('Graphite', 'Graphite')).toBe('<span lang="en">Graphite</span>')
  expect(markupOf('Charcoal grey')).toBe('Charcoal grey')
})
