import { expect, test } from 'vitest'
import { colours } from '#facts/colours.ts'
import type { ProductFacts } from '#facts/product.ts'
import { exampleProducts } from '../../../tests/example-products.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ColourChoice } from './ColourChoice.tsx'

const [painted, , bare] = exampleProducts as [ProductFacts, ProductFacts, ProductFacts]
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

test('offers no colours for bare metal', () => {
  expect(choice(bare)).not.toContain('<input')
})
