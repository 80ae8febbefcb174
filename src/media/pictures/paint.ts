/**
 * The colours of painted sheets in pictures. Renders show paint in a neutral grey. A mask says for each pixel which share of its
 * light takes the colour of the paint; the rest is gloss and dust, which look the same on every paint, or what lies beside the paint.
 *
 * Painting computes in the light of the scene, before the film's response, which shows light surfaces with less contrast than
 * dark ones. A pixel of luminance `light` in a render, where paint in full light has the colour `lit`, becomes
 * `light * (share * swatch / luminance of lit + (1 - share))`: so paint in full light has the colour of the swatch.
 * A share of the tint that the light has in a pixel is added, in proportion to how light the paint is.
 *
 * The build paints renders, and the browser repaints the pictures that the build has painted; both use this module, so both
 * show the same colour.
 */

/** Red, green and blue on a screen, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Raise it when the formula changes, so that painted pictures are encoded again. */
export const PAINT_VERSION = '7'

/** Share of the light's tint that paint keeps. More makes the shaded side of red paint violet. */
const TINT = 0.4

/** Luminance of lit paint that the shares in served masks refer to, in the light of the scene; renders differ a little. */
const MASK_REFERENCE = 2.4

function screenToLinear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const linearByScreen = Array.from({ length: 256 }, (_, value) => screenToLinear(value))

/** Luminance of a colour whose channels are amounts of light, in their unit. */
export const linearLuminance = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Luminance of a screen colour in linear light, 0 to 1. Each channel is a whole number, 0 to 255. */
export function luminanceOf(red: number, green: number, blue: number): number {
  return linearLuminance(linearByScreen[red] as number, linearByScreen[green] as number, linearByScreen[blue] as number)
}

/**
 * The film's response to light in the scene is a logistic curve of the light's logarithm. With these two numbers it follows the
 * renderer's response (Filmic, medium high contrast) to 1 in 255. Light of 1 is shown half as bright as the film's white.
 */
const FILM_GAMMA = 0.866
/** The film's white, which no light reaches, on the screen. */
const FILM_WHITE = 264

function filmToScene(value: number): number {
  return (value / (FILM_WHITE - value)) ** (1 / FILM_GAMMA)
}
/** How light in the scene shows on the screen: 0 to 255, and a little more for light that a screen cannot show. */
export function sceneToFilm(light: number): number {
  return FILM_WHITE / (1 + light ** -FILM_GAMMA)
}

const sceneByScreen = Array.from({ length: 256 }, (_, value) => filmToScene(value))
/** The light in the scene that shows as a whole number of the screen. */
export const toScene = (value: number) => sceneByScreen[value] as number

/** Reads the `screen` of a colour: `#rrggbb`. */
export function parseScreenColour(code: string): Rgb {
  const value = Number.parseInt(code.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** What is painted over with what. Colours are in the light of the scene, relative to the lit paint that the mask refers to. */
export interface PaintChange {
  readonly from: Rgb
  readonly to: Rgb
  /** Share of the tint of painted pixels that is kept. */
  readonly tintShare: number
}

const relativeTo = (reference: number, colour: Rgb) =>
  colour.map(value => filmToScene(value) / reference) as unknown as Rgb

/** Luminance of lit paint, whose channels need not be whole numbers, in the light of the scene. */
const litLuminance = (lit: Rgb) => linearLuminance(...relativeTo(1, lit))

/** Paints a render in which lit paint has the colour `lit`; its mask refers to that. */
export function paintOfRender(swatch: Rgb, lit: Rgb): PaintChange {
  const reference = litLuminance(lit)
  return { from: relativeTo(reference, lit), to: relativeTo(reference, swatch), tintShare: TINT }
}

/** Repaints a picture from the colour `from`; its mask refers to `MASK_REFERENCE`. */
export function paintOfPicture(from: Rgb, swatch: Rgb): PaintChange {
  return { from: relativeTo(MASK_REFERENCE, from), to: relativeTo(MASK_REFERENCE, swatch), tintShare: 1 }
}

/** The shares of a served mask, by the shares of the mask of a render in which lit paint has the colour `lit`: each 0 to 255. */
export function servedShares(lit: Rgb): Uint8Array {
  const reference = litLuminance(lit)
  return Uint8Array.from({ length: 256 }, (_, share) => {
    const paint = share * MASK_REFERENCE
    return Math.round((255 * paint) / (paint + (255 - share) * reference))
  })
}

/** Smaller differences from the untinted colour, on the screen, come from rounding: they are no tint. */
const MIN_TINT = 1.5

/** Screen values by `light / (1 + light)`, in steps that are finer than a unit even where the light is dim. */
const SCREEN_STEPS = 1 << 14
const screenByStep = Float32Array.from({ length: SCREEN_STEPS + 1 }, (_, step) =>
  Math.min(255, sceneToFilm(step / (SCREEN_STEPS - step))),
)
function quickToScreen(scene: number): number {
  const light = Math.max(0, scene)
  return screenByStep[Math.round((SCREEN_STEPS * light) / (1 + light))] as number
}

/** Paints pixels in place, each in proportion to its share in the mask: not at all where it is 0. */
export function paintPixels(
  { from, to, tintShare }: PaintChange,
  pixels: Uint8Array | Uint8ClampedArray,
  channels: number,
  mask: Uint8Array | Uint8ClampedArray,
  maskChannels: number,
): void {
  const [fromLuminance, toLuminance] = [linearLuminance(...from), linearLuminance(...to)]
  for (let at = 0, maskAt = 0; at < pixels.length; at += channels, maskAt += maskChannels) {
    const share = (mask[maskAt] as number) / 255
    if (share === 0) continue
    const rest = 1 - share
    const before = share * fromLuminance + rest
    const [red, green, blue] = [pixels[at], pixels[at + 1], pixels[at + 2]] as unknown as Rgb
    const light = linearLuminance(toScene(red), toScene(green), toScene(blue)) / before
    const tint = ((rest + share * tintShare) * (share * toLuminance + rest)) / before
    const untinted = (channel: number) => light * (share * (from[channel] as number) + rest)
    const isFar = (value: number, channel: number) => Math.abs(value - quickToScreen(untinted(channel))) >= MIN_TINT
    // In some colours the tint of light is less than a unit in one channel; it is still there.
    const isTinted = isFar(red, 0) || isFar(green, 1) || isFar(blue, 2)
    for (let channel = 0; channel < 3; channel++) {
      const painted = light * (share * (to[channel] as number) + rest)
      const after = painted + (isTinted ? tint * (toScene(pixels[at + channel] as number) - untinted(channel)) : 0)
      pixels[at + channel] = Math.round(quickToScreen(after))
    }
  }
}
