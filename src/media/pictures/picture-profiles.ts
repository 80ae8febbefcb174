import { projectPictureName } from '#facts/picture-names.ts'
import { productFacts } from '#facts/products.ts'
import { projects } from '#facts/projects.ts'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { heroes, viewNames } from './picture-requests.ts'

/** The profile of the roof at the top of the home page. */
export const HERO_PROFILE: ProfileId = 'box'
const HOUSE_PROFILES = {
  'house-farm': 'corrugated',
  'house-town': 'maisha-tile',
} as const satisfies Record<string, ProfileId>

/** The profile of the sheets in each picture: offline, a drawing of its cross-section replaces a picture that is not stored. */
export const pictureProfiles: Readonly<Record<string, ProfileId>> = Object.fromEntries([
  ...heroes.map(({ name }) => [name, HERO_PROFILE]),
  ...Object.entries(HOUSE_PROFILES),
  ...projects.map(project => [
    projectPictureName(project),
    productFacts.find(({ slug }) => slug === project.product)?.profile ?? HERO_PROFILE,
  ]),
  ...productFacts.flatMap(facts => viewNames(facts).map(([, name]) => [name, facts.profile])),
])
