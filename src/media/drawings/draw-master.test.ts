import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ProductFacts } from '#facts/product.ts'
import { exampleProducts } from '../../../tests/example-products.ts'
import { drawMaster } from './draw-master.tsx'

const unrendered: ProductFacts = {
  ...(exampleProducts[1] as ProductFacts),
  profile: 'romantile',
  picturedColour: 'service-blue',
}

describe('a product without a picture', () => {
  test.each(['roof-romantile-service-blue', 'stack-romantile-service-blue'])(
    'is drawn in its colour as %s',
    async name => {
      const drawing = sharp(drawMaster(name, [unrendered]))
      const { dominant } = await drawing.extract({ left: 500, top: 450, width: 300, height: 200 }).stats()
      expect(dominant.b).toBeGreaterThan(dominant.r)
      expect(await drawing.metadata()).toMatchObject({ width: 1440, height: 960 })
    },
  )
})

test('does not draw a name that no product and no page has', () => {
  expect(drawMaster('roof-romantile-service-blu', [unrendered])).toBeUndefined()
})
