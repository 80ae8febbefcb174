import sharp from 'sharp'
import { roofPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { loadMaster } from './master.ts'
import { memoize } from './memoize.ts'
import { nameInColour } from './painted-render.ts'

/** Sharp on a large phone. */
const SIDE_PX = 1080

/** The roof picture of a product as a square JPEG for product feeds. Products with the same picture share the file. */
export const cropSquare = memoize(
  async (facts: ProductFacts) => {
    const { load } = await loadMaster(nameInColour(roofPictureName(facts), facts))
    const { data, focus = 'centre' } = await load()
    return sharp(data)
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'cover', position: focus, kernel: 'lanczos3' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  },
  facts => nameInColour(roofPictureName(facts), facts),
)
