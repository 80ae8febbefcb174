import { expect, test } from 'vitest'
import { colours } from '#facts/colours.ts'
import type { ProductFacts } from '#facts/product.ts'
import { exampleProducts } from '../../../tests/example-products.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ColourChoice } from './ColourChoice.tsx'

const [painted, , bare] = exampleProducts as [ProductFacts, ProductFacts, ProductFacts]
const ids = colours.map(({ id }) => id)

const choice = (facts: ProductFacts) => renderMarkup(<ColourChoice product={{ ...facts, ...facts.words.en }} />)

test('the colours that a product is offered in can be chosen, and no others', () => {
  const shown = colours.filter(({ id }) => id !== ids[0])
  expect(attributeValues(choice({ ...painted, colours: shown.map(({ id }) => id) }), 'value')).toEqual(
    shown.map(({ name }) => name.en),
  )
})

test('a colour out of stock is named and cannot be chosen', () => {
  const labels = choice({ ...painted, colours: ids, coloursOutOfStock: ids.slice(0, 1) })
    .split('<label')
    .slice(1)
  const [first, ...others] = labels
  expect(first).toContain('disabled')
  expect(textOf(`<label${first}`)).toContain(`${colours[0]?.name.en}: out of stock`)
  for (const label of others) expect(label).not.toMatch(/disabled|out of stock/)
})

test('bare metal has none to choose', () => {
  expect(choice(bare)).not.toContain('<input')
})
