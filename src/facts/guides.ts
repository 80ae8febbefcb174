import { type Localized, languages } from '#text/languages.ts'
import { buildGuides, type Guide } from './build-guides.ts'
import { readMarkdownFolder } from './read/read-facts.ts'

/** The guides of each language, in order: `content/guides`. */
export const guides: Localized<readonly Guide[]> = buildGuides(
  Object.fromEntries(languages.map(language => [language, readMarkdownFolder(`guides/${language}`)])) as Localized<
    Readonly<Record<string, unknown>>
  >,
)
