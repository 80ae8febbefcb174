import type { Project } from './build-projects.ts'
import type { ProductFacts } from './product.ts'

type ProductPictures = Pick<ProductFacts, 'slug' | 'pictures' | 'photographs' | 'profile' | 'picturedColour'>
/** The kinds of photographs of a product: on a roof, close up or as a stack of sheets. */
export type PhotographKind = keyof NonNullable<ProductPictures['photographs']>

/** The name of a product's photograph; undefined if it has none of that kind. */
export function photographName(kind: PhotographKind, { slug, photographs }: ProductPictures): string | undefined {
  return photographs?.[kind] && `photograph-${slug}-${kind}`
}

/** The name of a picture that the build draws from the profile. Products of the same profile and colour share it. */
function drawnPictureName(kind: PhotographKind, { profile, picturedColour }: ProductPictures): string {
  return `${kind}-${profile}-${picturedColour ?? 'bare'}`
}

/** The name of the picture on a roof: the photograph, else the named render, else the drawn picture. */
export function roofPictureName(facts: ProductPictures): string {
  return photographName('roof', facts) ?? facts.pictures?.roof ?? drawnPictureName('roof', facts)
}

/** The name of the close-up. Close-ups are never drawn. */
export function closeupPictureName(facts: ProductPictures): string | undefined {
  return photographName('closeup', facts) ?? facts.pictures?.closeup
}

/** The name of the picture of stacked sheets. */
export function stackPictureName(facts: ProductPictures): string {
  return photographName('stack', facts) ?? facts.pictures?.stack ?? drawnPictureName('stack', facts)
}

/** The name of the photograph of a supplied roof. */
export function projectPictureName({ slug }: Pick<Project, 'slug'>): string {
  return `project-${slug}`
}
