/** Lightness of a colour as the `color` blend mode of CSS counts it, 0 to 1. Channels 0 to 255. */
export function lightnessOf(red: number, green: number, blue: number): number {
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}

/** Lightness of `#rrggbb`. */
export function lightnessOfColour(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return lightnessOf(red, green, blue)
}
