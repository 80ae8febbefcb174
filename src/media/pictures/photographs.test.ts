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
import { upright } from './upright.ts'

const [example] = exampleProducts
if (!example) throw new Error('There must be an example product.')

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'photographs-'))
  mkdirSync(join(folder, 'photographs'))
  writeFileSync(join(folder, 'photographs/phone.jpg'), await createPhonePhotograph(2000, 1500))
  writeFileSync(join(folder, 'photographs/small.jpg'), await createPhonePhotograph(800, 600))
  writeFileSync(join(folder, 'photographs/broken.jpg'), 'no picture')
})

afterAll(() => rmSync(folder, { recursive: true }))

const withRoof = (file: string) => ({ ...example, photographs: { roof: { file: `/photographs/${file}` } } })
const checked = (file: string) => checkPhotographs([withRoof(file)], folder)
const field = `content/products/${example.slug}.json: photographs.roof.file`

test('a photograph takes the place of the picture of its kind and of no other', () => {
  expect(roofPictureName(withRoof('phone.jpg'))).toBe(`photograph-${example.slug}-roof`)
  expect(stackPictureName(withRoof('phone.jpg'))).toBe(stackPictureName(example))
})

test('one of a phone, held upright, is taken', async () => {
  await expect(checked('phone.jpg')).resolves.toBeUndefined()
})

test.each([
  [
    'small.jpg',
    `${field} is "/photographs/small.jpg", 600 × 800 pixels; allowed is a photograph of 1280 × 1080 pixels`,
  ],
  ['broken.jpg', `${field} is "/photographs/broken.jpg"; allowed is a photograph that can be read.`],
  ['gone.jpg', `${field} is "/photographs/gone.jpg"; allowed is the name of a file that is there.`],
])('%s is refused in a sentence', async (file, sentence) => {
  await expect(checked(file)).rejects.toThrow(sentence)
})

const pixel = async (data: Buffer) => (await sharp(data).resize(1, 1).removeAlpha().raw().toBuffer()).toJSON().data

test.each([1, 3, 6, 8] as const)('held in way %d, it stands upright, and what the camera noted is gone', async held => {
  const path = join(folder, `held-${held}.jpg`)
  writeFileSync(path, await createPhonePhotograph(2000, 1500, held))
  const data = await upright(path)
  const { width, height, exif, orientation } = await sharp(data).metadata()
  const seen = held > 4 ? { width: 1500, height: 2000 } : { width: 2000, height: 1500 }
  expect({ width, height, exif, orientation }).toEqual({ ...seen, exif: undefined, orientation: undefined })
  const [redAtTop] = await pixel(await sharp(data).extract({ left: 0, top: 0, width: 100, height: 100 }).toBuffer())
  expect(redAtTop).toBeGreaterThan(200)
})

test('crops keep the place that was named', async () => {
  const data = await upright(join(folder, 'photographs/phone.jpg'))
  const crop = { name: 'x', width: 160, height: 100, quality: 60, atMostBytes: 10_000, format: 'webp' } as const
  const [redAtTop] = await pixel((await encode(crop, { data, focus: 'north' })).data)
  const [redBelow] = await pixel((await encode(crop, { data, focus: 'south' })).data)
  expect(redAtTop).toBeGreaterThan(200)
  expect(redBelow).toBeLessThan(60)
})

test('what is hard to encode is encoded coarser until it fits, and no coarser', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const data = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#777777', noise } })
    .png()
    .toBuffer()
  const sized = (quality: number, atMostBytes: number) =>
    encode({ name: 'x', width: 160, height: 100, quality, atMostBytes, format: 'webp' }, { data })
  const free = (await sized(60, 1_000_000)).data.length
  for (const limit of [0.9, 0.7, 0.5].map(part => Math.round(free * part))) {
    let quality = 60
    let wanted = await sized(quality, 1_000_000)
    while (wanted.data.length > limit) {
      quality -= 2
      wanted = await sized(quality, 1_000_000)
    }
    expect(await sized(60, limit)).toEqual(wanted)
  }
  // Coarser than a certain quality nothing is made, whatever it may weigh.
  expect((await sized(60, 1)).data.length).toBeGreaterThan(1)
})
