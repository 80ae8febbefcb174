import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { EncodedImage } from './encoding.ts'

/** The encoded renders. They are committed because encoding takes minutes; `npm run pictures` writes them. */
export const ENCODED_FOLDER = 'src/assets/encoded'
/** Encoded drawings and photographs, cached on this machine. */
const CACHE_FOLDER = '.cache/pictures'

/** The path of the encoded file of that name in a folder. */
export function findEncodedFile(folder: string, name: string): string | undefined {
  return ['avif', 'webp'].map(format => `${folder}/${name}.${format}`).find(file => existsSync(file))
}

/** Reads the committed or cached file of that name; without one, encodes it and adds it to the cache. */
export async function readOrEncode(name: string, encode: () => Promise<EncodedImage>): Promise<EncodedImage> {
  const file = findEncodedFile(ENCODED_FOLDER, name) ?? findEncodedFile(CACHE_FOLDER, name)
  if (file) return { data: await readFile(file), format: file.endsWith('avif') ? 'avif' : 'webp' }
  const image = await encode()
  await mkdir(CACHE_FOLDER, { recursive: true })
  await writeFile(`${CACHE_FOLDER}/${name}.${image.format}`, image.data)
  return image
}
