import type { Roof } from '../roofs/roof.ts'
import type { FieldName, RoofField, SettingField } from '../takeoff/fields.ts'
import { checkField, type FieldError } from './field.ts'
import type { Quote } from './quote.ts'

export const roofFields: readonly RoofField[] = ['lengthM', 'widthM', 'pitchDeg', 'eaveM', 'vergeM']

/** A quote's roofs, ready for the take-off, or every field that stands in the way. */
export type Validation =
  | { readonly ok: true; readonly roofs: readonly Roof[] }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

function errorOf(field: FieldName, value: number | undefined): FieldError[] {
  const reading = checkField(field, value)
  return reading.ok ? [] : [reading.error]
}

/** Checks every number of a quote against its range. */
export function validateQuote({ roofs, settings }: Quote): Validation {
  const roofErrors = roofs.flatMap((draft, roof) =>
    roofFields.flatMap(field => errorOf(field, draft[field]).map(error => ({ ...error, roof }))),
  )
  const settingErrors = (Object.keys(settings) as SettingField[]).flatMap(field =>
    settings[field] === undefined ? [] : errorOf(field, settings[field]),
  )
  const errors = [...roofErrors, ...settingErrors]
  return errors.length > 0 ? { ok: false, errors } : { ok: true, roofs: roofs as readonly Roof[] }
}
