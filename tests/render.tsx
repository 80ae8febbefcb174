import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { en } from '../src/i18n/en.ts'
import { WordsProvider } from '../src/i18n/WordsContext.tsx'
import type { PictureFiles } from '../src/media/pictures/picture-files.ts'

/** Renders a component in English to HTML. */
export function renderMarkup(node: ReactNode): string {
  return renderToStaticMarkup(<WordsProvider words={en}>{node}</WordsProvider>)
}

/** The visible text of markup, with single spaces. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** All values of an attribute, in document order. */
export function attributeValues(markup: string, name: string): string[] {
  return Array.from(markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), match =>
    (match[1] as string).replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
  )
}

/** The files of a picture, as the build provides them. */
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
