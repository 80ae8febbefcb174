import sharp from 'sharp'
import { roofPicture } from '#catalogue/picture-names.ts'
import type { ProductFacts } from '#catalogue/product.ts'
import { master } from '#pictures/master.ts'

/** What a catalogue shows best: a square that stays sharp on a large phone. */
const SIDE = 1080

/** Products that show the same picture share its square. */
const squares = new Map<string, Promise<Buffer>>()

async function cut(image: string): Promise<Buffer> {
  const { data, focus = 'centre' } = await master(image)
  return sharp(data)
    .resize({ width: SIDE, height: SIDE, fit: 'cover', position: focus, kernel: 'lanczos3' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** A product on a roof as a square JPEG, which every app reads. */
export function square(facts: ProductFacts): Promise<Buffer> {
  const image = roofPicture(facts)
  const made = squares.get(image) ?? cut(image)
  squares.set(image, made)
  return made
}
