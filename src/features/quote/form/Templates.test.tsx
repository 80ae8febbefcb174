import { expect, test } from 'vitest'
import { exampleFacts } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { Templates } from './Templates.tsx'

test.each([true, false])('the note about the sizes is above the buildings, folded or not (%s)', hasWalls => {
  const { hint, names } = exampleFacts.words.templates
  const noop = () => undefined
  const markup = renderedQuote(
    <Templates unit="m" firstId={0} nextId={1} hasWalls={hasWalls} isOpen onToggle={noop} onChange={noop} />,
  )
  expect(markup.indexOf(hint)).toBeGreaterThan(0)
  expect(markup.indexOf(hint)).toBeLessThan(markup.indexOf(names.bedsitter))
})
