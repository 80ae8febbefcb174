import { wordsByLanguage } from '#i18n/all-languages.ts'
import type { Words } from '#i18n/words.ts'
import { type Language, languages } from '#text/languages.ts'

/** The parameters and props of a route under `[...language]` for one language. */
interface LanguagePath {
  readonly params: { readonly language: Language | undefined }
  readonly props: { readonly words: Words }
}

/** The common `getStaticPaths` of routes under `[...language]`. The first language is at the root, so it has no parameter. */
export function getLanguagePaths(): LanguagePath[] {
  return languages.map(language => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { words: wordsByLanguage[language] },
  }))
}
