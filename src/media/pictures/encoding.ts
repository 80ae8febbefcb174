import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type FileRole, files, type Role, roles } from './roles.ts'

/** One file that a page may ask for, before it is made. */
export interface Encoding {
  /** Of its master. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly quality: number
  readonly atMostBytes: number
  /** The smaller of AVIF and WebP (every browser that reads AVIF reads WebP too), or WebP for browsers that do not. */
  readonly format: 'smallest' | 'webp'
}

/** What files are made from. */
export interface Source {
  readonly data: Buffer
  /** Where the main thing is in it, as a point of the compass; left out, in the middle. Crops keep it. */
  readonly focus?: string | undefined
  /** How hard AVIF is tried, where that is not as hard as for renders, which are encoded once for all. */
  readonly effort?: number | undefined
}

export interface Encoded {
  readonly data: Buffer
  readonly format: 'avif' | 'webp'
}

/** Raise it when `encode` changes, so that what it made before is made again. */
const RECIPE = '7'

/** Letters and digits that tell these bytes from others. */
export function digest(data: Buffer | string, length: number): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, length).replaceAll(/[-_]/g, 'x')
}

/** The files of a picture in one role: one for each width, and the one for browsers that do not read AVIF. */
export function encodingsOf(name: string, role: Role): { widths: Encoding[]; fallback: Encoding } {
  const { widths, ratio, quality, atMostBytes } = roles[role]
  const at = (width: number, format: Encoding['format']) => ({
    name,
    width,
    height: Math.round(width / ratio),
    quality,
    // Who needs the older format gets it as heavy as it is.
    atMostBytes: format === 'webp' ? Number.POSITIVE_INFINITY : atMostBytes,
    format,
  })
  return { widths: widths.map(width => at(width, 'smallest')), fallback: at(widths[1], 'webp') }
}

/** The file of a picture that stands alone. */
export function encodingOf(name: string, role: FileRole): Encoding {
  const { ratio, ...file } = files[role]
  return { name, height: Math.round(file.width / ratio), ...file }
}

/** A name that changes when the master or anything about the way to the file does. */
export function madeFrom({ name, ...way }: Encoding, masterDigest: string): string {
  return `${name}-${way.width}.${digest([RECIPE, masterDigest, ...Object.values(way)].join(), 8)}`
}

/** Coarser than this nothing is encoded, whatever it may weigh: gravel and leaves in a photograph take many bytes. */
const MIN_QUALITY = 12
const STEP = 2

/** How bytes grow with quality, as a rule: the logarithm of what a step takes. What a picture shows of itself counts more. */
const GROWTH = 0.12

/** The finest step that fits; a photograph may be far from its limit, so that steps are foretold from how bytes grow. */
async function coarser(
  { quality, atMostBytes }: Encoding,
  finest: Encoded,
  make: (quality: number) => Promise<Encoded>,
): Promise<Encoded> {
  const coarsest = Math.ceil((quality - MIN_QUALITY) / STEP)
  let growth = GROWTH
  let tooHeavy = { step: 0, bytes: finest.data.length }
  let fits: { step: number; made: Encoded } | undefined
  while (!fits || fits.step - tooHeavy.step > 1) {
    const foretold = tooHeavy.step + Math.round(Math.log(tooHeavy.bytes / atMostBytes) / growth)
    const step = Math.min(Math.max(foretold, tooHeavy.step + 1), fits ? fits.step - 1 : coarsest)
    const made = await make(quality - step * STEP)
    const bytes = made.data.length
    growth = Math.max(Math.log(tooHeavy.bytes / bytes) / (step - tooHeavy.step), GROWTH / 4)
    if (bytes <= atMostBytes) fits = { step, made }
    else if (step === coarsest) return made
    else tooHeavy = { step, bytes }
  }
  return fits.made
}

/** Makes the file: seconds for a large AVIF. */
export async function encode(encoding: Encoding, { data, focus = 'centre', effort = 4 }: Source): Promise<Encoded> {
  const { width, height, atMostBytes, format } = encoding
  // Scaled in linear light, or fine ribs shimmer.
  const crop = { width, height, fit: 'cover', position: focus, kernel: 'lanczos3' } as const
  const scaled = sharp(data).gamma(2.2, 2.2).resize(crop)
  // Scaled once for all the steps below.
  const { data: pixels, info } = await scaled.raw().toBuffer({ resolveWithObject: true })
  const scaledOnce = sharp(pixels, { raw: info })
  const webp = async (quality: number): Promise<Encoded> => {
    const options = { quality: quality + 14, effort: 6 }
    return { data: await scaledOnce.clone().webp(options).toBuffer(), format: 'webp' }
  }
  const { quality } = encoding
  const older = await webp(quality)
  if (format === 'webp') {
    return older.data.length <= atMostBytes ? older : coarser(encoding, older, webp)
  }
  // Colour at full resolution costs 2 to 5 % more, and saves the edges of red ribs. More effort than for renders would save
  // 3 % for three times the time.
  const avif = async (quality: number): Promise<Encoded> => {
    const options = { quality, effort, chromaSubsampling: '4:4:4' }
    return { data: await scaledOnce.clone().avif(options).toBuffer(), format: 'avif' }
  }
  const newer = await avif(quality)
  const [finest, make] = newer.data.length <= older.data.length ? [newer, avif] : [older, webp]
  return finest.data.length <= atMostBytes ? finest : coarser(encoding, finest, make)
}
