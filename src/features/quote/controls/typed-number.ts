import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { formatFeet, formatTypedLength, type WallUnit } from '#roofing/lengths/format-length.ts'
import { metresPer } from '#roofing/lengths/unit.ts'
import { type NumberKey, numberField } from '#roofing/quote/fields.ts'
import { defaultUnitOf, type FieldError, readNumber } from '#roofing/quote/read-field.ts'

/** Where the buttons start while a size is empty: a common house. */
const START_M: Partial<Record<NumberKey, number>> = { length: 9.5, width: 6.5 }

/**
 * The text after one press of − or +: the next multiple of the step within the range. Unreadable text stays unchanged.
 * @param usual the value of an empty field, metres or degrees
 */
export function stepNumber(key: NumberKey, text: string, direction: 1 | -1, unit: WallUnit, usual?: number): string {
  const { min, max, measure, buttonStep, buttonStepFt = buttonStep } = numberField(key)
  const read = text.trim() === '' ? (usual ?? START_M[key]) : readNumber(measure, text, unit)
  if (read === undefined) return text
  const inFeet = measure !== 'pitch' && defaultUnitOf(measure, unit) === 'ft'
  const step = inFeet ? buttonStepFt * metresPer.ft : buttonStep
  const whole = Math.round(read / step) + direction
  const next = step * Math.min(Math.floor(max / step + 1e-6), Math.max(Math.ceil(min / step - 1e-6), whole))
  if ((next - read) * direction <= 0) return text
  return measure === 'pitch'
    ? String(next)
    : formatTypedLength(Math.round(next * 1e4) / 1e4, defaultUnitOf(measure, unit))
}

/** Whether a text includes a unit or a slope, such as `40ft`, `30'6"`, `4/12`. */
export function includesUnit(text: string): boolean {
  return /[^\d\s.,½¼¾-]/.test(text)
}

/** A typed length with its unit; feet as feet and inches. */
export function withUnit(text: string, unit: WallUnit): string {
  const lengthM = readNumber('length', text, unit)
  if (unit === 'ft' && lengthM !== undefined && lengthM >= 0) return formatFeet(lengthM)
  return includesUnit(text) ? text : `${text.trim()}\u00a0${unit}`
}

/** Formats a limit. In feet it is rounded into the accepted range. */
function formatLimit(limit: number, round: 'up' | 'down', inFeet: boolean): string {
  return inFeet ? formatFeet(limit, round) : String(limit)
}

/** The error as a sentence with the name of the field and what is allowed. */
export function errorText(
  error: FieldError | undefined,
  label: string,
  unit: WallUnit,
  words: EstimatorWords,
): string | undefined {
  if (!error) return undefined
  if (error.kind === 'not-understood') {
    const inFeet = error.measure === 'length' && unit === 'm' ? readNumber('length', error.found, 'ft') : undefined
    return inFeet !== undefined && inFeet >= 0
      ? words.errors.maybeFeet(label, error.found, formatFeet(inFeet))
      : words.errors.notUnderstood[error.measure](label, error.found)
  }
  const { min, max, measure } = error.range
  const inFeet = measure !== 'pitch' && defaultUnitOf(measure, unit) === 'ft'
  const message = words.errors.outOfRange[measure === 'pitch' ? 'deg' : inFeet ? 'ft' : 'm']
  return message(label, formatLimit(min, 'up', inFeet), formatLimit(max, 'down', inFeet))
}
