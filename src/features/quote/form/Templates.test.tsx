import { expect, test } from 'vitest'
import { exampleCalculation, exampleFacts } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { Templates } from './Templates.tsx'

const { hint, names, showAll } = exampleFacts.words.templates
const { product, price, accessories, draft } = exampleCalculation('length=12&width=9')
const sheet = { product, price, accessories, settings: draft.settings, round: draft.round }
const noop = () => undefined
const render = (hasWalls: boolean) =>
  renderedQuote(
    <Templates
      unit="m"
      sheet={sheet}
      firstId={0}
      nextId={1}
      hasWalls={hasWalls}
      isOpen
      onToggle={noop}
      onChange={noop}
    />,
  )

test.each([true, false])('the note about the sizes is above the buildings, folded or not (%s)', hasWalls => {
  const markup = render(hasWalls)
  expect(markup.indexOf(hint(product.name))).toBeGreaterThan(0)
  expect(markup.indexOf(hint(product.name))).toBeLessThan(markup.indexOf(names.bedsitter))
})

test('four homes are below empty fields, with a button that shows all buildings; a fold shows all', () => {
  const shownIn = (markup: string) => Object.values(names).filter(name => markup.includes(`<span>${name}</span>`))
  const button = showAll(Object.keys(names).length)
  expect(shownIn(render(false))).toEqual([names.bedsitter, names.oneBedroom, names.twoBedrooms, names.threeBedrooms])
  expect(render(false)).toContain(button)
  expect(shownIn(render(true))).toHaveLength(Object.keys(names).length)
  expect(render(true)).not.toContain(button)
})
