import { parseLength, type UnreadKind } from '../lengths/length.ts'
import { parsePitch } from '../lengths/pitch.ts'
import type { LengthUnit } from '../lengths/unit.ts'
import { type FieldName, fields } from '../takeoff/fields.ts'

/** Why a value cannot be used, with the range that could; the words are for the caller to find. */
export interface FieldError {
  readonly field: FieldName
  readonly kind: UnreadKind | 'too-small' | 'too-large'
  /** The value as typed, or as read where it lies out of range. */
  readonly found: string | number | undefined
  /** The range, in `unit`. */
  readonly least: number
  readonly most: number
  readonly unit: 'm' | 'deg'
  /** Place of the roof in the quote, from 0, where the field is one of a roof. */
  readonly roof?: number
}

export type FieldReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: FieldError }

function refuse(field: FieldName, kind: FieldError['kind'], found: FieldError['found']): FieldReading {
  const { least, most, unit } = fields[field]
  return { ok: false, error: { field, kind, found, least, most, unit } }
}

/** Whether a value, in metres or degrees, lies within the range of its field. */
export function checkField(field: FieldName, value: number | undefined): FieldReading {
  const { least, most } = fields[field]
  if (value === undefined) return refuse(field, 'missing', value)
  if (Number.isNaN(value)) return refuse(field, 'unreadable', value)
  if (value < least) return refuse(field, 'too-small', value)
  if (value > most) return refuse(field, 'too-large', value)
  return { ok: true, value }
}

/** Reads what was typed into a field, in metres or degrees. `unit` is that of a length typed without one. */
export function readField(field: FieldName, text: string, unit: LengthUnit = 'm'): FieldReading {
  const reading = fields[field].unit === 'deg' ? parsePitch(text) : parseLength(text, unit)
  if (!reading.ok) return refuse(field, reading.kind, text)
  return checkField(field, 'pitchDeg' in reading ? reading.pitchDeg : reading.lengthM)
}
