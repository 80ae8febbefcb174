import { type Language, type Localized, languages } from '#text/languages.ts'
import { checkFacts } from './read/check-facts.ts'
import { type GuideFile, guideSchema } from './schema/guide.schema.ts'
import { describeBadSlug, isSlug } from './slug.ts'

/** A guide in one language. */
export interface Guide extends Readonly<GuideFile> {
  /** Part of the address `/guides/{slug}`, the same in every language. */
  readonly slug: string
}

function checkGuides(files: Readonly<Record<string, unknown>>, language: Language): Guide[] {
  return Object.entries(files).map(([slug, values]) => {
    const path = `content/guides/${language}/${slug}.md`
    if (!isSlug(slug)) throw new Error(describeBadSlug(path, slug, 'roof-cost'))
    return { ...checkFacts(guideSchema, values, path), slug }
  })
}

/**
 * Builds the guides of each language, sorted by the field `place` of the first language.
 * @param files the files of each language by name, not validated yet
 * @throws {Error} for the first file with a wrong name or wrong fields, one sentence a field. If no file is wrong: for guides
 * that are missing in a language, one sentence each.
 */
export function buildGuides(files: Localized<Readonly<Record<string, unknown>>>): Localized<readonly Guide[]> {
  const [first] = languages
  const guides = Object.fromEntries(
    languages.map(language => [language, checkGuides(files[language], language)]),
  ) as unknown as Localized<Guide[]>
  const slugs = new Set(languages.flatMap(language => guides[language].map(({ slug }) => slug)))
  const missing = languages.flatMap(language =>
    [...slugs]
      .filter(slug => !guides[language].some(guide => guide.slug === slug))
      .map(slug => `content/guides/${language}/${slug}.md is missing; allowed is a guide in every language.`),
  )
  if (missing.length > 0) throw new Error(missing.join('\n'))
  const order = guides[first].toSorted((one, other) => one.place - other.place).map(({ slug }) => slug)
  const inOrder = (list: readonly Guide[]) => list.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug))
  return Object.fromEntries(languages.map(language => [language, inOrder(guides[language])])) as unknown as Localized<
    readonly Guide[]
  >
}
