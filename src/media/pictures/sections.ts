import { productFacts } from '#facts/products.ts'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { heroes, viewsOf } from './shown-pictures.ts'

/** What the houses of the home page are roofed with; the one at its top first. */
const HERO: ProfileId = 'box'
const HOUSES = { 'house-farm': 'corrugated', 'house-town': 'maisha-tile' } as const satisfies Record<string, ProfileId>

/** The cross-section of the sheets that each picture shows: its drawing can stand in for the picture. */
export const sections: Readonly<Record<string, ProfileId>> = Object.fromEntries([
  ...heroes.map(({ name }) => [name, HERO]),
  ...Object.entries(HOUSES),
  ...productFacts.flatMap(facts =>
    Object.values(viewsOf(facts)).flatMap(name => (name ? [[name, facts.profile]] : [])),
  ),
])
