import { wordsByLanguage } from '#i18n/all-languages.ts'
import { absolute, pathsIn } from '#site/paths.ts'
import { type Language, languages } from '#text/languages.ts'
import type { PageHead } from './page-head.ts'

interface Alternate {
  /** The value of `hreflang`. `x-default` is for visitors whose language the site does not have. */
  readonly language: string
  readonly href: string
}

/** The addresses of a page in every language, including its own. Empty for error pages and sites with one language. */
export function alternatesOf({ path }: Pick<PageHead, 'path'>): Alternate[] {
  if (!path || languages.length < 2) return []
  const alternates = languages.map(language => ({ language, href: absolute(path(pathsIn(language))) }))
  return [...alternates, { language: 'x-default', href: absolute(path(pathsIn(languages[0]))) }]
}

/** The Open Graph locales of the other languages. */
export function otherLocales(own: Language): string[] {
  return Object.values(wordsByLanguage)
    .filter(({ key }) => key !== own)
    .map(({ openGraphLocale }) => openGraphLocale)
}
