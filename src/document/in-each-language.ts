import { type Language, languages } from '#languages.ts'
import type { Words } from '#words/words.ts'
import { wordsIn } from '#words/words-in.ts'

/** What a route below `[...language]` makes of one language: where it stands, and with which words. */
interface InOneLanguage {
  readonly params: { readonly language: Language | undefined }
  readonly props: { readonly words: Words }
}

/** A route's page in every language. The first language has no folder of its own, and so no parameter. */
export function inEachLanguage(): InOneLanguage[] {
  return languages.map(language => ({
    params: { language: language === languages[0] ? undefined : language },
    props: { words: wordsIn[language] },
  }))
}
