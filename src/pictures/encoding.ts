import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Role, roles } from './roles.ts'

/** One file that a page may ask for, before it is made. */
export interface Encoding {
  /** Of its master. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly quality: number
  /** The smaller of AVIF and WebP (every browser that reads AVIF reads WebP too), or WebP for browsers that do not. */
  readonly format: 'smallest' | 'webp'
}

export interface Encoded {
  readonly data: Buffer
  readonly format: 'avif' | 'webp'
}

/** Raise it when `encode` changes, so that what it made before is made again. */
const RECIPE = '5'

/** Letters and digits that tell these bytes from others. */
export function digest(data: Buffer | string, length: number): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, length).replaceAll(/[-_]/g, 'x')
}

/** The files of a picture in one role: one for each width, and the one for browsers that do not read AVIF. */
export function encodingsOf(name: string, role: Role): { widths: Encoding[]; fallback: Encoding } {
  const { widths, ratio, quality } = roles[role]
  const at = (width: number, format: Encoding['format']) => ({
    name,
    width,
    height: Math.round(width / ratio),
    quality,
    format,
  })
  return { widths: widths.map(width => at(width, 'smallest')), fallback: at(widths[1], 'webp') }
}

/** A name that changes when the master or anything about the way to the file does. */
export function madeFrom({ name, ...way }: Encoding, masterDigest: string): string {
  return `${name}-${way.width}.${digest([RECIPE, masterDigest, ...Object.values(way)].join(), 8)}`
}

/** Makes the file: seconds for a large AVIF. */
export async function encode({ width, height, quality, format }: Encoding, master: Buffer): Promise<Encoded> {
  // Scaled in linear light, or fine ribs shimmer.
  const scaled = sharp(master).gamma(2.2, 2.2).resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
  const webp = await scaled
    .clone()
    .webp({ quality: quality + 14, effort: 6 })
    .toBuffer()
  if (format === 'webp') return { data: webp, format }
  const avif = await scaled.clone().avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer()
  return avif.length <= webp.length ? { data: avif, format: 'avif' } : { data: webp, format: 'webp' }
}
