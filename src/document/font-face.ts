/**
 * The display face, and under another name the faces that phones and desks have, stretched to its measures: when the
 * font arrives, no line moves. Without an address only those stand in: an error page is not worth a download. The numbers are Archivo's own at this width over those of Arial and Roboto.
 */
export function fontFace(address: string | undefined): string {
  return [
    address &&
      `@font-face{font-family:Archivo;font-weight:600 750;font-display:swap;src:url(${address})format("woff2")}`,
    '@font-face{font-family:"Archivo fallback";size-adjust:112%;ascent-override:78.4%;descent-override:18.8%;line-gap-override:0%;src:local("Arial Bold"),local("Roboto Bold"),local("Liberation Sans Bold"),local("Arial"),local("Roboto")}',
  ]
    .filter(Boolean)
    .join('')
}
