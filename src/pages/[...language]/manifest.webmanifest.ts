import type { APIRoute } from 'astro'
import { getLanguagePaths } from '#document/language-paths.ts'
import { business } from '#facts/business.ts'
import type { Words } from '#i18n/words.ts'
import { ICON_SIZES_PX } from '#media/icons/icons.tsx'
import { paths, pathsIn } from '#site/paths.ts'

export const getStaticPaths = getLanguagePaths

/** The web app manifest, with which phones install the site on their home screen. */
export const GET: APIRoute<{ words: Words }> = ({ props: { words } }) => {
  const { home } = pathsIn(words.key)
  const manifest = {
    name: business.brand,
    short_name: business.brand.split(' ').slice(0, 2).join(' '),
    description: words.home.metaDescription,
    lang: words.language,
    id: home,
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    background_color: '#f7f4ee',
    theme_color: '#f7f4ee',
    icons: ICON_SIZES_PX.flatMap(size =>
      ['any', 'maskable'].map(purpose => ({
        src: paths.icon(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
