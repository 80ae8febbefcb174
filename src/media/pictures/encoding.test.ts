import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encode, scaleInLinearLight } from './encoding.ts'
import { luminanceOf } from './paint.ts'
import { RENDERS_FOLDER } from './painted-render.ts'

/** For each share of the pixels, the brightness (luma, 0 to 255) below which they lie. */
async function percentiles(data: Buffer, shares: readonly number[]): Promise<number[]> {
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const lumas = Float64Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * info.channels, index * info.channels + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  }).sort()
  return shares.map(share => lumas[Math.floor(share * lumas.length)] ?? Number.NaN)
}

/** A dark picture, with leaves and windows in its shadows. */
const DARK = await sharp(`${RENDERS_FOLDER}/house-town.jpg`).linear(0.35).jpeg({ quality: 95 }).toBuffer()

test('the shadows of a dark picture stay as light as in its master', async () => {
  const shares = [0.05, 0.1, 0.5]
  const spec = { name: 'dark', width: 480, height: 320, quality: 42, maxBytes: 100_000, format: 'smallest' } as const
  const served = await percentiles((await encode(spec, { data: DARK })).data, shares)
  for (const [index, luma] of (await percentiles(DARK, shares)).entries())
    expect(Math.abs((served[index] ?? Number.NaN) - luma), `${shares[index]}`).toBeLessThanOrEqual(3)
})

test('fine black and white lines are scaled to the grey that has half the light of white', async () => {
  const lines = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (Math.floor(index / 3) % 2 ? 255 : 0)))
  const data = await sharp(lines, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
  const scaled = await scaleInLinearLight(data, { width: 16, height: 16 })
  const [red = 0, green = 0, blue = 0] = scaled.data.subarray(3 * (8 * 16 + 8))
  expect(luminanceOf(red, green, blue)).toBeCloseTo(0.5, 1)
})
