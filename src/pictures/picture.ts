import { paths } from '#paths.ts'
import type { PictureCrop, PictureFiles } from './picture-files.ts'
import { type Role, roles } from './roles.ts'
import { smallest, type Variant, variant } from './variant.ts'

interface Wanted {
  readonly name: string
  readonly role: Role
  readonly media?: string
}

/** Everything that `picture()` has given an address to: what the build writes out. */
export const served = new Map<string, Buffer>()

function serve({ file, data }: Variant): string {
  served.set(file, data)
  return paths.picture(file)
}

async function crop({ name, role, media }: Wanted): Promise<PictureCrop> {
  const variants = await Promise.all(roles[role].widths.map(width => smallest(name, role, width)))
  const largest = variants.at(-1) as Variant
  return {
    media,
    type: 'image/avif',
    srcSet: variants.map(each => `${serve(each)} ${each.width}w`).join(),
    sizes: roles[role].sizes,
    width: largest.width,
    height: largest.height,
  }
}

/** Makes a picture for one place on a page; further crops each name the screens they are for. */
export async function picture(first: Wanted, ...others: Wanted[]): Promise<PictureFiles> {
  const [main, ...rest] = await Promise.all([first, ...others].map(crop))
  const width = roles[first.role].widths[1]
  return {
    crops: [main as PictureCrop, ...rest],
    fallback: serve(await variant(first.name, first.role, width, 'webp')),
  }
}
