/**
 * The colours of painted sheets in pictures. Renders show paint in a neutral grey; lit paint is paint in direct light. A pixel's
 * brightness says how much light falls on the paint there, its tint says whether that light comes from the sun or from the sky.
 *
 * Painting computes in linear light, from a pixel's shade, which is its brightness divided by that of lit paint:
 * `colour = (swatch - sky) * light + sky * reflected + glint`. The colour of the swatch follows the light, the gloss of the paint
 * does not: it reflects the sky in shade, and the sun in highlights, as brightly on dark paint as on light paint. A share
 * of the tint that a pixel has beside lit paint is added.
 *
 * The build paints renders, and the browser repaints the pictures that the build has painted; both use this module, so both
 * show the same colour.
 */

/** Red, green and blue on a screen, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Raise it when the formula changes, so that painted pictures are encoded again. */
export const PAINT_VERSION = '4'

/** Up to this shade, the brightness of paint is proportional to the light on it. */
const PROPORTIONAL_SHADE = 1.4
/** Paint never becomes brighter than this multiple of its colour; the rest of a highlight is glint. */
const MAX_SHADE = 2.4
/** The sky that paint reflects, in linear light. */
const SKY = 0.007
/** Half of the reflected sky is left at this shade: it does not reach into gaps. */
const GAP_SHADE = 0.1
/** Above this shade, paint reflects the sun; `GLINT` says how strongly. */
const GLINT_SHADE = 1.15
const GLINT = 0.35
/** Higher values make the glint grow more slowly. */
const GLINT_SOFTNESS = 0.25
/** Share of the light's tint that paint keeps. More makes the shaded side of red paint violet. */
const TINT = 0.35

function screenToLinear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const linearByScreen = Array.from({ length: 256 }, (_, value) => screenToLinear(value))
export const toLinear = (value: number) => linearByScreen[value] as number
export const toScreen = (linear: number) =>
  255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)

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

/** The colour of paint in a shade, on a screen, not rounded. */
function paint(swatch: Rgb, shade: number): Rgb {
  const above = shade - PROPORTIONAL_SHADE
  const span = MAX_SHADE - PROPORTIONAL_SHADE
  const light = above < 0 ? shade : PROPORTIONAL_SHADE + span * (1 - Math.exp(-above / span))
  const reflected = (shade * (1 + GAP_SHADE)) / (shade + GAP_SHADE)
  const beyond = Math.max(0, shade - GLINT_SHADE)
  const glint = Math.min(1, (GLINT * beyond ** 2) / (GLINT_SOFTNESS + beyond))
  return swatch.map(value => {
    const colour = toLinear(value)
    const sky = Math.min(SKY, colour / 2)
    const body = Math.min(1, (colour - sky) * light + sky * reflected)
    return toScreen(body + glint * (1 - body))
  }) as unknown as Rgb
}

const STEPS_PER_UNIT = 8
const TABLE_STEPS = 255 * STEPS_PER_UNIT

/** How each channel of a pixel changes, by the luma of the pixel. */
export interface PaintTable {
  /** The painted colour without tint: red, green and blue for each step of luma. */
  readonly colours: Float32Array
  /** What is subtracted from a pixel to find its tint: red, green and blue for each step of luma. */
  readonly untinted: Float32Array
  /** Share of the tint that is kept. */
  readonly tintShare: number
}

/** Brightness of a screen colour, 0 to 255. Adding a tint leaves it as it is. */
const lumaOf = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Calls `shadeOf` with luma in ascending order. */
function buildTable(
  swatch: Rgb,
  tintShare: number,
  shadeOf: (luma: number) => number,
  untintedOf: (luma: number, shade: number) => Rgb,
): PaintTable {
  const colours = new Float32Array(3 * (TABLE_STEPS + 1))
  const untinted = new Float32Array(3 * (TABLE_STEPS + 1))
  for (let step = 0; step <= TABLE_STEPS; step++) {
    const luma = step / STEPS_PER_UNIT
    const shade = shadeOf(luma)
    colours.set(paint(swatch, shade), 3 * step)
    untinted.set(untintedOf(luma, shade), 3 * step)
  }
  return { colours, untinted, tintShare }
}

/** The table that paints a render in which lit paint has the colour `lit`. */
export function tableForRender(swatch: Rgb, lit: Rgb): PaintTable {
  const litLuma = lumaOf(...lit)
  const litLight = screenToLinear(litLuma)
  return buildTable(
    swatch,
    TINT,
    luma => screenToLinear(luma) / litLight,
    luma => lit.map(value => (value * luma) / litLuma) as unknown as Rgb,
  )
}

/** Limit of a search: even the brightest highlights in pictures have a lower shade. */
const MAX_SHADE_IN_PICTURES = 24

/** The table that repaints a picture from the colour `from` to `swatch`. It goes through the shades of `from` to find each luma. */
export function tableForPicture(from: Rgb, swatch: Rgb): PaintTable {
  let before = { shade: 0, luma: 0 }
  let next = before
  const shadeOf = (luma: number) => {
    while (next.luma < luma && next.shade < MAX_SHADE_IN_PICTURES) {
      before = next
      const shade = next.shade + next.shade / 256 + 1 / 1024
      next = { shade, luma: lumaOf(...paint(from, shade)) }
    }
    const share = (luma - before.luma) / (next.luma - before.luma || 1)
    return before.shade + Math.min(1, share) * (next.shade - before.shade)
  }
  return buildTable(swatch, 1, shadeOf, (_, shade) => paint(from, shade))
}

/** Paints pixels in place, in proportion to the mask: not at all where it is 0, fully where it is 255. */
export function paintPixels(
  { colours, untinted, tintShare }: PaintTable,
  pixels: Uint8Array | Uint8ClampedArray,
  channels: number,
  mask: Uint8Array | Uint8ClampedArray,
  maskChannels: number,
): void {
  for (let at = 0, maskAt = 0; at < pixels.length; at += channels, maskAt += maskChannels) {
    const share = (mask[maskAt] as number) / 255
    if (share === 0) continue
    const luma = lumaOf(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number)
    const from = 3 * Math.round(STEPS_PER_UNIT * luma)
    for (let channel = 0; channel < 3; channel++) {
      const before = pixels[at + channel] as number
      const tint = tintShare * (before - (untinted[from + channel] as number))
      const after = Math.min(255, Math.max(0, (colours[from + channel] as number) + tint))
      pixels[at + channel] = Math.round(before + share * (after - before))
    }
  }
}
