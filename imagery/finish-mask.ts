/**
 * Finishes the mask of a render: takes out what is not paint, and lowers it where gloss and dust hide the colour of the paint.
 * Run: node imagery/finish-mask.ts MASK.png PICTURE SHARE.png
 */
import { rename } from 'node:fs/promises'
import sharp from 'sharp'

/** Values below this are the renderer's black. */
const MIN_SHARE = 8

/** A mask: one byte for each pixel, 255 where paint shows. */
type Mask = Buffer

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Neutral paint is nearly grey in any light: what is more saturated is something else. */
const PAINT_SATURATION = 0.3
const OTHER_SATURATION = 0.4
/** Darker pixels have no reliable saturation. */
const MIN_SATURATED = 24

/** Takes out the renderer's black, and leaves and other colourful things in front of paint. */
export function takeOutOthers(mask: Mask, picture: Buffer): void {
  for (const [index, value] of mask.entries()) {
    if (value < MIN_SHARE) mask[index] = 0
    const pixel = picture.subarray(3 * index, 3 * index + 3)
    const most = Math.max(...pixel)
    if (value < MIN_SHARE || most < MIN_SATURATED) continue
    const saturation = (most - Math.min(...pixel)) / most
    mask[index] = Math.round(value * clamp((OTHER_SATURATION - saturation) / (OTHER_SATURATION - PAINT_SATURATION)))
  }
}

/** Share of lit paint that shows no more gloss and dust than a swatch does. */
const CLEAN_PAINT = 0.55
/** Share of a pixel's light that gloss may have beyond clean paint without being seen: on dark paint it would count several times over. */
const UNSEEN_GLOSS = 0.05
/** How fast gloss fades in shade, where paint reflects other paint, and the blue of the sky would show as grey dashes on dark paint. */
const SHADE_FADE = 3
/** From this value on, pixels are wholly paint. */
const MIN_OPAQUE = 250

/**
 * Lowers the mask to the share of light that takes the colour of the paint: all of the gloss keeps its own colour, as on real
 * paint. The clean part of lit paint keeps its value: its faint, even gloss belongs to the colour of a swatch.
 */
export function hideUnderGloss(mask: Mask, picture: Buffer, shares: Buffer): void {
  const luma = (index: number) =>
    0.2126 * (picture[3 * index] as number) +
    0.7152 * (picture[3 * index + 1] as number) +
    0.0722 * (picture[3 * index + 2] as number)
  const paint = Array.from(mask.keys()).filter(index => (mask[index] as number) >= MIN_OPAQUE)
  const lit = paint.sort((a, b) => luma(b) - luma(a)).slice(0, Math.ceil(paint.length / 2))
  const byShare = lit.map(index => shares[index] as number).sort((a, b) => b - a)
  const clean = (1 - UNSEEN_GLOSS) * (byShare[Math.floor(CLEAN_PAINT * byShare.length)] ?? 255)
  const hidden = (index: number) => Math.max(0, 1 - (shares[index] as number) / clean)
  const shadeLuma = luma(lit.at(-1) ?? 0)
  for (const [index, value] of mask.entries())
    mask[index] = Math.round(value * (1 - hidden(index) * clamp(luma(index) / shadeLuma) ** SHADE_FADE))
}

if (import.meta.main) {
  const [maskFile, pictureFile, shareFile] = process.argv.slice(2)
  if (!maskFile || !pictureFile || !shareFile)
    throw new Error('Name three files: node imagery/finish-mask.ts MASK.png PICTURE SHARE.png')
  const { data: mask, info } = await sharp(maskFile).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const picture = await sharp(pictureFile).removeAlpha().raw({ depth: 'uchar' }).toBuffer()
  takeOutOthers(mask, picture)
  hideUnderGloss(mask, picture, await sharp(shareFile).extractChannel(0).raw().toBuffer())
  await sharp(mask, { raw: { width: info.width, height: info.height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toFile(`${maskFile}.new`)
  await rename(`${maskFile}.new`, maskFile)
}
