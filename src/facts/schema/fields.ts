import { z } from 'zod'

// Field types shared by the schemas, with the error texts that tell the owner what is allowed.

export const describeText = (maxLength: number) => `a text of 2 to ${maxLength} characters in one line, without < and >`

/** Plain text without markup. The maximum keeps layouts intact and pages small. */
export function shortText(maxLength: number) {
  const allowed = describeText(maxLength)
  return (
    z
      .string(allowed)
      .trim()
      // Pages show one space in place of several.
      .overwrite(text => text.replace(/ {2,}/g, ' '))
      .min(2, allowed)
      .max(maxLength, allowed)
      .regex(/^[^<>\n\r]*$/, allowed)
  )
}

export const isoDate = z.iso.date('a date such as 2026-11-21')

export const flag = z.boolean('true or false')

/** A price in Kenyan shillings, with or without cents. */
export function priceInKsh(unit: string) {
  const allowed = `a price in KSh for ${unit} from 1 to 100000`
  return z.number(allowed).min(1, allowed).max(100_000, allowed)
}
