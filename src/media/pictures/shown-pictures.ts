import { closeupPictureName, roofPictureName, stackPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { isRendered } from './master.ts'
import type { Wanted, WantedAlone } from './picture.ts'

/** The house at the top of the home page, for phones and for wider screens. */
export const heroes = [
  { name: 'hero-tall', role: 'heroTall' },
  { name: 'hero-wide', role: 'heroWide', media: '(min-width: 600px)' },
] as const satisfies Wanted[]

/** What stands in the page until the picture of that name has come. */
export function previewOf(name: string, role: 'preview' | 'previewSquare' = 'preview'): WantedAlone {
  return { name, role }
}

/** The houses further down the home page, each there as soon as it is rendered. */
export const houses = { farm: house('house-farm'), town: house('house-town') }

function house(name: string): Wanted | undefined {
  return isRendered(name) ? { name, role: 'house' } : undefined
}

/** The picture of a product on its card. */
export function cardOf(facts: ProductFacts) {
  return { name: roofPictureName(facts), role: 'card' } as const satisfies Wanted
}

/** One view of a product in its gallery, in every size that it is shown in. */
export function viewOf(name: string) {
  return {
    picture: { name, role: 'main' },
    thumb: { name, role: 'thumb' },
    enlarged: { name, role: 'enlarged' },
  } as const satisfies Record<string, Wanted | WantedAlone>
}

/** The names of the pictures in a product's gallery. */
export function viewsOf(facts: ProductFacts) {
  return { roof: roofPictureName(facts), closeup: closeupPictureName(facts), stack: stackPictureName(facts) }
}

const views = productFacts.flatMap(facts => Object.values(viewsOf(facts)).flatMap(name => (name ? [viewOf(name)] : [])))

/** Every picture that the pages show. */
export const shown: readonly Wanted[] = [
  ...heroes,
  ...Object.values(houses).flatMap(each => each ?? []),
  ...productFacts.map(cardOf),
  ...views.map(({ picture }) => picture),
]

/** Every file that stands alone. */
export const shownAlone: readonly WantedAlone[] = [
  previewOf(heroes[0].name, 'previewSquare'),
  ...Object.values(houses).flatMap(house => (house ? previewOf(house.name) : [])),
  ...productFacts.map(facts => previewOf(roofPictureName(facts))),
  ...views.flatMap(({ thumb, enlarged }) => [thumb, enlarged]),
]
