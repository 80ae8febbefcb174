import { expect, test } from 'vitest'
import { toScene } from '../src/media/pictures/paint.ts'
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

test('gloss in shade takes the colour of the paint up to as much as sunlit paint has, and keeps its own beyond that', () => {
  const data = fill(() => 255)
  const [sunlit, shaded, glossy] = [0, 52, 70]
  const brightness = (y: number) => (y < 50 ? 160 : 110)
  const picture = Buffer.from(Array.from({ length: 80 * 80 * 3 }, (_, index) => brightness(Math.floor(index / 3 / 80))))
  // The same gloss is a larger share of the light in shade.
  const share = { sunlit: 0.9, shaded: 1 - (0.1 * toScene(160)) / toScene(110), glossy: 0.4 }
  const shareAt = (y: number) => (y < 50 ? share.sunlit : y < 60 ? share.shaded : share.glossy)
  hideUnderGloss(
    data,
    picture,
    fill((_, y) => Math.round(255 * shareAt(y))),
  )
  expect(row(data, sunlit)).toBe(255)
  expect(row(data, shaded)).toBeGreaterThan(250)
  expect(row(data, glossy)).toBeLessThan(200)
})

test('what the renderer calls black is black', () => {
  const data = fill((_, y) => (y < 40 ? 3 : 255))
  takeOutOthers(data, plain(170, 165, 158))
  expect([row(data, 10), row(data, 60)]).toEqual([0, 255])
})

test('paint that covers half of a pixel covers most of it, so that no grey rim is left', () => {
  const data = fill((_, y) => (y < 40 ? 128 : 0))
  takeOutOthers(data, plain(170, 165, 158))
  expect(row(data, 10)).toBeGreaterThan(185)
  expect(row(data, 60)).toBe(0)
})
