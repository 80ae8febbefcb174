import { wordsByLanguage } from '#i18n/all-languages.ts'
import type { Words } from '#i18n/words.ts'
import { type Language, languages } from '#text/languages.ts'

/** What a route below `[...language]` makes of one language: where it stands, and with which words. */
interface InOneLanguage {
  readonly params: { readonly language: Language | undefined }
  readonly props: { readonly words: Words }
}

/** A route's page in every language. The first language has no folder of its own, and so no parameter. */
export function inEachLanguage(): InOneLanguage[] {
  return languages.map(language => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { words: wordsByLanguage[language] },
  }))
}
