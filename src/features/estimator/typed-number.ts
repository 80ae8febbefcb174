import { type Field, ranges } from '#roofing/quote/ranges.ts'
import { type FieldError, readNumber } from '#roofing/quote/read-draft.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'

const METRES_IN_FOOT = 0.3048

/** How far one press of a button goes, in the field's own unit. */
const steps: Readonly<Record<Field, number>> = {
  length: 0.5,
  width: 0.5,
  pitch: 1,
  eave: 0.05,
  verge: 0.05,
  cover: 0.01,
  longest: 0.5,
  endLap: 0.05,
  step: 0.01,
  stepLap: 0.01,
  cap: 0.1,
  capLap: 0.01,
  purlin: 0.05,
}

const trim = (value: number, decimals: number) => String(Number(value.toFixed(decimals)))

/** The text after one press of − or +, held inside the range; an unreadable text is left as it is. */
export function stepped(field: Field, text: string, usual: number, direction: 1 | -1, feet = false): string {
  const { least, most, unit } = ranges[field]
  const read = text.trim() === '' ? usual : readNumber(unit, text)
  if (read === undefined) return text
  const step = feet ? METRES_IN_FOOT : steps[field]
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
