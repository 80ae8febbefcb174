import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { master } from './master.ts'
import { type Role, roles } from './roles.ts'

type Format = 'avif' | 'webp'

/** One file that is served: its name carries its content, so it never changes under its address. */
export interface Variant {
  readonly file: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

const CACHE = '.cache/pictures'
/** Raise it when the way pictures are made changes, so that cached ones are made again. */
const RECIPE = '4'

const digest = (data: Buffer | string, length: number) =>
  createHash('sha256').update(data).digest('base64url').slice(0, length).replaceAll(/[-_]/g, 'x')

/** A file name that carries its content, so that it may be kept for good. */
export function namedByContent(name: string, data: Buffer, ending: string): string {
  return `${name}.${digest(data, 6)}.${ending}`
}

async function encode(source: Buffer, width: number, height: number, quality: number, format: Format): Promise<Buffer> {
  // Scaled in linear light, or fine ribs shimmer.
  const scaled = sharp(source).gamma(2.2, 2.2).resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
  return format === 'avif'
    ? scaled.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer()
    : scaled.webp({ quality: quality + 14, effort: 6 }).toBuffer()
}

async function make(name: string, role: Role, width: number, format: Format): Promise<Variant> {
  const source = await master(name)
  const height = Math.round(width / roles[role].ratio)
  const { quality } = roles[role]
  const recipe = [RECIPE, digest(source, 20), width, height, quality, format].join()
  const cached = `${CACHE}/${digest(recipe, 20)}.${format}`
  if (!existsSync(cached)) {
    await mkdir(CACHE, { recursive: true })
    await writeFile(cached, await encode(source, width, height, quality, format))
  }
  const data = await readFile(cached)
  return { file: namedByContent(`${name}-${width}`, data, format), data, width, height }
}

const made = new Map<string, Promise<Variant>>()

/** A picture at one width and in one format; each is made once a build, and kept between builds. */
export function variant(name: string, role: Role, width: number, format: Format): Promise<Variant> {
  const key = [name, role, width, format].join()
  const promise = made.get(key) ?? make(name, role, width, format)
  made.set(key, promise)
  return promise
}

/** The smaller of AVIF and WebP: every browser that reads AVIF reads WebP too, so both may stand in one list. */
export async function smallest(name: string, role: Role, width: number): Promise<Variant> {
  const [avif, webp] = await Promise.all([variant(name, role, width, 'avif'), variant(name, role, width, 'webp')])
  return avif.data.length <= webp.data.length ? avif : webp
}
