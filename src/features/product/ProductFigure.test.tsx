import { expect, test } from 'vitest'
import { localizedProducts } from '#facts/catalogue.ts'
import { en } from '#i18n/en.ts'
import { examplePicture, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ProductFigure } from './ProductFigure.tsx'

const [product] = localizedProducts(en)
const caption = (mask?: string) =>
  product &&
  textOf(
    renderMarkup(
      <ProductFigure
        product={product}
        pictures={[{ id: 'house', picture: examplePicture, thumb: '', enlarged: '', mask }]}
        view="house"
      />,
    ),
  )

test('the caption of the rendered house names its hip roof, that of a photograph only the product', () => {
  expect(caption('mask.avif')).toContain(`Pictured: ${product?.name} on a hip roof`)
  expect(caption()).toContain(`Pictured: ${product?.name}`)
  expect(caption()).not.toContain('hip roof')
})
