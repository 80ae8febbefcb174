import { roofPicture, stackPicture } from '#catalogue/picture-names.ts'
import type { ProductFacts } from '#catalogue/product.ts'
import { productFacts } from '#catalogue/products.ts'
import type { Wanted } from './picture.ts'

/** The house at the top of the home page, for phones and for wider screens. */
export const heroes = [
  { name: 'hero-tall', role: 'heroTall' },
  { name: 'hero-wide', role: 'heroWide', media: '(min-width: 600px)' },
] as const satisfies Wanted[]

/** The pictures of a product, each in the place where it stands. */
export function picturesOf(facts: ProductFacts) {
  return {
    card: { name: roofPicture(facts), role: 'card' },
    main: { name: roofPicture(facts), role: 'main' },
    stack: { name: stackPicture(facts), role: 'stack' },
  } as const satisfies Record<string, Wanted>
}

/** Every picture that the pages show. */
export const shown: readonly Wanted[] = [...heroes, ...productFacts.flatMap(facts => Object.values(picturesOf(facts)))]
