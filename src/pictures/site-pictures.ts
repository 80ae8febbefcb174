import { productFacts, type Slug } from '#catalogue/products.ts'
import { picture } from './picture.ts'
import type { PictureFiles } from './picture-files.ts'

export interface SitePictures {
  readonly hero: PictureFiles
  readonly cards: Readonly<Record<Slug, PictureFiles>>
  readonly mains: Readonly<Record<Slug, PictureFiles>>
}

async function ofEach(role: 'card' | 'main'): Promise<Record<Slug, PictureFiles>> {
  const entries = productFacts.map(async ({ slug, image }) => [slug, await picture({ name: image, role })] as const)
  return Object.fromEntries(await Promise.all(entries)) as Record<Slug, PictureFiles>
}

async function make(): Promise<SitePictures> {
  const [hero, cards, mains] = await Promise.all([
    picture(
      { name: 'hero-tall', role: 'heroTall' },
      { name: 'hero-wide', role: 'heroWide', media: '(min-width: 600px)' },
    ),
    ofEach('card'),
    ofEach('main'),
  ])
  return { hero, cards, mains }
}

let made: Promise<SitePictures> | undefined

/** Every picture that the pages show, made once a build. */
export function sitePictures(): Promise<SitePictures> {
  made ??= make()
  return made
}
