import { expect, test } from 'vitest'
import { exampleCalculation, exampleFacts } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { Templates } from './Templates.tsx'

test.each([true, false])('the note about the sizes is above the buildings, folded or not (%s)', hasWalls => {
  const { hint, names } = exampleFacts.words.templates
  const { product, price, accessories, draft } = exampleCalculation('length=12&width=9')
  const sheet = { product, price, accessories, settings: draft.settings, round: draft.round }
  const noop = () => undefined
  const markup = renderedQuote(
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
  expect(markup.indexOf(hint(product.name))).toBeGreaterThan(0)
  expect(markup.indexOf(hint(product.name))).toBeLessThan(markup.indexOf(names.bedsitter))
})
