import { roofPicture, stackPicture } from '#catalogue/picture-names.ts'
import { productFacts } from '#catalogue/products.ts'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { heroes } from './shown.ts'

/** The house at the top of the home page is roofed with box profile. */
const HERO: ProfileId = 'box'

/** The cross-section of the sheets that each picture shows: its drawing can stand in for the picture. */
export const sections: Readonly<Record<string, ProfileId>> = Object.fromEntries([
  ...heroes.map(({ name }) => [name, HERO]),
  ...productFacts.flatMap(facts => [roofPicture(facts), stackPicture(facts)].map(name => [name, facts.profile])),
])
