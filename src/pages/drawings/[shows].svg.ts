import type { APIRoute } from 'astro'
import { productFacts } from '#catalogue/products.ts'
import { sectionPicture } from '#drawing/SectionPicture.tsx'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'

/** The house of the hero is roofed with box profile. */
const HERO: ProfileId = 'box'

export function getStaticPaths() {
  const shown = productFacts.map(({ image, profile }) => ({ params: { shows: image }, props: { profile } }))
  return [...shown, { params: { shows: 'hero' }, props: { profile: HERO } }]
}

export const GET: APIRoute<{ profile: ProfileId }> = ({ props }) =>
  new Response(sectionPicture(profiles[props.profile]), {
    headers: { 'content-type': 'image/svg+xml' },
  })
