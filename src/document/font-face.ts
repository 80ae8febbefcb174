/** The rule for the face of headings and prices: its stand-in of the same measures, in base.css, shows until it has come. */
export function fontFace(address: string): string {
  return `@font-face{font-family:Archivo;font-weight:600 750;font-display:swap;src:url(${address}) format('woff2')}`
}
