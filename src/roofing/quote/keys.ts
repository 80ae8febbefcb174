import { type FieldName, fields, type RoofField, type SettingField } from '../takeoff/fields.ts'
import { mostRoofs } from './quote.ts'
import { roofFields } from './validate.ts'

/** The fields of a roof and of the settings by their names in a link. A map, so that `__proto__` is no name in it. */
const roofFieldOf = new Map<string, RoofField>(roofFields.map(field => [fields[field].key, field]))
const settingFieldOf = new Map<string, SettingField>(
  (Object.keys(fields) as FieldName[])
    .filter((field): field is SettingField => !roofFields.includes(field as RoofField))
    .map(field => [fields[field].key, field]),
)

/** What a name in a link stands for; `roof` is the place of the roof, from 0. */
export type Key =
  | { readonly of: 'roof'; readonly roof: number; readonly field: RoofField | 'shape' | 'name' }
  | { readonly of: 'settings'; readonly field: SettingField }
  | { readonly of: 'quote'; readonly field: 'product' | 'colour' | 'county' | 'list' }

/** The name of a roof's field: the first roof's has no number, the second's ends in 2. */
export function roofKey(key: string, roof: number): string {
  return roof === 0 ? key : `${key}${roof + 1}`
}

/** Finds what a name stands for; `undefined` for a name no quote has. */
export function readKey(name: string): Key | undefined {
  if (name === 'product' || name === 'colour' || name === 'county' || name === 'list')
    return { of: 'quote', field: name }
  const setting = settingFieldOf.get(name)
  if (setting) return { of: 'settings', field: setting }
  const [, key = '', number = '1'] = /^([a-z]{1,9})([2-9]|1\d)?$/.exec(name) ?? []
  const field = key === 'shape' || key === 'name' ? key : roofFieldOf.get(key)
  return field && Number(number) <= mostRoofs ? { of: 'roof', roof: Number(number) - 1, field } : undefined
}
