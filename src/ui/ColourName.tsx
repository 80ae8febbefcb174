import chips from './ColourChips.module.css'
import { TextWithEnglish } from './TextWithEnglish.tsx'

interface ColourNameProps {
  readonly text: string
  /** The English name of the colour, which may be in brackets in the text; undefined on English pages. */
  readonly english: string | undefined
}

/** A name of a colour. English in brackets is an element of its own, which the chips hide. */
export function ColourName({ text, english = '' }: ColourNameProps) {
  const start = text.toLowerCase().indexOf(` (${english.toLowerCase()})`)
  if (start < 0) return <TextWithEnglish text={text} english={english} />
  const end = start + english.length + 3
  return (
    <>
      {text.slice(0, start)}
      <span className={chips.english}>
        <TextWithEnglish text={text.slice(start, end)} english={english} />
      </span>
      {text.slice(end)}
    </>
  )
}
