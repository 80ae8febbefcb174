import type { APIRoute } from 'astro'
import { getLanguagePaths } from '#document/language-paths.ts'
import { listPreviews } from '#media/previews/previews.tsx'

export function getStaticPaths() {
  return getLanguagePaths().flatMap(({ params: { language }, props: { words } }) =>
    listPreviews(words).map(({ name, render }) => ({
      params: { name: language ? `${language}/${name}` : name },
      props: { render },
    })),
  )
}

/** The pictures that chats and social networks show for a shared link. */
export const GET: APIRoute<{ render: () => Promise<Buffer> }> = async ({ props }) =>
  new Response(new Uint8Array(await props.render()), { headers: { 'content-type': 'image/jpeg' } })
