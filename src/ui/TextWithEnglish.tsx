import type { Language, Localized } from '#text/languages.ts'

interface TextWithEnglishProps {
  readonly text: string
  /** The English words to find in the text, ignoring case; undefined on English pages. */
  readonly english: string | undefined
}

/** The English form of a name, for marking it on pages in other languages; undefined on English pages. */
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
