/**
 * The colours of painted sheets in pictures. Lit paint is paint in direct light. A pixel of paint has a shade: its luminance
 * divided by that of lit paint, in linear light. Painting keeps the shade of every pixel and gives it the colour of a swatch.
 * The build paints renders, and the browser repaints the pictures that the build has painted; both use this module, so both
 * show the same colour.
 */

/** Red, green and blue on a screen, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Raise it when the formula changes, so that painted pictures are encoded again. */
export const PAINT_VERSION = '1'

/** Up to this shade, the brightness of paint is proportional to the light on it. */
const PROPORTIONAL_SHADE = 1.4
/** Paint never becomes brighter than this multiple of its colour; the rest of a highlight is gloss. */
const MAX_SHADE = 2.4
/** Above this shade the glossy surface mirrors the sky; `GLOSS` says how strongly. */
const GLOSS_SHADE = 1.25
const GLOSS = 0.05

const linearByScreen = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const toLinear = (value: number) => linearByScreen[value] as number
const toScreen = (linear: number) => 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)

/** Luminance of a colour in linear light, each channel 0 to 1. */
const linearLuminance = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Luminance of a screen colour in linear light, 0 to 1. Each channel is a whole number, 0 to 255. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return linearLuminance(toLinear(red), toLinear(green), toLinear(blue))
}

/** Reads the `screen` of a colour: `#rrggbb`. */
export function parseScreenColour(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour of paint in a shade, in linear light, each channel 0 to 1. */
function paint(swatch: Rgb, shade: number): [red: number, green: number, blue: number] {
  const above = shade - PROPORTIONAL_SHADE
  const span = MAX_SHADE - PROPORTIONAL_SHADE
  const light = above < 0 ? shade : PROPORTIONAL_SHADE + span * (1 - Math.exp(-above / span))
  const mirrored = Math.max(0, shade - GLOSS_SHADE)
  const gloss = Math.min(1, (GLOSS * mirrored ** 2) / (1 + mirrored))
  return swatch.map(value => {
    const body = Math.min(1, toLinear(value) * light)
    return body + gloss * (1 - body)
  }) as [number, number, number]
}

const TABLE_STEPS = 2047

/** Screen colours by the square root of the luminance, whose steps look even. Each entry is red, green and blue. */
export type PaintTable = Uint8ClampedArray

/** Calls `shadeOf` with luminances in ascending order. */
function buildTable(swatch: Rgb, shadeOf: (luminance: number) => number): PaintTable {
  const table = new Uint8ClampedArray(3 * (TABLE_STEPS + 1))
  for (let step = 0; step <= TABLE_STEPS; step++)
    table.set(paint(swatch, shadeOf((step / TABLE_STEPS) ** 2)).map(toScreen), 3 * step)
  return table
}

/** The table that paints a render in which lit paint has the luminance `lit`. */
export function tableForRender(swatch: Rgb, lit: number): PaintTable {
  return buildTable(swatch, luminance => luminance / lit)
}

/** Limit of a search: even the brightest highlights in pictures have a lower shade. */
const MAX_SHADE_IN_PICTURES = 24

/** The table that repaints a picture from the colour `from` to `swatch`. It goes through the shades of `from` to find each luminance. */
export function tableForPicture(from: Rgb, swatch: Rgb): PaintTable {
  let before = { shade: 0, luminance: 0 }
  let next = before
  return buildTable(swatch, luminance => {
    while (next.luminance < luminance && next.shade < MAX_SHADE_IN_PICTURES) {
      before = next
      const shade = next.shade + next.shade / 256 + 1 / 1024
      next = { shade, luminance: linearLuminance(...paint(from, shade)) }
    }
    const share = (luminance - before.luminance) / (next.luminance - before.luminance || 1)
    return before.shade + Math.min(1, share) * (next.shade - before.shade)
  })
}

/** Paints pixels in place, in proportion to the mask: not at all where it is 0, fully where it is 255. */
export function paintPixels(
  table: PaintTable,
  pixels: Uint8Array | Uint8ClampedArray,
  channels: number,
  mask: Uint8Array | Uint8ClampedArray,
  maskChannels: number,
): void {
  for (let at = 0, maskAt = 0; at < pixels.length; at += channels, maskAt += maskChannels) {
    const share = (mask[maskAt] as number) / 255
    if (share === 0) continue
    const luminance = luminanceOf(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
    const from = 3 * Math.round(TABLE_STEPS * Math.sqrt(luminance))
    for (let channel = 0; channel < 3; channel++) {
      const before = pixels[at + channel] as number
      pixels[at + channel] = Math.round(before + share * ((table[from + channel] as number) - before))
    }
  }
}
