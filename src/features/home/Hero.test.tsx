import { expect, test } from 'vitest'
import { examplePicture, renderMarkup } from '../../../tests/render.tsx'
import { Hero } from './Hero.tsx'

test('the only filled button is that of the form', () => {
  const markup = renderMarkup(<Hero picture={examplePicture} />)
  const filled = /<(a|button)[^>]* class="[^"]*_(primary|chat)[^>]*>/g
  expect(Array.from(markup.matchAll(filled), ([, tag]) => tag)).toEqual(['button'])
})
