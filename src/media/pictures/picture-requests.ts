import { closeupPictureName, roofPictureName, stackPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { hasRender } from './master.ts'
import type { FileRequest, PictureRequest } from './picture.ts'

/** The house at the top of the home page, for phones and for wider screens. */
export const heroes = [
  { name: 'hero-tall', role: 'heroTall' },
  { name: 'hero-wide', role: 'heroWide', media: '(min-width: 37.5em)' },
] as const satisfies PictureRequest[]

/** The preview that a page shows until the picture of that name has loaded. */
export function previewRequest(name: string, role: 'preview' | 'previewSquare' = 'preview'): FileRequest {
  return { name, role }
}

/** The houses further down the home page; undefined until they are rendered. */
export const houses = { farm: houseRequest('house-farm'), town: houseRequest('house-town') }

function houseRequest(name: string): PictureRequest | undefined {
  return hasRender(name) ? { name, role: 'house' } : undefined
}

/** The picture of a product on its card. */
export function cardRequest(facts: ProductFacts) {
  return { name: roofPictureName(facts), role: 'card' } as const satisfies PictureRequest
}

/** One view of a product in its gallery, in every size. */
export function viewRequests(name: string) {
  return {
    picture: { name, role: 'main' },
    thumb: { name, role: 'thumb' },
    enlarged: { name, role: 'enlarged' },
  } as const satisfies Record<string, PictureRequest | FileRequest>
}

/** The names of the pictures in a product's gallery. */
export function viewNames(facts: ProductFacts) {
  return { roof: roofPictureName(facts), closeup: closeupPictureName(facts), stack: stackPictureName(facts) }
}

const views = productFacts.flatMap(facts =>
  Object.values(viewNames(facts)).flatMap(name => (name ? [viewRequests(name)] : [])),
)

/** Every picture on the pages. */
export const allPictures: readonly PictureRequest[] = [
  ...heroes,
  ...Object.values(houses).flatMap(house => house ?? []),
  ...productFacts.map(cardRequest),
  ...views.map(({ picture }) => picture),
]

/** Every single file on the pages. */
export const allFiles: readonly FileRequest[] = [
  previewRequest(heroes[0].name, 'previewSquare'),
  ...Object.values(houses).flatMap(house => (house ? previewRequest(house.name) : [])),
  ...productFacts.map(facts => previewRequest(roofPictureName(facts))),
  ...views.flatMap(({ thumb, enlarged }) => [thumb, enlarged]),
]
