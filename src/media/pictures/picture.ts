import { encodingOf, encodingsOf } from './encoding.ts'
import type { PictureCrop, PictureFiles } from './picture-files.ts'
import { type FileRole, type Role, roles } from './roles.ts'
import { type Variant, variant } from './variant.ts'

/** A picture for one place on a page; `media` are the screens that it is for. */
export interface Wanted {
  readonly name: string
  readonly role: Role
  readonly media?: string
}

/** A picture that is wanted as one file. */
export interface WantedAlone {
  readonly name: string
  readonly role: FileRole
}

/** Gives a file that is to be written out, by its name, its address on the site. */
export type Serve = (file: string, data: Buffer) => string

interface Made extends Wanted {
  readonly widths: readonly Variant[]
  readonly fallback: Variant
}

async function made(wanted: Wanted): Promise<Made> {
  const { widths, fallback } = encodingsOf(wanted.name, wanted.role)
  const [of, ...variants] = await Promise.all([fallback, ...widths].map(variant))
  return { ...wanted, widths: variants, fallback: of as Variant }
}

/**
 * Makes a picture for one place on a page; further crops each name the screens they are for. Its files get their
 * addresses once all the pictures of the site are made.
 */
export async function picture(first: Wanted, ...others: readonly Wanted[]): Promise<(serve: Serve) => PictureFiles> {
  const crops = (await Promise.all([first, ...others].map(made))) as [Made, ...Made[]]
  return serve => {
    const crop = ({ media, role, widths }: Made): PictureCrop => {
      const { width, height } = widths.at(-1) as Variant
      const srcSet = widths.map(each => `${serve(each.file, each.data)} ${each.width}w`).join()
      return { media, type: 'image/avif', srcSet, sizes: roles[role].sizes, width, height }
    }
    const [main, ...rest] = crops
    return { crops: [crop(main), ...rest.map(crop)], fallback: serve(main.fallback.file, main.fallback.data) }
  }
}

/** Makes a file that stands in the page itself: a `data:` address. */
export async function pictureInPage({ name, role }: WantedAlone): Promise<string> {
  const { data } = await variant(encodingOf(name, role))
  return `data:image/webp;base64,${data.toString('base64')}`
}

/** Makes a file that stands alone; it gives its address once all the pictures of the site are made. */
export async function pictureFile({ name, role }: WantedAlone): Promise<(serve: Serve) => string> {
  const { file, data } = await variant(encodingOf(name, role))
  return serve => serve(file, data)
}
