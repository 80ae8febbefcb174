import { expect, test } from 'vitest'
import { hideUnderGloss, removeStrayPieces, uncoverColours } from './finish-mask.ts'

const SIZE = { width: 80, height: 80 }
const fill = (valueAt: (x: number, y: number) => number) =>
  Buffer.from(Array.from({ length: 80 * 80 }, (_, index) => valueAt(index % 80, Math.floor(index / 80))))

test('a small piece away from the paint is removed with its rim, and what the renderer calls black is black', () => {
  const isWithin = (x: number, y: number, rim: number) => Math.max(Math.abs(x - 15), Math.abs(y - 15)) < 5 + rim
  const data = fill((x, y) => (y >= 40 ? 255 : isWithin(x, y, 0) ? 200 : isWithin(x, y, 2) ? 60 : 2))
  removeStrayPieces({ data, ...SIZE })
  expect(data).toEqual(fill((_, y) => (y >= 40 ? 255 : 0)))
})

const row = (data: Buffer, y: number) => data[80 * y + 40] as number

const plain = (red: number, green: number, blue: number) =>
  Buffer.from(Array.from({ length: 80 * 80 }, () => [red, green, blue]).flat())

test.each([
  ['green leaves', [70, 90, 40], 0],
  ['paint in warm sun', [172, 165, 158], 255],
  ['paint in blue shade', [80, 90, 110], 255],
  ['paint in a black gap', [12, 6, 4], 255],
])('of %s the mask keeps what is paint', (_, [red, green, blue], kept) => {
  const data = fill(() => 255)
  uncoverColours({ data }, plain(red as number, green as number, blue as number))
  expect(row(data, 40)).toBe(kept)
})

test('gloss and dust lower the mask of lit paint, not of clean paint nor of paint in a gap', () => {
  const [clean, dusty, gap] = [0, 55, 70]
  const data = fill(() => 255)
  const brightness = (index: number) => (Math.floor(index / 80) >= 60 ? 6 : 160)
  const greys = Buffer.from(Array.from({ length: 80 * 80 * 3 }, (_, index) => brightness(Math.floor(index / 3))))
  hideUnderGloss(
    { data },
    greys,
    fill((_, y) => (y < 52 ? 220 : 110)),
  )
  expect(row(data, clean)).toBe(255)
  expect(row(data, dusty)).toBeLessThan(240)
  expect(row(data, gap)).toBeGreaterThan(240)
})
