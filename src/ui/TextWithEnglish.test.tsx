import { expect, test } from 'vitest'
import { renderMarkup } from '../../tests/render.tsx'
import { TextWithEnglish } from './TextWithEnglish.tsx'

test.each([
  ['Damu ya mzee (maroon)', 'Maroon', 'Damu ya mzee (<span lang="en">maroon</span>)'],
  ['Rangi pichani: Damu ya mzee (maroon)', 'Maroon', 'Rangi pichani: Damu ya mzee (<span lang="en">maroon</span>)'],
  ['Kahawia', 'Brown', 'Kahawia'],
  ['Maroon', 'Maroon', '<span lang="en">Maroon</span>'],
  ['Maroon, as pictured', undefined, 'Maroon, as pictured'],
])('marks the English words of “%s”', (text, english, markup) => {
  expect(renderMarkup(<TextWithEnglish text={text} english={english} />)).toBe(markup)
})
