import sharp from 'sharp'

/** Where it was taken: Nairobi. */
const GPS = { IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } }

/**
 * A photograph that a phone took held upright: stored across in these pixels, with its place. Seen upright, it is red at the
 * top and blue below.
 */
export async function photographed(width: number, height: number): Promise<Buffer> {
  const half = { width: height, height: Math.round(width / 2), channels: 3, background: '#ff0000' } as const
  const seen = await sharp({ create: { width: height, height: width, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: half }, top: 0, left: 0 }])
    .png()
    .toBuffer()
  // Turned a quarter back, and said so, as phones do.
  return sharp(seen).rotate(270).jpeg().withExif(GPS).withMetadata({ orientation: 6 }).toBuffer()
}
