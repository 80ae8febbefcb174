const DEGREES = 180 / Math.PI

/**
 * Reads a roof's pitch: degrees (`25`, `25°`), rise over run (`1:3`, `4/12`, `1 in 3`) or percent (`30%`).
 * @returns degrees, or undefined when the text is no pitch.
 */
export function parsePitchDeg(text: string): number | undefined {
  if (text.length > 40) return undefined
  const compact = text
    .toLowerCase()
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/\s+/g, '')
  const ratio = /^(\d+(?:\.\d+)?)(?::|\/|in)(\d+(?:\.\d+)?)$/.exec(compact)
  if (ratio) return Number(ratio[2]) > 0 ? Math.atan(Number(ratio[1]) / Number(ratio[2])) * DEGREES : undefined
  const single = /^(\d+(?:\.\d*)?)(°|deg|degrees?|digrii|%)?$/.exec(compact)
  if (!single) return undefined
  return single[2] === '%' ? Math.atan(Number(single[1]) / 100) * DEGREES : Number(single[1])
}
