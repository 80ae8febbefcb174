import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roofPictureName, stackPictureName } from '#facts/picture-names.ts'
import { exampleProducts } from '../../../tests/example-products.ts'
import { createPhonePhotograph } from '../../../tests/phone-photograph.ts'
import { encode } from './encoding.ts'
import { checkPhotographs } from './photographs.ts'
import { readUpright } from './read-upright.ts'

const [example] = exampleProducts
if (!example) throw new Error('There must be an example product.')

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'))
  mkdirSync(join(folder, 'photographs'))
  writeFileSync(join(folder, 'photographs/phone.jpg'), await createPhonePhotograph(2000, 1500))
  writeFileSync(join(folder, 'photographs/small.jpg'), await createPhonePhotograph(800, 600))
  writeFileSync(join(folder, 'photographs/broken.jpg'), 'not a picture')
})

afterAll(() => rmSync(folder, { recursive: true }))

const withRoof = (file: string) => ({ ...example, photographs: { roof: { file: `/photographs/${file}` } } })
const checkRoof = (file: string) => checkPhotographs([withRoof(file)], folder)
const field = `content/products/${example.slug}.json: photographs.roof.file`

test('a photograph replaces the picture of its kind and no other', () => {
  expect(roofPictureName(withRoof('phone.jpg'))).toBe(`photograph-${example.slug}-roof`)
  expect(stackPictureName(withRoof('phone.jpg'))).toBe(stackPictureName(example))
})

test('accepts a photograph from a phone held upright', async () => {
  await expect(checkRoof('phone.jpg')).resolves.toBeUndefined()
})

test.each([
  [
    'small.jpg',
    `${field} is "/photographs/small.jpg", 600 × 800 pixels; allowed is a photograph of 1280 × 1080 pixels`,
  ],
  ['broken.jpg', `${field} is "/photographs/broken.jpg"; allowed is a photograph that can be read.`],
  ['gone.jpg', `${field} is "/photographs/gone.jpg"; allowed is the name of a file that is there.`],
])('refuses %s with a sentence that names the field', async (file, sentence) => {
  await expect(checkRoof(file)).rejects.toThrow(sentence)
})

const pixel = async (data: Buffer) => (await sharp(data).resize(1, 1).removeAlpha().raw().toBuffer()).toJSON().data

test.each([1, 3, 6, 8] as const)(
  'a photograph with EXIF orientation %d is rotated upright and loses its metadata',
  async exifOrientation => {
    const path = join(folder, `orientation-${exifOrientation}.jpg`)
    writeFileSync(path, await createPhonePhotograph(2000, 1500, exifOrientation))
    const data = await readUpright(path)
    const { width, height, exif, orientation } = await sharp(data).metadata()
    const upright = exifOrientation > 4 ? { width: 1500, height: 2000 } : { width: 2000, height: 1500 }
    expect({ width, height, exif, orientation }).toEqual({ ...upright, exif: undefined, orientation: undefined })
    const [redAtTop] = await pixel(await sharp(data).extract({ left: 0, top: 0, width: 100, height: 100 }).toBuffer())
    expect(redAtTop).toBeGreaterThan(200)
  },
)

test('crops keep the part of the picture that the focus names', async () => {
  const data = await readUpright(join(folder, 'photographs/phone.jpg'))
  const crop = { name: 'x', width: 160, height: 100, quality: 60, maxBytes: 10_000, format: 'webp' } as const
  const [redAtTop] = await pixel((await encode(crop, { data, focus: 'north' })).data)
  const [redBelow] = await pixel((await encode(crop, { data, focus: 'south' })).data)
  expect(redAtTop).toBeGreaterThan(200)
  expect(redBelow).toBeLessThan(60)
})

test('lowers the quality until the file fits its limit, and no further', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const data = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#777777', noise } })
    .png()
    .toBuffer()
  const encodeNoise = (quality: number, maxBytes: number) =>
    encode({ name: 'x', width: 160, height: 100, quality, maxBytes, format: 'webp' }, { data })
  const unlimitedBytes = (await encodeNoise(60, 1_000_000)).data.length
  for (const limit of [0.9, 0.7, 0.5].map(part => Math.round(unlimitedBytes * part))) {
    let quality = 60
    let expected = await encodeNoise(quality, 1_000_000)
    while (expected.data.length > limit) {
      quality -= 2
      expected = await encodeNoise(quality, 1_000_000)
    }
    expect(await encodeNoise(60, limit)).toEqual(expected)
  }
  // The quality has a lower limit.
  expect((await encodeNoise(60, 1)).data.length).toBeGreaterThan(1)
})
