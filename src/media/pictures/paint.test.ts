import { expect, test } from 'vitest'
import { colours } from '#facts/colours.ts'
import {
  luminanceOf,
  type PaintTable,
  paintPixels,
  parseScreenColour,
  type Rgb,
  tableForPicture,
  tableForRender,
} from './paint.ts'

test.each([
  ['black', 0, 0, 0, 0],
  ['white', 255, 255, 255, 1],
  ['pure green', 0, 255, 0, 0.7152],
  ['mid grey', 128, 128, 128, 0.2159],
])('%s has its luminance in linear light', (_, red, green, blue, luminance) => {
  expect(luminanceOf(red, green, blue)).toBeCloseTo(luminance, 4)
})

/** A grey ramp from black to white. */
const ramp = () => Uint8Array.from({ length: 256 * 3 }, (_, index) => Math.floor(index / 3))
const opaque = new Uint8Array(256).fill(255)
/** The grey level of lit paint in the ramp, 0 to 255. */
const LIT_GREY = 146
const lit: Rgb = [LIT_GREY, LIT_GREY, LIT_GREY]

function paintRamp(swatch: Rgb): Uint8Array {
  const pixels = ramp()
  paintPixels(tableForRender(swatch, lit), pixels, 3, opaque, 1)
  return pixels
}

const swatches = colours.map(({ id, screen }) => [id, parseScreenColour(screen)] as const)

test.each(swatches)('lit paint in %s has exactly the colour of its swatch', (_, swatch) => {
  const at = 3 * LIT_GREY
  for (const [channel, value] of [...paintRamp(swatch).subarray(at, at + 3)].entries())
    expect(Math.abs(value - (swatch[channel] as number))).toBeLessThanOrEqual(1)
})

test.each(swatches)('paint in %s is lighter where more light falls on it', (_, swatch) => {
  const pixels = paintRamp(swatch)
  for (let at = 3; at < pixels.length; at++)
    expect(pixels[at] as number).toBeGreaterThanOrEqual(pixels[at - 3] as number)
})

const pairs = swatches.flatMap(([from, fromSwatch]) =>
  swatches.map(([to, toSwatch]) => [from, to, fromSwatch, toSwatch] as const),
)

/** Below this grey level, rounding to 8 bits causes larger differences. */
const MIN_PRECISE_GREY = 11

test.each(pairs)('a picture in %s repainted in %s differs from the painted render by at most 2 in 255', (...pair) => {
  const [, , fromSwatch, toSwatch] = pair
  const repainted = paintRamp(fromSwatch)
  paintPixels(tableForPicture(fromSwatch, toSwatch), repainted, 3, opaque, 1)
  const differences = paintRamp(toSwatch).map((value, at) => Math.abs(value - (repainted[at] as number)))
  expect(Math.max(...differences.subarray(3 * MIN_PRECISE_GREY))).toBeLessThanOrEqual(2)
  expect(Math.max(...differences)).toBeLessThanOrEqual(4)
})

test('pixels outside the mask stay as they are, and those at its edge are mixed', () => {
  const pixels = Uint8Array.from([146, 146, 146, 146, 146, 146, 146, 146, 146])
  paintPixels(tableForRender([163, 58, 44], lit), pixels, 3, Uint8Array.from([0, 128, 255]), 1)
  expect([...pixels]).toEqual([146, 146, 146, 155, 102, 95, 163, 58, 44])
})

const paintOne = (table: PaintTable, pixel: Rgb) => {
  const pixels = Uint8Array.from(pixel)
  paintPixels(table, pixels, 3, opaque, 1)
  return pixels
}

test('paint in the blue light of the sky is bluer than paint in white light of the same strength', () => {
  const table = tableForRender([163, 58, 44], lit)
  const [white, blue] = [paintOne(table, [70, 70, 70]), paintOne(table, [64, 70, 88])]
  expect(blue[2] as number).toBeGreaterThan((white[2] as number) + 3)
  expect(blue[0] as number).toBeLessThan(white[0] as number)
})

test.each(pairs)('a picture in %s repainted in %s keeps the tint of the light', (...pair) => {
  const [, , fromSwatch, toSwatch] = pair
  for (const pixel of [
    [64, 70, 88],
    [155, 145, 134],
    [190, 184, 176],
  ] as const) {
    const expected = paintOne(tableForRender(toSwatch, lit), pixel)
    const repainted = paintOne(tableForPicture(fromSwatch, toSwatch), [
      ...paintOne(tableForRender(fromSwatch, lit), pixel),
    ] as unknown as Rgb)
    for (const [channel, value] of expected.entries())
      expect(Math.abs(value - (repainted[channel] as number))).toBeLessThanOrEqual(3)
  }
})

test('highlights are as bright on dark paint as on light paint', () => {
  const gain = (swatch: Rgb) => {
    const table = tableForRender(swatch, lit)
    return luminanceOf(...(paintOne(table, [210, 210, 210]) as unknown as Rgb)) - luminanceOf(...swatch)
  }
  expect(gain([59, 65, 72])).toBeGreaterThan(0.75 * gain([163, 58, 44]))
})
