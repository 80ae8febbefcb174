import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { en } from '../src/i18n/en.ts'
import { WordsProvider } from '../src/i18n/WordsContext.tsx'
import type { PictureFiles } from '../src/media/pictures/picture-files.ts'

/** The markup of a component, spoken in English. */
export function rendered(node: ReactNode): string {
  return renderToStaticMarkup(<WordsProvider words={en}>{node}</WordsProvider>)
}

/** What a reader sees of some markup: its text, with single spaces. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The values of an attribute, in their order. */
export function attributes(markup: string, name: string): string[] {
  return Array.from(markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), match =>
    (match[1] as string).replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
}

/** A picture as the build would hand it over. */
export const examplePicture: PictureFiles = {
  crops: [
    {
      type: 'image/avif',
      srcSet: '/pictures/a-400.avif 400w,/pictures/a-800.avif 800w',
      sizes: '92vw',
      width: 800,
      height: 533,
    },
  ],
  fallback: '/pictures/a-640.webp',
}
