import { fileSpec, pictureSpecs } from './encoding.ts'
import type { PictureCrop, PictureFiles } from './picture-files.ts'
import { type FileRole, type PictureRole, pictureRoles } from './roles.ts'
import { loadVariant, type Variant } from './variant.ts'

/** A picture for one place on a page. */
export interface PictureRequest {
  readonly name: string
  readonly role: PictureRole
  /** Media condition of the screens that get it. */
  readonly media?: string
}

/** A picture as a single file. */
export interface FileRequest {
  readonly name: string
  readonly role: FileRole
}

/** Adds a file to the build and returns its address. */
export type Publish = (file: string, data: Buffer) => string

interface EncodedPicture extends PictureRequest {
  readonly widths: readonly Variant[]
  readonly fallback: Variant
}

async function encodePicture(request: PictureRequest): Promise<EncodedPicture> {
  const specs = pictureSpecs(request.name, request.role)
  const [fallback, ...widths] = await Promise.all([specs.fallback, ...specs.widths].map(loadVariant))
  return { ...request, widths, fallback: fallback as Variant }
}

/**
 * Encodes a picture for one place on a page. Each further crop names the screens that get it. The returned function
 * publishes the files; it is called when all pictures of the site are encoded.
 */
export async function buildPicture(
  first: PictureRequest,
  ...others: readonly PictureRequest[]
): Promise<(publish: Publish) => PictureFiles> {
  const [main, ...rest] = (await Promise.all([first, ...others].map(encodePicture))) as [
    EncodedPicture,
    ...EncodedPicture[],
  ]
  return publish => {
    const publishCrop = ({ media, role, widths }: EncodedPicture): PictureCrop => {
      const { width, height } = widths.at(-1) as Variant
      const srcSet = widths.map(each => `${publish(each.file, each.data)} ${each.width}w`).join()
      return { media, type: 'image/avif', srcSet, sizes: pictureRoles[role].sizes, width, height }
    }
    return {
      crops: [publishCrop(main), ...rest.map(publishCrop)],
      fallback: publish(main.fallback.file, main.fallback.data),
    }
  }
}

/** Encodes a small WebP as a `data:` address. */
export async function buildDataUrl({ name, role }: FileRequest): Promise<string> {
  const { data } = await loadVariant(fileSpec(name, role))
  return `data:image/webp;base64,${data.toString('base64')}`
}

/** Encodes a single file. The returned function publishes it. */
export async function buildFile({ name, role }: FileRequest): Promise<(publish: Publish) => string> {
  const { file, data } = await loadVariant(fileSpec(name, role))
  return publish => publish(file, data)
}
