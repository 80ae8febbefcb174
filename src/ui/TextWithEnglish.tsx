import type { Language, Localized } from '#text/languages.ts'

interface TextWithEnglishProps {
  readonly text: string
  /** Words that may stand in the text, in any case; absent where all of the page is English. */
  readonly english: string | undefined
}

/** The English of a name, to be marked on pages in other languages. */
export function englishName(name: Localized, language: Language): string | undefined {
  return language === 'en' ? undefined : name.en
}

/** A text with its English words marked as English, so that a screen reader pronounces them as English. */
export function TextWithEnglish({ text, english }: TextWithEnglishProps) {
  if (!english) return text
  const start = text.toLowerCase().indexOf(english.toLowerCase())
  if (start < 0) return text
  const end = start + english.length
  return (
    <>
      {text.slice(0, start)}
      <span lang="en">{text.slice(start, end)}</span>
      {text.slice(end)}
    </>
  )
}
