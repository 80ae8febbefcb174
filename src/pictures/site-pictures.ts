import { roofPicture } from '#catalogue/picture-names.ts'
import type { ProductFacts } from '#catalogue/product.ts'
import { productFacts } from '#catalogue/products.ts'
import { paths } from '#paths.ts'
import { digest } from './encoding.ts'
import { picture, type Serve } from './picture.ts'
import type { PictureFiles } from './picture-files.ts'
import { heroes, picturesOf } from './shown.ts'
import { type Tint, tintOf } from './tint.ts'

/** A picture of each product, found by the product's slug. */
export type PictureOf<T = PictureFiles> = (slug: string) => T

export interface SitePictures {
  readonly hero: PictureFiles
  readonly cardOf: PictureOf
  readonly mainOf: PictureOf
  readonly stackOf: PictureOf
  /** Present for painted products. */
  readonly tintOf: PictureOf<Tint | undefined>
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

async function make(): Promise<SitePictures> {
  const [first, ...others] = heroes
  const [hero, cardOf, mainOf, stackOf, tint] = await Promise.all([
    picture(first, ...others),
    ofEach(facts => picture(picturesOf(facts).card)),
    ofEach(facts => picture(picturesOf(facts).main)),
    ofEach(facts => picture(picturesOf(facts).stack)),
    ofEach(async facts => (facts.finish === 'painted' && (await tintOf(roofPicture(facts)))) || (() => undefined)),
  ])
  const all = (serve: Serve) => ({
    hero: hero(serve),
    cardOf: cardOf(serve),
    mainOf: mainOf(serve),
    stackOf: stackOf(serve),
    tintOf: tint(serve),
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
