import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { lightnessOf } from './lightness.ts'
import { master } from './master.ts'
import type { Serve } from './picture.ts'

/** What the page needs to show a painted roof in another colour without another picture. */
export interface Tint {
  /** Address of the mask: opaque where the painted sheets are. */
  readonly mask: string
  /** Mean lightness of the painted sheets in the picture, 0 to 1, weighted as the eye does. */
  readonly lightness: number
}

const WIDTH = 480
const HEIGHT = 300

/** The tint of a picture of a roof; undefined where no mask was rendered with it. */
export async function tintOf(name: string): Promise<((serve: Serve) => Tint) | undefined> {
  const file = `src/assets/renders/${name.replace('roof-', 'mask-')}.png`
  if (!existsSync(file)) return undefined
  const size = { width: WIDTH, height: HEIGHT, fit: 'cover' } as const
  // Fasteners are painted like the sheet: the median closes the holes that they leave in the mask.
  const mask = await sharp(await readFile(file))
    .resize(size)
    .extractChannel(0)
    .median(9)
    .raw()
    .toBuffer()
  const picture = await sharp((await master(name)).data)
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer()
  let weight = 0
  let light = 0
  for (const [index, share] of mask.entries()) {
    const at = index * 3
    weight += share
    light += share * lightnessOf(picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0)
  }
  // Colour channels say nothing in a mask; black ones weigh nothing.
  const black = Buffer.alloc(WIDTH * HEIGHT * 3)
  const data = await sharp(black, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .joinChannel(mask, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .webp({ quality: 10, alphaQuality: 60, effort: 6 })
    .toBuffer()
  const shown = `${name.replace('roof-', 'mask-')}.webp`
  return serve => ({ mask: serve(shown, data), lightness: light / weight })
}
