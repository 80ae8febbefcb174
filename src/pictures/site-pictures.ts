import { roofPicture, stackPicture } from '#catalogue/picture-names.ts'
import type { ProductFacts } from '#catalogue/product.ts'
import { productFacts, type Slug } from '#catalogue/products.ts'
import { picture } from './picture.ts'
import type { PictureFiles } from './picture-files.ts'
import { type Tint, tintOf } from './tint.ts'

export interface SitePictures {
  readonly hero: PictureFiles
  readonly cards: Readonly<Record<Slug, PictureFiles>>
  readonly mains: Readonly<Record<Slug, PictureFiles>>
  readonly stacks: Readonly<Record<Slug, PictureFiles>>
  /** Of the painted products. */
  readonly tints: Readonly<Partial<Record<Slug, Tint>>>
}

async function ofEach<T>(make: (facts: ProductFacts) => Promise<T>): Promise<Record<Slug, T>> {
  const entries = productFacts.map(async facts => [facts.slug, await make(facts)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<Slug, T>
}

async function make(): Promise<SitePictures> {
  const [hero, cards, mains, stacks, tints] = await Promise.all([
    picture(
      { name: 'hero-tall', role: 'heroTall' },
      { name: 'hero-wide', role: 'heroWide', media: '(min-width: 600px)' },
    ),
    ofEach(facts => picture({ name: roofPicture(facts), role: 'card' })),
    ofEach(facts => picture({ name: roofPicture(facts), role: 'main' })),
    ofEach(facts => picture({ name: stackPicture(facts), role: 'stack' })),
    ofEach(async facts => (facts.finish === 'painted' ? tintOf(roofPicture(facts)) : undefined)),
  ])
  return { hero, cards, mains, stacks, tints: tints as SitePictures['tints'] }
}

let made: Promise<SitePictures> | undefined

/** Every picture that the pages show, made once a build. */
export function sitePictures(): Promise<SitePictures> {
  made ??= make()
  return made
}
