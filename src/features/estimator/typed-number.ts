import { type NumberKey, numberField } from '#roofing/quote/fields.ts'
import { type FieldError, readNumber } from '#roofing/quote/read-draft.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'

const METRES_IN_FOOT = 0.3048

const trim = (value: number, decimals: number) => String(Number(value.toFixed(decimals)))

/** The text after one press of − or +, held inside the range; an unreadable text is left as it is. */
export function stepped(field: NumberKey, text: string, usual: number, direction: 1 | -1, feet = false): string {
  const { least, most, unit, press } = numberField(field)
  const read = text.trim() === '' ? usual : readNumber(unit, text)
  if (read === undefined) return text
  const step = feet ? METRES_IN_FOOT : press
  const next = Math.min(most, Math.max(least, (Math.round(read / step) + direction) * step))
  return feet ? `${trim(next / METRES_IN_FOOT, 1)}ft` : trim(next, 3)
}

/** What is wrong, as a sentence that names the field and what is allowed. */
export function errorText(error: FieldError | undefined, label: string, words: EstimatorWords): string | undefined {
  if (!error) return undefined
  if (error.kind === 'not-understood') return words.errors.notUnderstood(label, error.found)
  const unit = (value: number) => (error.range.unit === 'deg' ? `${value}°` : `${value} m`)
  return words.errors.outOfRange(label, unit(error.range.least), unit(error.range.most))
}
