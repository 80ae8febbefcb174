import sharp from 'sharp'
import { roofPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { master } from './master.ts'
import { once } from './memoize.ts'

/** What a catalogue shows best: a square that stays sharp on a large phone. */
const SIDE = 1080

/** A product on a roof as a square JPEG, which every app reads; products that show the same picture share it. */
export const square = once(
  async (facts: ProductFacts) => {
    const { data, focus = 'centre' } = await master(roofPictureName(facts))
    return sharp(data)
      .resize({ width: SIDE, height: SIDE, fit: 'cover', position: focus, kernel: 'lanczos3' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  },
  facts => roofPictureName(facts),
)
