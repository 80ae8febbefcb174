import sharp from 'sharp'

/** Larger than any crop needs. */
const MAX_SIDE_PX = 2600

/** Reads a photograph, rotates it as it was held, and removes the metadata: place, day, device. */
export function readUpright(path: string): Promise<Buffer> {
  return sharp(path)
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 95 })
    .toBuffer()
}
