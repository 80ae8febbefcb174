import { z } from 'zod'
import { INVISIBLE_CHARACTERS } from '#facts/read/invisible-characters.ts'

// Field types shared by the schemas, with the error texts that tell the owner what is allowed.

export const describeText = (maxLength: number) =>
  `a text of 2 to ${maxLength} characters in one line, without <, > and invisible characters`

function text(maxLength: number, pattern: RegExp, allowed: string) {
  return (
    z
      .string(allowed)
      .trim()
      // Pages show one space in place of several.
      .overwrite(value => value.replace(/ {2,}/g, ' '))
      .min(2, allowed)
      .max(maxLength, allowed)
      .regex(pattern, allowed)
  )
}

const PLAIN = `[^<>${INVISIBLE_CHARACTERS}]*$`

/** Plain text without markup. The maximum keeps layouts intact and pages small. */
export function shortText(maxLength: number) {
  return text(maxLength, new RegExp(`^${PLAIN}`), describeText(maxLength))
}

/** A text that begins a cell of the catalogue feed, where a spreadsheet would read `=`, `+`, `-` or `@` as a formula. */
export function catalogueText(maxLength: number) {
  const allowed = `${describeText(maxLength)}, and none of = + - @ at its start`
  return text(maxLength, new RegExp(`^(?!\\s*[=+@-])${PLAIN}`), allowed)
}

export const isoDate = z.iso.date('a date such as 2026-11-21')

export const flag = z.boolean('true or false')

/** A price in Kenyan shillings, with or without cents. */
export function priceInKsh(unit: string) {
  const allowed = `a price in KSh for ${unit} from 1 to 100000`
  return z.number(allowed).min(1, allowed).max(100_000, allowed)
}
