import sharp from 'sharp'

/** Where it was taken: Nairobi. */
const GPS = { IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } }

/** How far pixels are turned back that a phone notes as held in a way, in degrees clockwise. */
const TURNED_DEG = { 1: 0, 3: 180, 6: 270, 8: 90 }

/**
 * A photograph of so many stored pixels that a phone took, upright unless another way of holding it is named (as EXIF numbers
 * them), with its place. As it is seen, it is red at the top and blue below.
 */
export async function photographed(width: number, height: number, held: keyof typeof TURNED_DEG = 6): Promise<Buffer> {
  const seen = held > 4 ? { width: height, height: width } : { width, height }
  const half = { ...seen, height: Math.round(seen.height / 2), channels: 3, background: '#ff0000' } as const
  const standing = await sharp({ create: { ...seen, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: half }, top: 0, left: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  // Turned back, and said so, as phones do.
  return sharp(standing).rotate(TURNED_DEG[held]).jpeg().withExif(GPS).withMetadata({ orientation: held }).toBuffer()
}
