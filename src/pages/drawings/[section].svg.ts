import type { APIRoute } from 'astro'
import { sectionPicture } from '#media/drawings/SectionPicture.tsx'
import { sections } from '#media/pictures/sections.ts'
import { profiles } from '#roofing/profiles/profiles.ts'

export function getStaticPaths() {
  return [...new Set(Object.values(sections))].map(section => ({ params: { section }, props: { section } }))
}

export const GET: APIRoute<{ section: keyof typeof profiles }> = ({ props }) =>
  new Response(sectionPicture(profiles[props.section]), {
    headers: { 'content-type': 'image/svg+xml' },
  })
