import { expect, test } from 'vitest'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { StartingPrice } from './StartingPrice.tsx'

test.each([
  [470, 'Starting from KSh 470 / meter'],
  [12_500, 'Starting from KSh 12,500 / meter'],
])('shows a price of %d as: %s', (price, words) => {
  expect(textOf(renderMarkup(<StartingPrice product={{ slug: 'box-profile', price }} />))).toBe(words)
})
