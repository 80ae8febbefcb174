import { formatExactLength, formatTypedLength, type WallUnit } from '../lengths/format-length.ts'
import { parseLength } from '../lengths/length.ts'
import { parsePitch } from '../lengths/pitch.ts'
import type { Shape } from '../roof/roof.ts'
import { type AllowedRange, fields, type Measure, type NumberKey, numberField } from './fields.ts'

/** The error in one typed value; the pages have the words for it. */
export type FieldError =
  | { readonly kind: 'not-understood'; readonly measure: Measure | 'stock'; readonly found: string }
  | { readonly kind: 'out-of-range'; readonly range: AllowedRange; readonly found: string }

/** The unit of a number without one: the quote's unit for walls and overhangs, metres for sheets and pieces. */
export function defaultUnitOf(measure: Measure, unit: WallUnit): WallUnit {
  return measure === 'length' ? unit : 'm'
}

/** Reads a number in metres or degrees; `undefined` where the text is invalid or ambiguous. The range is not checked. */
export function readNumber(measure: Measure, text: string, unit: WallUnit): number | undefined {
  if (measure === 'pitch') {
    const pitch = parsePitch(text)
    return pitch.ok ? pitch.pitchDeg : undefined
  }
  const length = parseLength(text, defaultUnitOf(measure, unit))
  return length.ok && Number.isFinite(length.lengthM) ? length.lengthM : undefined
}

/** Whether a length was typed in metric or imperial units; `otherwise` where it has no unit or is invalid. */
export function typedUnit(text: string, otherwise: WallUnit): WallUnit {
  const length = parseLength(text, otherwise)
  if (!length.ok) return otherwise
  return length.unit === 'ft' || length.unit === 'in' ? 'ft' : 'm'
}

/**
 * A length from a link as its field shows it. Decimal feet that are not whole eighths of an inch stay decimal.
 * @param text the length as the link has it
 * @param unit the unit of numbers without one in this field; see `defaultUnitOf`
 */
export function formatDecoded(lengthM: number, text: string, unit: WallUnit): string {
  const typed = typedUnit(text, unit)
  if (typed === unit) {
    const formatted = formatTypedLength(lengthM, unit)
    // A length in feet that `formatTypedLength` would show in metres.
    return formatted.endsWith('m') ? text.replace(/^([\d.]+)ft$/, '$1') : formatted
  }
  return typed === 'm' ? `${formatExactLength(lengthM, 'm')} m` : text
}

/** Reads one typed number in a quote of this unit and checks its range: metres or degrees, or the error. */
export function readField(
  key: NumberKey,
  text: string,
  unit: WallUnit,
  shape?: Shape,
): { value: number } | { error: FieldError } {
  const range = numberField(key, shape)
  const { measure } = range
  const value = readNumber(measure, text, unit)
  if (value === undefined) return { error: { kind: 'not-understood', measure, found: text } }
  if (value < range.min - 1e-9 || value > range.max + 1e-9)
    return { error: { kind: 'out-of-range', range, found: text } }
  return { value }
}

/** Reads the stock lengths, separated by commas, semicolons or spaces. Metres, shortest first. */
export function readStock(text: string): { value: number[] } | { error: FieldError } {
  const range = fields.stock
  const lengths = text.split(/[,;]\s*|\s+(?=\d)/).filter(part => part.trim() !== '')
  const values = lengths.map(part => readNumber(range.measure, part, 'm') ?? Number.NaN)
  if (values.length === 0 || values.some(Number.isNaN))
    return { error: { kind: 'not-understood', measure: 'stock', found: text } }
  if (values.some(value => value < range.min || value > range.max))
    return { error: { kind: 'out-of-range', range, found: text } }
  return { value: [...new Set(values)].sort((a, b) => a - b) }
}

/** Converts a typed length to another unit. A pitch, a length that is always metric and an invalid text stay unchanged. */
export function convertText(key: NumberKey, text: string, from: WallUnit, to: WallUnit): string {
  const { measure } = numberField(key)
  const lengthM = measure === 'length' ? readNumber(measure, text, from) : undefined
  return lengthM === undefined || lengthM < 0 ? text : formatTypedLength(lengthM, to)
}
