/**
 * Finishes the mask of a render: takes out what is not paint, and lowers it where gloss and dust hide the colour of the paint.
 * Run: node imagery/finish-mask.ts MASK.png PICTURE SHARE.png
 */
import { rename } from 'node:fs/promises'
import sharp from 'sharp'
import { linearLuminance, toScene } from '../src/media/pictures/paint.ts'

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

/** How much of what paint does not cover of a pixel is masked all the same: a higher number hides more of the rim. */
const RIM_POWER = 2

/** Where bright neutral paint covers a pixel in part, most of the light is its own: left grey, it would be a pale rim. */
const withoutRim = (value: number) => 255 * (1 - (1 - value / 255) ** RIM_POWER)

/** Takes out the renderer's black, and leaves and other colourful things in front of paint, and widens paint over its edges. */
export function takeOutOthers(mask: Mask, picture: Buffer): void {
  for (const [index, value] of mask.entries()) {
    const pixel = picture.subarray(3 * index, 3 * index + 3)
    const most = Math.max(...pixel)
    const saturation = most < MIN_SATURATED ? 0 : (most - Math.min(...pixel)) / most
    const isPaint = clamp((OTHER_SATURATION - saturation) / (OTHER_SATURATION - PAINT_SATURATION))
    mask[index] = value < MIN_SHARE ? 0 : Math.round(withoutRim(value) * isPaint)
  }
}

/** Share of lit paint that shows no more gloss and dust than a swatch does. */
const CLEAN_PAINT = 0.55
/** Share of lit paint's light that gloss may have beyond clean paint without being seen: on dark paint it would count several times over. */
const UNSEEN_GLOSS = 0.05
/** From this value on, pixels are wholly paint. */
const MIN_OPAQUE = 250

/**
 * Lowers the mask to the share of light that takes the colour of the paint: gloss keeps its own colour, as on real paint.
 * As much gloss as clean lit paint has, in the light of the scene, belongs to the colour of a swatch, in shade too: there
 * it would show as grey patches, paler than the lit paint beside them.
 */
export function hideUnderGloss(mask: Mask, picture: Buffer, shares: Buffer): void {
  const lights = Float64Array.from(mask, (_, index) => {
    const [red, green, blue] = picture.subarray(3 * index, 3 * index + 3) as unknown as [number, number, number]
    return linearLuminance(toScene(red), toScene(green), toScene(blue))
  })
  const light = (index: number) => lights[index] as number
  const paint = Array.from(mask.keys()).filter(index => (mask[index] as number) >= MIN_OPAQUE)
  const lit = paint.sort((a, b) => light(b) - light(a)).slice(0, Math.ceil(paint.length / 2))
  const byShare = lit.map(index => shares[index] as number).sort((a, b) => b - a)
  const clean = ((1 - UNSEEN_GLOSS) * (byShare[Math.floor(CLEAN_PAINT * byShare.length)] ?? 255)) / 255
  const glossOfClean = (1 - clean) * light(lit[Math.floor(lit.length / 2)] ?? 0)
  for (const [index, value] of mask.entries()) {
    const all = light(index)
    const gloss = (1 - (shares[index] as number) / 255) * all
    mask[index] = Math.round(value * (1 - clamp((gloss - glossOfClean) / all)))
  }
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
