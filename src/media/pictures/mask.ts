import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { servedShares } from './paint.ts'
import { RENDERS_FOLDER, readLitPaint, readMask } from './painted-render.ts'

/** A mask for the browser, which repaints pictures with it. */
export interface MaskFile {
  readonly file: string
  readonly data: Buffer
}

const WIDTH = 640
const HEIGHT = 400
const QUALITY = 40

/** The mask of a render as a small grey picture. */
export async function buildMask(render: string): Promise<MaskFile> {
  const mask = await readMask(render)
  const shares = servedShares(await readLitPaint(await readFile(`${RENDERS_FOLDER}/${render}.jpg`), mask))
  const pixels = await sharp(mask)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const data = await sharp(
    pixels.map(share => shares[share] as number),
    { raw: { width: WIDTH, height: HEIGHT, channels: 1 } },
  )
    .toColourspace('srgb')
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
  return { file: `mask-${render}.webp`, data }
}
