import { createHash } from 'node:crypto'
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'
import { type FileRole, fileRoles, type PictureRole, type PictureRoleSpec, pictureRoles } from './roles.ts'

/** How one file is encoded. */
export interface EncodingSpec {
  /** Name of its master. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly quality: number
  readonly maxBytes: number
  /** `smallest` is the smaller of AVIF and WebP: every browser that reads AVIF reads WebP too. */
  readonly format: 'smallest' | 'webp'
}

/** The image that files are encoded from. */
export interface SourceImage {
  readonly data: Buffer
  /** Compass point of the subject, which crops keep; the centre by default. */
  readonly focus?: string | undefined
  /** Effort of the AVIF encoder, where it is lower than for renders. */
  readonly effort?: number | undefined
}

export interface EncodedImage {
  readonly data: Buffer
  readonly format: 'avif' | 'webp'
}

/** Raise it when `encode` changes, so that all files are encoded again. */
const ENCODER_VERSION = '8'

/** The first letters and digits of a hash of the data. */
export function digest(data: Buffer | string, length: number): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, length).replaceAll(/[-_]/g, 'x')
}

/** Share of the limit of the next wider file, so that a narrower one of higher quality is not larger. */
const NARROWER_SHARE = 0.9

/** The files of a picture in one role: one for each width, and a WebP for browsers without AVIF. */
export function pictureSpecs(name: string, role: PictureRole): { widths: EncodingSpec[]; fallback: EncodingSpec } {
  const { widths, ratio, quality, maxBytes, desktop }: PictureRoleSpec = pictureRoles[role]
  const specFor = ({ width, ...settings }: Pick<EncodingSpec, 'width' | 'quality' | 'maxBytes' | 'format'>) => ({
    name,
    width,
    height: Math.round(width / ratio),
    ...settings,
  })
  const files = widths.map((width, index) => {
    const limit = Math.round(maxBytes * NARROWER_SHARE ** (widths.length - 1 - index))
    return specFor({ width, quality, maxBytes: limit, format: 'smallest' })
  })
  return {
    widths: desktop ? [...files, specFor({ ...desktop, format: 'smallest' })] : files,
    // WebP needs more bytes for the same quality; few browsers fetch it.
    fallback: specFor({ width: widths[1], quality, maxBytes: Number.POSITIVE_INFINITY, format: 'webp' }),
  }
}

/** The file of a picture that has one width. */
export function fileSpec(name: string, role: FileRole): EncodingSpec {
  const { ratio, ...file } = fileRoles[role]
  return { name, height: Math.round(file.width / ratio), ...file }
}

/** The name of an encoded file. It changes with the master, the settings and the encoder version. */
export function encodedName({ name, ...settings }: EncodingSpec, masterDigest: string): string {
  return `${name}-${settings.width}.${digest([ENCODER_VERSION, masterDigest, ...Object.values(settings)].join(), 8)}`
}

/** The lowest quality, even when the file stays above its limit. Gravel and leaves in a photograph take many bytes. */
const MIN_QUALITY = 12
const QUALITY_STEP = 2

/** Natural logarithm of how much a quality step usually adds to the bytes: the first estimate of the search. */
const LOG_BYTES_PER_STEP = 0.12

/** Encodes at the highest quality whose file fits `maxBytes`. Estimates the step from how the bytes grow with quality. */
async function encodeToFit(
  { quality, maxBytes }: EncodingSpec,
  best: EncodedImage,
  encodeAt: (quality: number) => Promise<EncodedImage>,
): Promise<EncodedImage> {
  const maxStep = Math.ceil((quality - MIN_QUALITY) / QUALITY_STEP)
  let growth = LOG_BYTES_PER_STEP
  let tooLarge = { step: 0, bytes: best.data.length }
  let fitting: { step: number; image: EncodedImage } | undefined
  while (!fitting || fitting.step - tooLarge.step > 1) {
    const estimate = tooLarge.step + Math.round(Math.log(tooLarge.bytes / maxBytes) / growth)
    const step = Math.min(Math.max(estimate, tooLarge.step + 1), fitting ? fitting.step - 1 : maxStep)
    const image = await encodeAt(quality - step * QUALITY_STEP)
    const bytes = image.data.length
    growth = Math.max(Math.log(tooLarge.bytes / bytes) / (step - tooLarge.step), LOG_BYTES_PER_STEP / 4)
    if (bytes <= maxBytes) fitting = { step, image }
    else if (step === maxStep) return image
    else tooLarge = { step, bytes }
  }
  return fitting.image
}

/**
 * Scales an image in linear light; otherwise fine ribs shimmer. It computes with floating-point values, because 8 bits of
 * linear light would turn shadows black.
 */
export function scaleInLinearLight(data: Buffer, size: ResizeOptions): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(data)
    .pipelineColourspace('scrgb')
    .resize({ ...size, kernel: 'lanczos3' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}

/** Crops, scales and encodes an image. A large AVIF takes seconds. */
export async function encode(
  spec: EncodingSpec,
  { data, focus = 'centre', effort = 4 }: SourceImage,
): Promise<EncodedImage> {
  const { width, height, quality, maxBytes, format } = spec
  const { data: pixels, info } = await scaleInLinearLight(data, { width, height, fit: 'cover', position: focus })
  const image = sharp(pixels, { raw: info })
  const encodeWebp = async (quality: number): Promise<EncodedImage> => {
    const options = { quality: quality + 14, effort: 6 }
    return { data: await image.clone().webp(options).toBuffer(), format: 'webp' }
  }
  const webp = await encodeWebp(quality)
  if (format === 'webp') {
    return webp.data.length <= maxBytes ? webp : encodeToFit(spec, webp, encodeWebp)
  }
  // Full colour resolution keeps the edges of red ribs for 2 to 5 % more bytes. A higher effort saves 3 % in three times
  // the time.
  const encodeAvif = async (quality: number): Promise<EncodedImage> => {
    const options = { quality, effort, chromaSubsampling: '4:4:4' }
    return { data: await image.clone().avif(options).toBuffer(), format: 'avif' }
  }
  const avif = await encodeAvif(quality)
  const [best, encodeAt] = avif.data.length <= webp.data.length ? [avif, encodeAvif] : [webp, encodeWebp]
  return best.data.length <= maxBytes ? best : encodeToFit(spec, best, encodeAt)
}
