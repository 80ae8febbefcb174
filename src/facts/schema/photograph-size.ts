/** The smallest size that stays sharp in the largest layout and as a square in catalogues. */
const MIN_SIZE_PX = { width: 1280, height: 1080 }

/** Returns what is wrong with the size of a photograph, or undefined. Width and height are in pixels, after rotation. */
export function findSizeProblem(width: number, height: number): string | undefined {
  if (width >= MIN_SIZE_PX.width && height >= MIN_SIZE_PX.height) return undefined
  return `${width} × ${height} pixels; allowed is a photograph of ${MIN_SIZE_PX.width} × ${MIN_SIZE_PX.height} pixels or more.`
}
