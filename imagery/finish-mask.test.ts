import { expect, test } from 'vitest'
import { removeStrayPieces, softenBeforeSky } from './finish-mask.ts'

const SIZE = { width: 80, height: 80 }
const fill = (valueAt: (x: number, y: number) => number) =>
  Buffer.from(Array.from({ length: 80 * 80 }, (_, index) => valueAt(index % 80, Math.floor(index / 80))))

test('a small piece away from the paint is removed with its rim, and what the renderer calls black is black', () => {
  const isWithin = (x: number, y: number, rim: number) => Math.max(Math.abs(x - 15), Math.abs(y - 15)) < 5 + rim
  const data = fill((x, y) => (y >= 40 ? 255 : isWithin(x, y, 0) ? 200 : isWithin(x, y, 2) ? 60 : 2))
  removeStrayPieces({ data, ...SIZE })
  expect(data).toEqual(fill((_, y) => (y >= 40 ? 255 : 0)))
})

/** Paint of the grey level 100 below the row 44; above the row 36 the colour of `background`; a blurred edge between. */
const picture = (background: readonly number[]) =>
  Buffer.from(
    Array.from({ length: 80 * 80 * 3 }, (_, index) => {
      const share = Math.min(1, Math.max(0, (Math.floor(index / 240) - 36) / 8))
      return Math.round(share * 100 + (1 - share) * (background[index % 3] as number))
    }),
  )
const row = (data: Buffer, y: number) => data[80 * y + 40] as number

test('at a blurred edge before the sky, the mask is the share of paint', () => {
  const data = fill((_, y) => (y >= 36 ? 255 : 0))
  softenBeforeSky({ data, ...SIZE }, picture([200, 204, 210]))
  expect(row(data, 37)).toBeLessThan(60)
  expect(Math.abs(row(data, 40) - 128)).toBeLessThan(20)
  expect(row(data, 44)).toBeGreaterThan(240)
  expect(row(data, 60)).toBe(255)
})

test.each([
  ['dark leaves', [40, 60, 20]],
  ['yellow timber', [210, 150, 80]],
])('at an edge before %s, the mask stays', (_, background) => {
  const data = fill((_, y) => (y >= 36 ? 255 : 0))
  softenBeforeSky({ data, ...SIZE }, picture(background))
  expect(data).toEqual(fill((_, y) => (y >= 36 ? 255 : 0)))
})
