import sharp from 'sharp'
import { readMask } from './painted-render.ts'

/** A mask for the browser, which repaints pictures with it. */
export interface MaskFile {
  readonly file: string
  readonly data: Buffer
}

const WIDTH = 640
const HEIGHT = 400

/** The mask of a render as a small grey picture. */
export async function buildMask(render: string): Promise<MaskFile> {
  const data = await sharp(await readMask(render))
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .extractChannel(0)
    .toColourspace('srgb')
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return { file: `mask-${render}.webp`, data }
}
