import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colours } from '#facts/colours.ts'
import type { ProductFacts } from '#facts/product.ts'
import { exampleProducts } from '../../../tests/example-products.ts'
import { drawMaster } from './draw-master.tsx'

const [colour] = colours
const unrendered: ProductFacts = {
  ...(exampleProducts[1] as ProductFacts),
  profile: 'romantile',
  picturedColour: colour?.id,
}
const { picturedColour: _, ...bare } = unrendered

describe('a product without a picture', () => {
  test.each(['roof', 'stack'])('is drawn in its colour: %s', async view => {
    const painted = drawMaster(`${view}-romantile-${colour?.id}`, [unrendered])
    const unpainted = drawMaster(`${view}-romantile-bare`, [bare])
    expect(painted).toBeDefined()
    expect(painted).not.toEqual(unpainted)
    expect(await sharp(painted).metadata()).toMatchObject({ width: 1440, height: 960 })
  })
})

test('does not draw a name that no product and no page has', () => {
  expect(drawMaster('roof-romantile-no-colour', [unrendered])).toBeUndefined()
})
