import { z } from 'zod'
import { INVISIBLE_CHARACTERS } from '#facts/read/invisible-characters.ts'

// Field types shared by the schemas, with the error texts that tell the owner what is allowed.

export const describeText = (maxLength: number) =>
  `a text of 2 to ${maxLength} characters in one line, without <, > and invisible characters`

function text(maxLength: number, pattern: RegExp, message: string) {
  return (
    z
      .string(message)
      .trim()
      // Collapse repeated spaces, as HTML does.
      .overwrite(value => value.replace(/ {2,}/g, ' '))
      .min(2, message)
      .max(maxLength, message)
      .regex(pattern, message)
  )
}

const PLAIN_TO_END = `[^<>${INVISIBLE_CHARACTERS}]*$`

/** Plain text without markup. The maximum keeps layouts intact and pages small. */
export function shortText(maxLength: number) {
  return text(maxLength, new RegExp(`^${PLAIN_TO_END}`), describeText(maxLength))
}

/**
 * Short text without a leading `=`, `+`, `-` or `@`: product names and the brand start cells of the CSV feed, and a spreadsheet
 * would run them as formulas.
 */
export function catalogueText(maxLength: number) {
  const message = `${describeText(maxLength)}, and none of = + - @ at its start`
  return text(maxLength, new RegExp(`^(?!\\s*[=+@-])${PLAIN_TO_END}`), message)
}

export const isoDate = z.iso.date('a date such as 2026-11-21')

export const booleanField = z.boolean('true or false')

/** A price in KSh from 1 to 100,000, with or without cents. */
export function priceInKsh(unit: string) {
  const message = `a price in KSh for ${unit} from 1 to 100000`
  return z.number(message).min(1, message).max(100_000, message)
}
