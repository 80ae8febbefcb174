import sharp from 'sharp'

const NAIROBI = { IFD3: { GPSLatitude: '1/1 17/1 0/1', GPSLatitudeRef: 'S' } }

/** The clockwise rotation of stored pixels, in degrees, by EXIF orientation. */
const ROTATION_DEG = { 1: 0, 3: 180, 6: 270, 8: 90 }

/**
 * Creates a phone photograph with a location. It looks red at the top and blue below.
 * @param width stored pixels, before rotation
 * @param orientation EXIF orientation; by default the phone was upright
 */
export async function createPhonePhotograph(
  width: number,
  height: number,
  orientation: keyof typeof ROTATION_DEG = 6,
): Promise<Buffer> {
  const displayed = orientation > 4 ? { width: height, height: width } : { width, height }
  const topHalf = {
    ...displayed,
    height: Math.round(displayed.height / 2),
    channels: 3,
    background: '#ff0000',
  } as const
  const upright = await sharp({ create: { ...displayed, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: topHalf }, top: 0, left: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  // Phones store rotated pixels and note the orientation.
  return sharp(upright)
    .rotate(ROTATION_DEG[orientation])
    .jpeg()
    .withExif(NAIROBI)
    .withMetadata({ orientation })
    .toBuffer()
}
