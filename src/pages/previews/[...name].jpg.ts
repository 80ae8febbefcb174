import type { APIRoute } from 'astro'
import { getLanguagePaths } from '#document/language-paths.ts'
import { previews } from '#media/previews/preview.tsx'

export function getStaticPaths() {
  return getLanguagePaths().flatMap(({ params: { language }, props: { words } }) =>
    previews(words).map(({ name, draw }) => ({
      params: { name: language ? `${language}/${name}` : name },
      props: { draw },
    })),
  )
}

export const GET: APIRoute<{ draw: () => Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.draw()), { headers: { 'content-type': 'image/jpeg' } })
