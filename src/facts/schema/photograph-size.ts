/** The least that stays sharp where pictures are largest, and as a square in catalogues. */
const LEAST = { width: 1280, height: 1080 }

/** What is wrong with the size of a photograph, as it is seen, in pixels; nothing where it is large enough. */
export function sizeFault(width: number, height: number): string | undefined {
  if (width >= LEAST.width && height >= LEAST.height) return undefined
  return `${width} × ${height} pixels; allowed is a photograph of ${LEAST.width} × ${LEAST.height} pixels or more.`
}
