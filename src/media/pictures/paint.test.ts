import { expect, test } from 'vitest'
import { colours } from '#facts/colours.ts'
import {
  luminanceOf,
  type PaintChange,
  paintOfPicture,
  paintOfRender,
  paintPixels,
  parseScreenColour,
  type Rgb,
  sceneToFilm,
  servedShares,
} from './paint.ts'

test.each([
  ['black', 0, 0, 0, 0],
  ['white', 255, 255, 255, 1],
  ['pure green', 0, 255, 0, 0.7152],
  ['mid grey', 128, 128, 128, 0.2159],
])('%s has its luminance in linear light', (_, red, green, blue, luminance) => {
  expect(luminanceOf(red, green, blue)).toBeCloseTo(luminance, 4)
})

/** How far the curve's middle lies above the renderer's middle grey. */
const MIDDLE_STOPS = 0.1

test.each([
  [-4, 20.5],
  [-2, 57.9],
  [0, 127.6],
  [2, 199.9],
  [4, 240.1],
])('light %s stops from middle grey is shown as the renderer shows it', (stops, value) => {
  expect(Math.abs(sceneToFilm(2 ** (stops - MIDDLE_STOPS)) - value)).toBeLessThan(1.5)
})

/** A grey ramp from black to white. */
const ramp = () => Uint8Array.from({ length: 256 * 3 }, (_, index) => Math.floor(index / 3))
const opaque = new Uint8Array(256).fill(255)
/** The grey level of lit paint in the ramp, 0 to 255. */
const LIT_GREY = 170
const lit: Rgb = [LIT_GREY, LIT_GREY, LIT_GREY]

function paintRamp(swatch: Rgb, mask = opaque): Uint8Array {
  const pixels = ramp()
  paintPixels(paintOfRender(swatch, lit), pixels, 3, mask, 1)
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
const MIN_PRECISE_GREY = 16
/** Above this grey level, the red of lit red paint is above what a screen shows. */
const MAX_PRECISE_GREY = 236

test.each(pairs)(
  'a picture in %s repainted in %s differs from the painted render by at most 2 in 255, gloss or not',
  (...pair) => {
    const [, , fromSwatch, toSwatch] = pair
    for (const share of [255, 210, 150, 60]) {
      const mask = new Uint8Array(256).fill(share)
      const repainted = paintRamp(fromSwatch, mask)
      const served = mask.map(value => servedShares(lit)[value] as number)
      paintPixels(paintOfPicture(fromSwatch, toSwatch), repainted, 3, served, 1)
      const differences = paintRamp(toSwatch, mask).map((value, at) => Math.abs(value - (repainted[at] as number)))
      const precise = differences.subarray(3 * MIN_PRECISE_GREY, 3 * MAX_PRECISE_GREY)
      expect(Math.max(...precise), `share ${share}`).toBeLessThanOrEqual(2)
    }
  },
)

test('pixels outside the mask stay as they are, and those at its edge are mixed', () => {
  const pixels = Uint8Array.from(Array(9).fill(LIT_GREY))
  paintPixels(paintOfRender([163, 58, 44], lit), pixels, 3, Uint8Array.from([0, 128, 255]), 1)
  const [outside, edge, inside] = [pixels.subarray(0, 3), pixels.subarray(3, 6), pixels.subarray(6, 9)]
  expect([...outside]).toEqual([LIT_GREY, LIT_GREY, LIT_GREY])
  expect([...inside]).toEqual([163, 58, 44])
  for (const channel of [0, 1, 2]) {
    expect(edge[channel] as number).toBeLessThan(outside[channel] as number)
    expect(edge[channel] as number).toBeGreaterThan(inside[channel] as number)
  }
})

const paintOne = (change: PaintChange, pixel: Rgb, share = 255) => {
  const pixels = Uint8Array.from(pixel)
  paintPixels(change, pixels, 3, Uint8Array.of(share), 1)
  return pixels as unknown as Rgb
}

test('paint in the blue light of the sky is bluer than paint in white light of the same strength', () => {
  const change = paintOfRender([163, 58, 44], lit)
  const [white, blue] = [paintOne(change, [90, 90, 90]), paintOne(change, [80, 90, 116])]
  expect(blue[2]).toBeGreaterThan(white[2] + 2)
  expect(blue[0]).toBeLessThan(white[0])
})

test.each(pairs)('a picture in %s repainted in %s keeps the tint of the light', (...pair) => {
  const [, , fromSwatch, toSwatch] = pair
  for (const pixel of [
    [80, 90, 116],
    [180, 170, 159],
    [200, 194, 186],
  ] as const) {
    const expected = paintOne(paintOfRender(toSwatch, lit), pixel)
    const painted = paintOne(paintOfRender(fromSwatch, lit), pixel)
    const repainted = paintOne(paintOfPicture(fromSwatch, toSwatch), painted)
    for (const [channel, value] of expected.entries())
      expect(Math.abs(value - (repainted[channel] as number))).toBeLessThanOrEqual(5)
  }
})

test('gloss is as bright on dark paint as on light paint', () => {
  const gain = (swatch: Rgb) => {
    const change = paintOfRender(swatch, lit)
    const matt = luminanceOf(...paintOne(change, [160, 160, 160]))
    // Twice as bright, and half of it gloss.
    return luminanceOf(...paintOne(change, [217, 217, 217], 128)) - matt
  }
  expect(gain([59, 65, 72])).toBeGreaterThan(0.9 * gain([163, 58, 44]))
})
