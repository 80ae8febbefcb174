/** Perceived lightness of a colour, 0 to 1; each channel is 0 to 255. */
export function lightnessOf(red: number, green: number, blue: number): number {
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}
