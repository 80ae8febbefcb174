import { describe, expect, test } from 'vitest'
import { findProduct } from '#features/quote/state/shop-facts.ts'
import { exampleFacts, exampleShop } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { ColourChoice } from './ColourChoice.tsx'

describe('the line above the colours', () => {
  const product = { ...findProduct('box-profile', exampleShop), picturedColour: 'maroon' }
  const { sheet, drawings } = exampleFacts.words
  const legend = (colour: string, isDrawn = true) => {
    const markup = renderedQuote(
      <ColourChoice draft={{ colour }} product={product} isDrawn={isDrawn} onChange={() => undefined} />,
    )
    return /<legend>(.*?)<\/legend>/.exec(markup)?.[1]?.replace(/<[^>]+>/g, '')
  }

  test('names the colour of the drawing while none is chosen', () => {
    expect(legend('')).toBe(`${sheet.colour}: ${drawings.noColour('Maroon')}`)
  })

  test('names the chosen colour, which the roof then has, and none where no roof is drawn', () => {
    expect(legend('tile-red')).toBe(`${sheet.colour}: Tile red`)
    expect(legend('', false)).toBe(sheet.colour)
  })
})
