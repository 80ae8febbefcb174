import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { colours } from '#facts/colours.ts'
import type { ProductFacts } from '#facts/product.ts'
import { luminanceOf, paintOfRender, paintPixels, parseScreenColour, type Rgb, sceneToFilm, toScene } from './paint.ts'

export const RENDERS_FOLDER = 'src/assets/renders'

const maskPath = (render: string) => `${RENDERS_FOLDER}/mask-${render}.png`

/** Whether a render has a mask, white where paint shows. */
const hasMask = (render: string) => existsSync(maskPath(render))

export const readMask = (render: string): Promise<Buffer> => readFile(maskPath(render))

const IN_COLOUR = /^(.+)-in-([a-z0-9-]+)$/

/** Adds the product's colour to the name of a render. Photographs, drawings and pictures of bare metal keep their names. */
export function nameInColour(
  picture: string,
  { finish, picturedColour }: Pick<ProductFacts, 'finish' | 'picturedColour'>,
): string {
  return finish === 'painted' && picturedColour && hasMask(picture) ? `${picture}-in-${picturedColour}` : picture
}

/** The render and the colour of a name from `nameInColour`; undefined for other names. */
export function parseNameInColour(name: string): { render: string; screen: string } | undefined {
  const [, render, id] = IN_COLOUR.exec(name) ?? []
  const colour = colours.find(each => each.id === id)
  return render && colour && hasMask(render) ? { render, screen: colour.screen } : undefined
}

/** Mask values from here on are paint; below are the edges of paint, and dust and gloss that hide it. */
const MIN_PAINT = 235

/** Lit paint is measured in a render of this width. */
const MEASURED_WIDTH = 320

/** The colour of lit paint in a render. */
export async function readLitPaint(render: Buffer, mask: Buffer): Promise<Rgb> {
  const [pixels, share] = await Promise.all([
    sharp(render).resize(MEASURED_WIDTH).removeAlpha().raw().toBuffer(),
    sharp(mask).resize(MEASURED_WIDTH).extractChannel(0).raw().toBuffer(),
  ])
  return measureLitPaint(pixels, share)
}

/** The colour of lit paint: the mean of the lighter half of the painted pixels. The other half lies in shade. */
export function measureLitPaint(pixels: Uint8Array, mask: Uint8Array): Rgb {
  const paint: { at: number; luminance: number }[] = []
  for (const [index, share] of mask.entries()) {
    const at = 3 * index
    if (share >= MIN_PAINT)
      paint.push({
        at,
        luminance: luminanceOf(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number),
      })
  }
  const lighter = paint.sort((a, b) => a.luminance - b.luminance).slice(Math.floor(paint.length / 2))
  const mean = (channel: number) =>
    sceneToFilm(lighter.reduce((sum, { at }) => sum + toScene(pixels[at + channel] as number), 0) / lighter.length)
  return [mean(0), mean(1), mean(2)]
}

/** Paints a render, as a lossless file. */
export async function paintRender(render: Buffer, mask: Buffer, screen: string): Promise<Buffer> {
  const { data: pixels, info } = await sharp(render).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const share = await sharp(mask).resize({ width, height, fit: 'fill' }).extractChannel(0).raw().toBuffer()
  paintPixels(paintOfRender(parseScreenColour(screen), await readLitPaint(render, mask)), pixels, 3, share, 1)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
