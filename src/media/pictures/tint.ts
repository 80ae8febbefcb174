import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { roofPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { lightnessOf } from './lightness.ts'
import { loadMaster } from './master.ts'

/** What a page needs to show a painted roof in another colour without another picture. */
export interface Tint {
  /** The mask, a file or its address: opaque where the painted sheets are. */
  readonly mask: string
  /** Mean perceived lightness of the painted sheets in the picture, 0 to 1. */
  readonly lightness: number
}

const WIDTH = 480
const HEIGHT = 300

/** The tint of a product's roof picture, with the data of its mask; undefined for bare metal and without a rendered mask. */
export async function buildTint(facts: ProductFacts): Promise<(Tint & { readonly data: Buffer }) | undefined> {
  if (facts.finish !== 'painted') return undefined
  const name = roofPictureName(facts)
  const maskName = name.replace('roof-', 'mask-')
  const maskPath = `src/assets/renders/${maskName}.png`
  if (!existsSync(maskPath)) return undefined
  const size = { width: WIDTH, height: HEIGHT, fit: 'cover' } as const
  // The median closes the holes of the fasteners, which are painted like the sheet.
  const mask = await sharp(await readFile(maskPath))
    .resize(size)
    .extractChannel(0)
    .median(9)
    .raw()
    .toBuffer()
  const picture = await sharp((await loadMaster(name)).data)
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer()
  let weight = 0
  let weightedLightness = 0
  for (const [index, share] of mask.entries()) {
    const at = index * 3
    weight += share
    weightedLightness += share * lightnessOf(picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0)
  }
  // A mask needs its alpha channel only; black colour channels compress to almost nothing.
  const black = Buffer.alloc(WIDTH * HEIGHT * 3)
  const data = await sharp(black, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .joinChannel(mask, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .webp({ quality: 10, alphaQuality: 60, effort: 6 })
    .toBuffer()
  return { mask: `${maskName}.webp`, lightness: weightedLightness / weight, data }
}
