import { GuideLinks } from '#features/guides/GuideLinks.tsx'
import { WordsProvider } from '#i18n/WordsContext.tsx'
import type { Words } from '#i18n/words.ts'

/** Links to guides, for a place inside the estimator, where Astro renders them apart from the page. */
export function QuoteGuides({ words }: { readonly words: Words }) {
  return (
    <WordsProvider words={words}>
      {/* One row: most visitors are past reading. */}
      <GuideLinks count={3} />
    </WordsProvider>
  )
}
