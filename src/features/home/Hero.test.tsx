import { expect, test } from 'vitest'
import { examplePicture, renderMarkup } from '../../../tests/render.tsx'
import { Hero } from './Hero.tsx'

test('the only filled button is that of the form', () => {
  const markup = renderMarkup(<Hero picture={examplePicture} />)
  const filled = /<(a|button)[^>]* class="[^"]*_(primary|chat)[^>]*>/g
  expect(Array.from(markup.matchAll(filled), ([, tag, variant]) => [tag, variant])).toEqual([['button', 'primary']])
})

test('the picture names the product on its roof, and leads to it', () => {
  const product = { slug: 'ribbed-sheet', name: 'RIBBED SHEET' }
  expect(renderMarkup(<Hero picture={examplePicture} product={product} />)).toMatch(
    /<a href="[^"]*ribbed-sheet[^"]*">Pictured: RIBBED SHEET</,
  )
})
