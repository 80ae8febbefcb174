import { expect, test } from 'vitest'
import { exampleProducts } from '../../../tests/example-products.ts'
import { examplePicture, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ProductSummary } from './ProductSummary.tsx'

const [example] = exampleProducts as [(typeof exampleProducts)[number]]
const product = { ...example, ...example.words.en, closeupAlt: 'Two sheets from near' }
const view = { picture: examplePicture, thumb: '', enlarged: '' }
const house = { ...view, id: 'house' } as const
const closeup = { ...view, id: 'closeup', mask: 'mask.avif' } as const
const render = (pictures: Parameters<typeof ProductSummary>[0]['pictures']) =>
  renderMarkup(<ProductSummary product={product} pictures={pictures} />)

test('the close-up is between the example roof and what one asks for, above its caption and without a text of its own', () => {
  const [before = '', figure = '', after = ''] = render([house, closeup]).split(/<figure|<\/figure>/)
  expect(before).toMatch(/<\/form>$/)
  expect(after).toMatch(/^<dl/)
  expect(figure).toContain('data-mask="mask.avif"')
  expect(figure).toContain('alt=""')
  expect(textOf(figure.slice(figure.indexOf('<figcaption')))).toBe(product.description)
})

test('without a close-up the description stands once, below what one asks for', () => {
  const [, below = ''] = render([house]).split('</dl>')
  expect(textOf(render([house])).split(product.description)).toHaveLength(2)
  expect(textOf(below)).toContain(product.description)
})
