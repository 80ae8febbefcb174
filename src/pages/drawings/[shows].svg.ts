import type { APIRoute } from 'astro'
import { roofPicture, stackPicture } from '#catalogue/picture-names.ts'
import { productFacts } from '#catalogue/products.ts'
import { sectionPicture } from '#drawing/SectionPicture.tsx'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'

/** The house of the hero is roofed with box profile. */
const HERO: ProfileId = 'box'

export function getStaticPaths() {
  const shown = productFacts.flatMap(facts =>
    [roofPicture(facts), stackPicture(facts)].map(shows => ({ params: { shows }, props: { profile: facts.profile } })),
  )
  return [...shown, { params: { shows: 'hero' }, props: { profile: HERO } }]
}

export const GET: APIRoute<{ profile: ProfileId }> = ({ props }) =>
  new Response(sectionPicture(profiles[props.profile]), {
    headers: { 'content-type': 'image/svg+xml' },
  })
