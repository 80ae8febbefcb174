/** Lightness of a colour as the eye weighs its channels (0 to 255 each), 0 to 1. */
export function lightnessOf(red: number, green: number, blue: number): number {
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}
