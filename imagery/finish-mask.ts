/**
 * Finishes the mask of a render: removes stray pieces, and makes it soft where paint is out of focus before the sky.
 * Run: node imagery/finish-mask.ts MASK.png PICTURE
 */
import { rename } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'

/** Connected pieces with fewer pixels are not paint that anyone looks at, such as the end of a sheet behind a batten. */
const MIN_PIECE_PIXELS = 1000
/** From this value on, a pixel belongs to a piece; below, to its rim of `RIM_PX`. */
const MIN_PAINT = 128
const RIM_PX = 3
/** Further than this from the edge of the mask, paint and sky are not mixed. */
const MAX_BLUR_PX = 9
/** Half the side of the square in which the colours of paint and sky are measured. */
const REACH_PX = 14
/** The sky is lighter than paint by at least so much, and surely the sky at twice as much. */
const MIN_CONTRAST = 12
/** The sky is nearly grey: its channels differ less than leaves do. */
const SKY_SATURATION = 30
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

/** Sums over squares of side 2 `reach` + 1. */
function sumSquares(values: Float64Array, width: number, height: number, reach: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++) {
      row += values[y * width + x] as number
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row
    }
  const result = new Float64Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const [top, bottom] = [Math.max(0, y - reach) * (width + 1), Math.min(height, y + reach + 1) * (width + 1)]
      const at = (corner: number) => sums[corner] as number
      result[y * width + x] = at(bottom + right) - at(bottom + left) - at(top + right) + at(top + left)
    }
  return result
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Lowers the mask at its edge before the sky to the share of paint in each pixel. */
export function softenBeforeSky({ data, width, height }: Pixels, picture: Buffer): void {
  const sum = (valueAt: (index: number) => number, reach: number) =>
    sumSquares(
      Float64Array.from(data, (_, index) => valueAt(index)),
      width,
      height,
      reach,
    )
  const covered = sum(index => (data[index] ? 1 : 0), MAX_BLUR_PX)
  const full = (2 * MAX_BLUR_PX + 1) ** 2
  const near = sum(index => (data[index] ? 1 : 0), 1)
  const inside = (index: number) => ((covered[index] as number) >= full ? 1 : 0)
  const outside = (index: number) => (near[index] ? 0 : 1)
  const channels = [0, 1, 2].map(channel => (index: number) => picture[3 * index + channel] as number)
  const luma = (index: number) =>
    0.2126 * (picture[3 * index] as number) +
    0.7152 * (picture[3 * index + 1] as number) +
    0.0722 * (picture[3 * index + 2] as number)
  const [paintCount, skyCount] = [sum(inside, REACH_PX), sum(outside, REACH_PX)]
  const paintLuma = sum(index => inside(index) * luma(index), REACH_PX)
  const sky = channels.map(at => sum(index => outside(index) * at(index), REACH_PX))
  const skyLuma = sum(index => outside(index) * luma(index), REACH_PX)
  for (let index = 0; index < data.length; index++) {
    const [paints, skies] = [paintCount[index] as number, skyCount[index] as number]
    if (!data[index] || inside(index) || !paints || !skies) continue
    const colour = sky.map(each => (each[index] as number) / skies)
    const contrast = (skyLuma[index] as number) / skies - (paintLuma[index] as number) / paints
    const saturation = Math.max(...colour) - Math.min(...colour)
    const certainty = clamp((contrast - MIN_CONTRAST) / MIN_CONTRAST) * clamp(2 - saturation / SKY_SATURATION)
    const share = clamp(((skyLuma[index] as number) / skies - luma(index)) / Math.max(contrast, 1))
    data[index] = Math.min(data[index] as number, Math.round(255 * (1 - certainty * (1 - share))))
  }
}

if (import.meta.main) {
  const [maskFile, pictureFile] = process.argv.slice(2)
  if (!maskFile || !pictureFile) throw new Error('Name both files: node imagery/finish-mask.ts MASK.png PICTURE')
  const { data, info } = await sharp(maskFile).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const mask = { data, width, height }
  removeStrayPieces(mask)
  if (basename(maskFile).startsWith('mask-closeup-'))
    softenBeforeSky(mask, await sharp(pictureFile).removeAlpha().raw({ depth: 'uchar' }).toBuffer())
  await sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toFile(`${maskFile}.new`)
  await rename(`${maskFile}.new`, maskFile)
}
