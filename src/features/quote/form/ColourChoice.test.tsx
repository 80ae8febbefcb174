import { describe, expect, test } from 'vitest'
import { findProduct } from '#features/quote/state/shop-facts.ts'
import { exampleShop } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { ColourChoice } from './ColourChoice.tsx'

describe('the outline of the drawn colour', () => {
  const product = { ...findProduct('box-profile', exampleShop), picturedColour: 'maroon' }
  const marked = (colour: string, isDrawn = true) => {
    const markup = renderedQuote(
      <ColourChoice draft={{ colour }} product={product} isDrawn={isDrawn} onChange={() => undefined} />,
    )
    return markup.split('<label').flatMap(label => (/^ class="[^"]*_drawn/.test(label) ? [label] : []))
  }

  test('is dashed while no colour is chosen', () => {
    const labels = marked('')
    expect(labels).toHaveLength(1)
    expect(labels[0]).toContain('Maroon')
  })

  test('is that of any other once a colour is chosen, which the roof then has, or where no roof is drawn', () => {
    expect(marked('maroon')).toEqual([])
    expect(marked('tile-red')).toEqual([])
    expect(marked('', false)).toEqual([])
  })
})
