import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { paths } from '#site/paths.ts'
import { digest, type EncodingSpec, fileSpec, pictureSpecs } from './encoding.ts'
import { buildMask } from './mask.ts'
import { parseNameInColour } from './painted-render.ts'
import type { PictureCrop, PictureFiles } from './picture-files.ts'
import {
  cardRequest,
  fileSpecs,
  heroes,
  houses,
  type PictureRequest,
  previewSpecs,
  projectRequest,
  type ViewId,
  viewNames,
} from './picture-requests.ts'
import { type FileRole, pictureRoles } from './roles.ts'
import { loadVariant, type Variant } from './variant.ts'

/** Finds the picture of a product or a supplied roof by its slug. */
export type PictureOf<T = PictureFiles> = (slug: string) => T

/** One view of a product in all the sizes of its gallery. */
export interface GalleryView {
  readonly id: ViewId
  readonly picture: PictureFiles
  /** Address of the thumbnail. */
  readonly thumb: string
  /** Address of the largest file, fetched when a visitor enlarges the view. */
  readonly enlarged: string
  /** Address of its mask, with which the browser repaints it; undefined for photographs, drawings and bare metal. */
  readonly mask?: string | undefined
}

export interface SitePictures {
  readonly hero: PictureFiles
  /** The houses on the home page; undefined while their picture files are missing. */
  readonly houses: { readonly farm: PictureFiles | undefined; readonly town: PictureFiles | undefined }
  /** The picture on a product's card. Only featured products have cards. */
  readonly cardOf: PictureOf
  /** The views of a product, in the order of its gallery. */
  readonly galleryOf: PictureOf<readonly GalleryView[]>
  /** The photograph of a supplied roof. */
  readonly projectOf: PictureOf
  /** The files that the build writes, by path below `/pictures/`. */
  readonly files: ReadonlyMap<string, Buffer>
}

function findFacts(slug: string): ProductFacts {
  const facts = productFacts.find(each => each.slug === slug)
  if (!facts) throw new Error(`There is no product ${slug} in the price list.`)
  return facts
}

async function buildSitePictures(): Promise<SitePictures> {
  const keyOf = (spec: EncodingSpec) => JSON.stringify(spec)
  const load = (specs: readonly EncodingSpec[]) =>
    Promise.all(specs.map(async spec => [keyOf(spec), await loadVariant(spec)] as const))
  const painted = new Set(fileSpecs.flatMap(({ name }) => parseNameInColour(name)?.render ?? []))
  const [previews, loaded, masks] = await Promise.all([
    load(previewSpecs),
    load(fileSpecs),
    Promise.all(Array.from(painted, async render => [render, await buildMask(render)] as const)),
  ])
  const variants = new Map([...previews, ...loaded])
  const maskByRender = new Map(masks)

  const contents = new Map<string, Buffer>()
  for (const [, { file, data }] of loaded) contents.set(file, data)
  for (const [, { file, data }] of masks) contents.set(file, data)
  // The folder is named by a hash of its contents, so that browsers may cache every address below it for ever.
  const hashes = Array.from(contents, ([file, data]) => [file, digest(data, 20)])
  const folder = digest(hashes.sort().join(), 8)
  const addressOf = (file: string) => paths.picture(`${folder}/${file}`)

  const variantOf = (spec: EncodingSpec) => variants.get(keyOf(spec)) as Variant
  const fileOf = (name: string, role: FileRole) => addressOf(variantOf(fileSpec(name, role)).file)
  const previewOf = (name: string, role: FileRole = 'preview') =>
    `data:image/webp;base64,${variantOf(fileSpec(name, role)).data.toString('base64')}`

  const cropOf = ({ name, role, media }: PictureRequest): PictureCrop => {
    const widths = pictureSpecs(name, role).widths.map(variantOf)
    const { width, height } = widths.at(-1) as Variant
    const srcSet = widths.map(each => `${addressOf(each.file)} ${each.width}w`).join()
    return { media, type: 'image/avif', srcSet, sizes: pictureRoles[role].sizes, width, height }
  }
  const pictureOf = (main: PictureRequest, ...others: readonly PictureRequest[]): PictureFiles => ({
    crops: [cropOf(main), ...others.map(cropOf)],
    fallback: addressOf(variantOf(pictureSpecs(main.name, main.role).fallback).file),
  })
  const withPreview = (request: PictureRequest) => ({ ...pictureOf(request), preview: previewOf(request.name) })
  const viewOf = ([id, name]: readonly [ViewId, string], isFirst: boolean): GalleryView => {
    const mask = maskByRender.get(parseNameInColour(name)?.render ?? '')
    const request = { name, role: 'main' } as const
    return {
      id,
      picture: isFirst ? withPreview(request) : pictureOf(request),
      thumb: fileOf(name, 'thumb'),
      enlarged: fileOf(name, 'enlarged'),
      mask: mask && addressOf(mask.file),
    }
  }

  return {
    hero: { ...pictureOf(...heroes), preview: previewOf(heroes[0].name, 'previewSquare') },
    houses: { farm: houses.farm && withPreview(houses.farm), town: houses.town && withPreview(houses.town) },
    cardOf: slug => withPreview(cardRequest(findFacts(slug))),
    projectOf: slug => pictureOf(projectRequest({ slug })),
    galleryOf: slug => viewNames(findFacts(slug)).map((view, index) => viewOf(view, index === 0)),
    files: new Map(Array.from(contents, ([file, data]) => [`${folder}/${file}`, data])),
  }
}

let sitePictures: Promise<SitePictures> | undefined

/** Every picture on the pages, encoded once per build. */
export function loadSitePictures(): Promise<SitePictures> {
  sitePictures ??= buildSitePictures()
  return sitePictures
}
