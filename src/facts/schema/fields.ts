import { z } from 'zod'

// What several of the owner's files hold, and what is said where it is wrong.
export const allowedText = (most: number) => `a text of 2 to ${most} characters in one line, without < and >`

/** Words, never markup: short enough for the place where they stand and for the bytes of a page. */
export function textUpTo(most: number) {
  const allowed = allowedText(most)
  return z
    .string(allowed)
    .trim()
    .min(2, allowed)
    .max(most, allowed)
    .regex(/^[^<>\n\r]*$/, allowed)
}

export const day = z.iso.date('a date such as 2026-11-21')

export const yesOrNo = z.boolean('true or false')

/** A price in Kenyan shillings for one of something, cents allowed. */
export function kshFrom1(unit: string) {
  const allowed = `a price in KSh for ${unit} from 1 to 100000`
  return z.number(allowed).min(1, allowed).max(100_000, allowed)
}
