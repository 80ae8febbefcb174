import type { APIRoute } from 'astro'
import { renderSectionPicture } from '#media/drawings/SectionPicture.tsx'
import { pictureProfiles } from '#media/pictures/picture-profiles.ts'
import { profiles } from '#roofing/profiles/profiles.ts'

export function getStaticPaths() {
  return [...new Set(Object.values(pictureProfiles))].map(section => ({ params: { section }, props: { section } }))
}

/** The cross-section of a profile. The service worker shows it in place of pictures that are not stored. */
export const GET: APIRoute<{ section: keyof typeof profiles }> = ({ props }) =>
  new Response(renderSectionPicture(profiles[props.section]), {
    headers: { 'content-type': 'image/svg+xml' },
  })
