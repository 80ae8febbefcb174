/** The `@font-face` rule for headings and prices. The fallback font in base.css has the same metrics. */
export function fontFace(address: string): string {
  return `@font-face{font-family:Archivo;font-weight:600 750;font-display:swap;src:url(${address}) format('woff2')}`
}
