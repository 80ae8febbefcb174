import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { paths } from '#site/paths.ts'
import { digest } from './encoding.ts'
import { picture, pictureFile, pictureInPage, type Serve, type Wanted } from './picture.ts'
import type { PictureFiles } from './picture-files.ts'
import { cardOf, heroes, houses, previewOf, viewOf, viewsOf } from './shown-pictures.ts'
import { type Tint, tintOf } from './tint.ts'

/** A picture of each product, found by the product's slug. */
export type PictureOf<T = PictureFiles> = (slug: string) => T

/** One view of a product in all the sizes that its gallery shows it in. */
export interface View {
  readonly picture: PictureFiles
  /** Address of the small file for its thumbnail. */
  readonly thumb: string
  /** Address of the largest file, fetched only by who enlarges the view. */
  readonly enlarged: string
}

/** The views of one product. */
export interface GalleryPictures {
  readonly roof: View
  readonly stack: View
  /** Present where there is one. */
  readonly closeup?: View | undefined
  /** Present on painted products whose picture on a roof can be shown in other colours. */
  readonly tint?: Tint | undefined
}

export interface SitePictures {
  readonly hero: PictureFiles
  /** Present as soon as they are rendered. */
  readonly houses: { readonly farm: PictureFiles | undefined; readonly town: PictureFiles | undefined }
  readonly cardOf: PictureOf
  readonly galleryOf: PictureOf<GalleryPictures>
  /** What the build writes out, by its path below `/pictures/`. */
  readonly files: ReadonlyMap<string, Buffer>
}

type Served<T> = (serve: Serve) => T

async function ofEach<T>(make: (facts: ProductFacts) => Promise<Served<T>>): Promise<Served<PictureOf<T>>> {
  const entries = productFacts.map(async facts => [facts.slug, await make(facts)] as const)
  const made = await Promise.all(entries)
  return serve => {
    const served = new Map(made.map(([slug, each]) => [slug, each(serve)]))
    return slug => {
      if (!served.has(slug)) throw new Error(`There is no product ${slug} in the price list.`)
      return served.get(slug) as T
    }
  }
}

async function view(name: string): Promise<Served<View>> {
  const wanted = viewOf(name)
  const [of, thumb, enlarged] = await Promise.all([
    picture(wanted.picture),
    pictureFile(wanted.thumb),
    pictureFile(wanted.enlarged),
  ])
  return serve => ({ picture: of(serve), thumb: thumb(serve), enlarged: enlarged(serve) })
}

async function gallery(facts: ProductFacts): Promise<Served<GalleryPictures>> {
  const names = viewsOf(facts)
  const [roof, preview, stack, closeup, tint] = await Promise.all([
    view(names.roof),
    pictureInPage(previewOf(names.roof)),
    view(names.stack),
    names.closeup && view(names.closeup),
    facts.finish === 'painted' && tintOf(names.roof),
  ])
  const served = (serve: Serve) => {
    const { picture, ...files } = roof(serve)
    return { ...files, picture: { ...picture, preview } }
  }
  return serve => ({
    roof: served(serve),
    stack: stack(serve),
    closeup: closeup ? closeup(serve) : undefined,
    tint: tint ? tint(serve) : undefined,
  })
}

/** A picture with a preview of it in the page. */
async function withPreview(wanted: Wanted): Promise<Served<PictureFiles>> {
  const [of, preview] = await Promise.all([picture(wanted), pictureInPage(previewOf(wanted.name))])
  return serve => ({ ...of(serve), preview })
}

async function make(): Promise<SitePictures> {
  const [first, ...others] = heroes
  const [hero, preview, farm, town, cards, galleries] = await Promise.all([
    picture(first, ...others),
    pictureInPage(previewOf(first.name, 'previewSquare')),
    houses.farm && withPreview(houses.farm),
    houses.town && withPreview(houses.town),
    ofEach(facts => withPreview(cardOf(facts))),
    ofEach(gallery),
  ])
  const all = (serve: Serve) => ({
    hero: { ...hero(serve), preview },
    houses: { farm: farm?.(serve), town: town?.(serve) },
    cardOf: cards(serve),
    galleryOf: galleries(serve),
  })
  // The folder is named after all that is in it: what is not there will never be, so that one rule may keep all of it.
  const contents = new Map<string, string>()
  all((file, data) => {
    contents.set(file, digest(data, 20))
    return file
  })
  const folder = digest([...contents].sort().join(), 8)
  const files = new Map<string, Buffer>()
  const served = all((file, data) => {
    files.set(`${folder}/${file}`, data)
    return paths.picture(`${folder}/${file}`)
  })
  return { ...served, files }
}

let made: Promise<SitePictures> | undefined

/** Every picture that the pages show, made once a build. */
export function sitePictures(): Promise<SitePictures> {
  made ??= make()
  return made
}
