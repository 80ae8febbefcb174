import { expect, test } from 'vitest'
import { hideUnderGloss, takeOutOthers } from './finish-mask.ts'

const fill = (valueAt: (x: number, y: number) => number) =>
  Buffer.from(Array.from({ length: 80 * 80 }, (_, index) => valueAt(index % 80, Math.floor(index / 80))))

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
  takeOutOthers(data, plain(red as number, green as number, blue as number))
  expect(row(data, 40)).toBe(kept)
})

test('gloss and dust lower the mask of lit paint, not of clean paint nor of paint in a gap', () => {
  const [clean, dusty, gap] = [0, 55, 70]
  const data = fill(() => 255)
  const brightness = (index: number) => (Math.floor(index / 80) >= 60 ? 6 : 160)
  const greys = Buffer.from(Array.from({ length: 80 * 80 * 3 }, (_, index) => brightness(Math.floor(index / 3))))
  hideUnderGloss(
    data,
    greys,
    fill((_, y) => (y < 52 ? 220 : 110)),
  )
  expect(row(data, clean)).toBe(255)
  expect(row(data, dusty)).toBeLessThan(240)
  expect(row(data, gap)).toBeGreaterThan(240)
})

test('what the renderer calls black is black', () => {
  const data = fill((_, y) => (y < 40 ? 3 : 255))
  takeOutOthers(data, plain(170, 165, 158))
  expect([row(data, 10), row(data, 60)]).toEqual([0, 255])
})
