import type { APIRoute } from 'astro'
import { business } from '#business.ts'
import { paths } from '#paths.ts'
import { en } from '#words/en.ts'

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: business.brand,
      short_name: business.brand.split(' ').slice(0, 2).join(' '),
      description: en.home.metaDescription,
      lang: en.language,
      id: paths.home,
      start_url: paths.home,
      scope: paths.home,
      display: 'minimal-ui',
      background_color: '#f7f4ee',
      theme_color: '#f7f4ee',
      icons: [192, 512].flatMap(size =>
        ['any', 'maskable'].map(purpose => ({
          src: paths.icon(size),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  )
