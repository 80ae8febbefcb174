import { expect, test } from 'vitest'
import { colours } from '#facts/colours.ts'
import type { ProductFacts } from '#facts/product.ts'
import { exampleProducts } from '../../../tests/example-products.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ColourChoice } from './ColourChoice.tsx'

const [painted] = exampleProducts as [ProductFacts]
const ids = colours.map(({ id }) => id)

const choice = (facts: ProductFacts) => renderMarkup(<ColourChoice product={{ ...facts, ...facts.words.en }} />)

test('offers only the colours of the product', () => {
  const offered = colours.filter(({ id }) => id !== ids[0])
  expect(attributeValues(choice({ ...painted, colours: offered.map(({ id }) => id) }), 'value')).toEqual(
    offered.map(({ name }) => name.en),
  )
})

test('disables a colour that is out of stock', () => {
  const labels = choice({ ...painted, colours: ids, coloursOutOfStock: ids.slice(0, 1) })
    .split('<label')
    .slice(1)
  const [first, ...others] = labels
  expect(first).toContain('disabled')
  expect(textOf(`<label${first}`)).toContain(`${colours[0]?.name.en}: out of stock`)
  for (const label of others) expect(label).not.toMatch(/disabled|out of stock/)
})

test('crosses out a colour that is out of stock', () => {
  const strokes = (coloursOutOfStock: string[]) =>
    choice({ ...painted, colours: ids, coloursOutOfStock }).split('stroke=').length - 1
  expect(strokes([])).toBe(0)
  expect(strokes(ids.slice(0, 1))).toBeGreaterThan(0)
})

test('says beside the pictured colour that it is out of stock', () => {
  const legend = (coloursOutOfStock: string[]) =>
    textOf(/<legend>.*?<\/legend>/.exec(choice({ ...painted, colours: ids, coloursOutOfStock }))?.[0] ?? '')
  expect(legend([])).not.toContain('out of stock')
  expect(legend([painted.picturedColour ?? ''])).toContain('out of stock')
})
