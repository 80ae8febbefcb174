import type { Project } from '#facts/build-projects.ts'
import { featuredProducts } from '#facts/catalogue.ts'
import { closeupPictureName, projectPictureName, roofPictureName, stackPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { projects } from '#facts/projects.ts'
import { type EncodingSpec, fileSpec, pictureSpecs } from './encoding.ts'
import { hasRender } from './master.ts'
import { nameInColour } from './painted-render.ts'
import type { PictureRole } from './roles.ts'

/** A picture for one place on a page. */
export interface PictureRequest {
  readonly name: string
  readonly role: PictureRole
  /** Media condition of the screens that get it. */
  readonly media?: string
}

/** The picture at the top of the home page, for phones and for wider screens. */
export const heroes = [
  { name: 'hero-tall', role: 'heroTall' },
  { name: 'hero-wide', role: 'heroWide', media: '(min-width: 37.5em)' },
] as const satisfies PictureRequest[]

/** The houses further down the home page; undefined while their picture files are missing. */
export const houses = { farm: houseRequest('house-farm'), town: houseRequest('house-town') }

function houseRequest(name: string): PictureRequest | undefined {
  return hasRender(name) ? { name, role: 'house' } : undefined
}

/** The picture of a product on its card. */
export function cardRequest(facts: ProductFacts): PictureRequest {
  return { name: nameInColour(roofPictureName(facts), facts), role: 'card' }
}

/** The photograph of a supplied roof. */
export function projectRequest(project: Pick<Project, 'slug'>): PictureRequest {
  return { name: projectPictureName(project), role: 'card' }
}

/** The view of a product in its gallery: on a whole house, on a roof, close up or as a stack of sheets. */
export type ViewId = 'house' | 'roof' | 'closeup' | 'stack'

/** The render of a whole house with the product's roof. A product with the owner's photograph of a roof has none. */
function housePictureName({ pictures, photographs }: ProductFacts): string | undefined {
  const name = pictures?.roof?.replace(/^roof-/, 'house-')
  return name && !photographs?.roof && hasRender(name) ? name : undefined
}

/** The names of the pictures in a product's gallery, in their order. */
export function viewNames(facts: ProductFacts): readonly (readonly [ViewId, string])[] {
  const names = [
    ['house', housePictureName(facts)],
    ['roof', roofPictureName(facts)],
    ['closeup', closeupPictureName(facts)],
    ['stack', stackPictureName(facts)],
  ] as const
  return names.flatMap(([id, name]) => (name ? [[id, nameInColour(name, facts)] as const] : []))
}

/** Only featured products are on cards. */
const cards = featuredProducts(productFacts).map(cardRequest)
const shownHouses = Object.values(houses).flatMap(house => house ?? [])
const views = productFacts.flatMap(facts => viewNames(facts).map(([, name]) => name))
const pictures: readonly PictureRequest[] = [
  ...heroes,
  ...shownHouses,
  ...cards,
  ...projects.map(projectRequest),
  ...views.map(name => ({ name, role: 'main' }) as const),
]

/** The files that the pages show before a picture has loaded, inside their HTML. */
export const previewSpecs: readonly EncodingSpec[] = [
  fileSpec(heroes[0].name, 'previewSquare'),
  ...[...shownHouses, ...productFacts.map(cardRequest)].map(({ name }) => fileSpec(name, 'preview')),
  ...productFacts.flatMap(facts => viewNames(facts).slice(0, 1)).map(([, name]) => fileSpec(name, 'preview')),
]

/** The files that the pages load. */
export const fileSpecs: readonly EncodingSpec[] = [
  ...pictures.flatMap(({ name, role, media }) => {
    const { widths, fallback } = pictureSpecs(name, role)
    // The fallback of a picture is that of its crop without a media condition.
    return media ? widths : [...widths, fallback]
  }),
  ...views.flatMap(name => [fileSpec(name, 'thumb'), fileSpec(name, 'enlarged')]),
]
