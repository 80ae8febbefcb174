import { wordsByLanguage } from '#i18n/all-languages.ts'
import { absolute, pathsIn } from '#site/paths.ts'
import { type Language, languages } from '#text/languages.ts'
import type { PageHead } from './page-head.ts'

interface Alternate {
  /** As `hreflang` says it; `x-default` for those whose language the site does not speak. */
  readonly language: string
  readonly href: string
}

/** The same page in every language, itself among them; none where there is one language, or nothing to be found. */
export function alternatesOf({ path }: Pick<PageHead, 'path'>): Alternate[] {
  if (!path || languages.length < 2) return []
  const inEach = languages.map(language => ({ language, href: absolute(path(pathsIn(language))) }))
  return [...inEach, { language: 'x-default', href: absolute(path(pathsIn(languages[0]))) }]
}

/** What Open Graph calls the languages that a page is not in. */
export function otherLocales(own: Language): string[] {
  return Object.values(wordsByLanguage)
    .filter(({ key }) => key !== own)
    .map(({ openGraphLocale }) => openGraphLocale)
}
