/**
 * Finishes the mask of a render: removes stray pieces and what is not paint, and lowers it where gloss and dust hide the colour
 * of the paint.
 * Run: node imagery/finish-mask.ts MASK.png PICTURE SHARE.png
 */
import { rename } from 'node:fs/promises'
import sharp from 'sharp'

/** Connected pieces with fewer pixels are not paint that anyone looks at, such as the end of a sheet behind a batten. */
const MIN_PIECE_PIXELS = 1000
/** From this value on, a pixel belongs to a piece; below, to its rim of `RIM_PX`. */
const MIN_PAINT = 128
const RIM_PX = 3
/** Values below this are the renderer's black. */
const MIN_SHARE = 8

/** A mask: one byte for each pixel, 255 where paint shows. */
type Pixels = { data: Buffer; width: number; height: number }

/** Blackens the renderer's black, and connected pieces that have fewer than `MIN_PIECE_PIXELS`, with their faint rims. */
export function removeStrayPieces({ data, width, height }: Pixels): void {
  for (const [index, share] of data.entries()) if (share < MIN_SHARE) data[index] = 0
  const isPaint = (index: number) => (data[index] as number) >= MIN_PAINT
  const isSeen = new Uint8Array(data.length)
  const stray: number[][] = []
  for (let start = 0; start < data.length; start++) {
    if (isSeen[start] || !isPaint(start)) continue
    const piece = [start]
    isSeen[start] = 1
    for (let next = 0; next < piece.length; next++) {
      const at = piece[next] as number
      const [x, y] = [at % width, Math.floor(at / width)]
      const neighbours = [x > 0 && at - 1, x < width - 1 && at + 1, y > 0 && at - width, y < height - 1 && at + width]
      for (const other of neighbours)
        if (other !== false && isPaint(other) && !isSeen[other]) {
          isSeen[other] = 1
          piece.push(other)
        }
    }
    if (piece.length < MIN_PIECE_PIXELS) stray.push(piece)
  }
  for (const at of stray.flat()) {
    data[at] = 0
    const [left, right] = [Math.max(0, (at % width) - RIM_PX), Math.min(width - 1, (at % width) + RIM_PX)]
    const row = Math.floor(at / width)
    for (let y = Math.max(0, row - RIM_PX); y <= Math.min(height - 1, row + RIM_PX); y++)
      for (let x = left; x <= right; x++) if (!isPaint(y * width + x)) data[y * width + x] = 0
  }
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Neutral paint is nearly grey in any light: what is more saturated is something else. */
const PAINT_SATURATION = 0.3
const OTHER_SATURATION = 0.4
/** Darker pixels have no reliable saturation. */
const MIN_SATURATED = 24

/** Takes out leaves and other colourful things in front of paint, which closing the gaps of the mask has covered. */
export function uncoverColours({ data }: Pick<Pixels, 'data'>, picture: Buffer): void {
  for (const [index, value] of data.entries()) {
    const pixel = picture.subarray(3 * index, 3 * index + 3)
    const most = Math.max(...pixel)
    if (!value || most < MIN_SATURATED) continue
    const saturation = (most - Math.min(...pixel)) / most
    data[index] = Math.round(value * clamp((OTHER_SATURATION - saturation) / (OTHER_SATURATION - PAINT_SATURATION)))
  }
}

/** Share of lit paint that shows less gloss and dust than a swatch does. */
const CLEAN_PAINT = 0.65
/** How much of lit paint gloss and dust may hide on average: with more, its mean colour would be too far from the swatch. */
const MAX_HIDDEN = 0.034
/** From this value on, pixels are wholly paint. */
const MIN_OPAQUE = 250

/**
 * Lowers the mask to the share of light that takes the colour of the paint. The clean part of lit paint keeps its value: its
 * faint, even gloss belongs to the colour of a swatch.
 */
export function hideUnderGloss({ data }: Pick<Pixels, 'data'>, picture: Buffer, shares: Buffer): void {
  const luma = (index: number) =>
    0.2126 * (picture[3 * index] as number) +
    0.7152 * (picture[3 * index + 1] as number) +
    0.0722 * (picture[3 * index + 2] as number)
  const paint = Array.from(data.keys()).filter(index => (data[index] as number) >= MIN_OPAQUE)
  const lit = paint.sort((a, b) => luma(b) - luma(a)).slice(0, Math.ceil(paint.length / 2))
  const byShare = lit.map(index => shares[index] as number).sort((a, b) => b - a)
  const clean = byShare[Math.floor(CLEAN_PAINT * byShare.length)] ?? 255
  const hidden = (index: number) => Math.max(0, 1 - (shares[index] as number) / clean)
  const shown = Math.min(1, (MAX_HIDDEN * lit.length) / lit.reduce((sum, index) => sum + hidden(index), 0))
  // Paint in a gap reflects paint, which has its colour.
  const shadeLuma = luma(lit.at(-1) ?? 0)
  for (const [index, value] of data.entries())
    data[index] = Math.round(value * (1 - shown * hidden(index) * clamp(luma(index) / shadeLuma)))
}

if (import.meta.main) {
  const [maskFile, pictureFile, shareFile] = process.argv.slice(2)
  if (!maskFile || !pictureFile || !shareFile)
    throw new Error('Name three files: node imagery/finish-mask.ts MASK.png PICTURE SHARE.png')
  const { data, info } = await sharp(maskFile).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const mask = { data, width, height }
  removeStrayPieces(mask)
  const picture = await sharp(pictureFile).removeAlpha().raw({ depth: 'uchar' }).toBuffer()
  uncoverColours(mask, picture)
  hideUnderGloss(mask, picture, await sharp(shareFile).extractChannel(0).raw().toBuffer())
  await sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toFile(`${maskFile}.new`)
  await rename(`${maskFile}.new`, maskFile)
}
