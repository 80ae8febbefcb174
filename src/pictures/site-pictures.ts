import { roofPicture, stackPicture } from '#catalogue/picture-names.ts'
import type { ProductFacts } from '#catalogue/product.ts'
import { productFacts } from '#catalogue/products.ts'
import { picture } from './picture.ts'
import type { PictureFiles } from './picture-files.ts'
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
}

async function ofEach<T>(make: (facts: ProductFacts) => Promise<T>): Promise<PictureOf<T>> {
  const entries = productFacts.map(async facts => [facts.slug, await make(facts)] as const)
  const made = new Map(await Promise.all(entries))
  return slug => {
    if (!made.has(slug)) throw new Error(`There is no product ${slug} in the price list.`)
    return made.get(slug) as T
  }
}

async function make(): Promise<SitePictures> {
  const [hero, cardOf, mainOf, stackOf, tint] = await Promise.all([
    picture(
      { name: 'hero-tall', role: 'heroTall' },
      { name: 'hero-wide', role: 'heroWide', media: '(min-width: 600px)' },
    ),
    ofEach(facts => picture({ name: roofPicture(facts), role: 'card' })),
    ofEach(facts => picture({ name: roofPicture(facts), role: 'main' })),
    ofEach(facts => picture({ name: stackPicture(facts), role: 'stack' })),
    ofEach(async facts => (facts.finish === 'painted' ? tintOf(roofPicture(facts)) : undefined)),
  ])
  return { hero, cardOf, mainOf, stackOf, tintOf: tint }
}

let made: Promise<SitePictures> | undefined

/** Every picture that the pages show, made once a build. */
export function sitePictures(): Promise<SitePictures> {
  made ??= make()
  return made
}
