import { expect, test } from 'vitest'
import { exampleProducts } from '../../../tests/example-products.ts'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { OrderBar } from './OrderBar.tsx'

const [example] = exampleProducts as [(typeof exampleProducts)[number]]

test('says that the price is the lowest', () => {
  const text = textOf(renderMarkup(<OrderBar product={{ ...example, ...example.words.en }} />))
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/^from KSh 470 \/m /)
})
