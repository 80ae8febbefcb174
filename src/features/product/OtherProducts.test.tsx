import { expect, test } from 'vitest'
import { localizedProducts } from '#facts/catalogue.ts'
import { en } from '#i18n/en.ts'
import { attributeValues, examplePicture, renderMarkup } from '../../../tests/render.tsx'
import { OtherProducts } from './OtherProducts.tsx'

const products = localizedProducts(en)

test('each of the other products shows its section with its cover width, as the cards of the home page do', () => {
  const cards = renderMarkup(<OtherProducts products={products} pictureOf={() => examplePicture} />)
    .split('<li>')
    .slice(1)
  expect(cards).toHaveLength(products.length)
  for (const [index, card] of cards.entries())
    expect(attributeValues(card, 'aria-label')).toContainEqual(
      expect.stringMatching(`^Cross-section of ${products[index]?.name}: one sheet covers .*mm$`),
    )
})
