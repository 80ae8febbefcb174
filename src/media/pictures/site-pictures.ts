import { featuredProducts } from '#facts/catalogue.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { paths } from '#site/paths.ts'
import { digest } from './encoding.ts'
import { buildDataUrl, buildFile, buildPicture, type PictureRequest, type Publish } from './picture.ts'
import type { PictureFiles } from './picture-files.ts'
import { cardRequest, heroes, houses, previewRequest, viewNames, viewRequests } from './picture-requests.ts'
import { buildTint, type Tint } from './tint.ts'

/** Finds the picture of a product by its slug. */
export type PictureOf<T = PictureFiles> = (slug: string) => T

/** One view of a product in all the sizes of its gallery. */
export interface View {
  readonly picture: PictureFiles
  /** Address of the thumbnail. */
  readonly thumb: string
  /** Address of the largest file, fetched when a visitor enlarges the view. */
  readonly enlarged: string
}

/** The views of one product. */
export interface GalleryPictures {
  readonly roof: View
  readonly stack: View
  readonly closeup?: View | undefined
  /** For painted products whose roof picture can be shown in other colours. */
  readonly tint?: Tint | undefined
}

export interface SitePictures {
  readonly hero: PictureFiles
  /** Undefined until they are rendered. */
  readonly houses: { readonly farm: PictureFiles | undefined; readonly town: PictureFiles | undefined }
  /** Of the featured products, which are the only ones on cards. */
  readonly cardOf: PictureOf
  readonly galleryOf: PictureOf<GalleryPictures>
  /** The files that the build writes, by path below `/pictures/`. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Publishes encoded files and returns their addresses. */
type Publisher<T> = (publish: Publish) => T

async function buildForEach<T>(
  products: readonly ProductFacts[],
  build: (facts: ProductFacts) => Promise<Publisher<T>>,
): Promise<Publisher<PictureOf<T>>> {
  const publishers = await Promise.all(products.map(async facts => [facts.slug, await build(facts)] as const))
  return publish => {
    const bySlug = new Map(publishers.map(([slug, publisher]) => [slug, publisher(publish)]))
    return slug => {
      if (!bySlug.has(slug)) throw new Error(`There is no picture of ${slug} for this place.`)
      return bySlug.get(slug) as T
    }
  }
}

async function buildView(name: string): Promise<Publisher<View>> {
  const requests = viewRequests(name)
  const [picture, thumb, enlarged] = await Promise.all([
    buildPicture(requests.picture),
    buildFile(requests.thumb),
    buildFile(requests.enlarged),
  ])
  return publish => ({ picture: picture(publish), thumb: thumb(publish), enlarged: enlarged(publish) })
}

async function buildGallery(facts: ProductFacts): Promise<Publisher<GalleryPictures>> {
  const names = viewNames(facts)
  const [roof, preview, stack, closeup, tint] = await Promise.all([
    buildView(names.roof),
    buildDataUrl(previewRequest(names.roof)),
    buildView(names.stack),
    names.closeup && buildView(names.closeup),
    facts.finish === 'painted' && buildTint(names.roof),
  ])
  const publishRoof = (publish: Publish) => {
    const { picture, ...files } = roof(publish)
    return { ...files, picture: { ...picture, preview } }
  }
  return publish => ({
    roof: publishRoof(publish),
    stack: stack(publish),
    closeup: closeup ? closeup(publish) : undefined,
    tint: tint ? tint(publish) : undefined,
  })
}

async function buildWithPreview(request: PictureRequest): Promise<Publisher<PictureFiles>> {
  const [picture, preview] = await Promise.all([buildPicture(request), buildDataUrl(previewRequest(request.name))])
  return publish => ({ ...picture(publish), preview })
}

async function buildSitePictures(): Promise<SitePictures> {
  const [first, ...others] = heroes
  const [hero, preview, farm, town, cards, galleries] = await Promise.all([
    buildPicture(first, ...others),
    buildDataUrl(previewRequest(first.name, 'previewSquare')),
    houses.farm && buildWithPreview(houses.farm),
    houses.town && buildWithPreview(houses.town),
    buildForEach(featuredProducts(productFacts), facts => buildWithPreview(cardRequest(facts))),
    buildForEach(productFacts, buildGallery),
  ])
  const publishAll = (publish: Publish) => ({
    hero: { ...hero(publish), preview },
    houses: { farm: farm?.(publish), town: town?.(publish) },
    cardOf: cards(publish),
    galleryOf: galleries(publish),
  })
  // The folder is named by a hash of its contents, so that browsers may cache every address below it for ever.
  const contents = new Map<string, string>()
  publishAll((file, data) => {
    contents.set(file, digest(data, 20))
    return file
  })
  const folder = digest([...contents].sort().join(), 8)
  const files = new Map<string, Buffer>()
  const pictures = publishAll((file, data) => {
    files.set(`${folder}/${file}`, data)
    return paths.picture(`${folder}/${file}`)
  })
  return { ...pictures, files }
}

let sitePictures: Promise<SitePictures> | undefined

/** Every picture on the pages, encoded once per build. */
export function loadSitePictures(): Promise<SitePictures> {
  sitePictures ??= buildSitePictures()
  return sitePictures
}
