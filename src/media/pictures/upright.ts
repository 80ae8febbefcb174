import sharp from 'sharp'

/** More than any crop needs. */
const MOST = { width: 2600, height: 2600 }

/** A photograph as it is seen, without what the camera noted: place, day, device. */
export function upright(path: string): Promise<Buffer> {
  return sharp(path)
    .autoOrient()
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 95 })
    .toBuffer()
}
