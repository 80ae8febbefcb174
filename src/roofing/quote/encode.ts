import { type FieldName, fields, type SettingField } from '../takeoff/fields.ts'
import { roofKey } from './keys.ts'
import { newRoof, type Quote } from './quote.ts'
import { roofFields } from './validate.ts'

/**
 * The whole quote as the fragment of a link, beginning with `#quote?`: metres and degrees; what is as usual is left out.
 * A fragment never reaches a server.
 */
export function encodeQuote(quote: Quote): string {
  const entries: [string, string][] = []
  const add = (key: string, value: string | number | undefined, usual?: string | number) => {
    if (value !== undefined && value !== '' && value !== usual) entries.push([key, String(value)])
  }
  quote.roofs.forEach((roof, index) => {
    add(roofKey('shape', index), roof.shape)
    add(roofKey('name', index), roof.name)
    for (const field of roofFields) add(roofKey(fields[field].key, index), roof[field], newRoof[field])
  })
  add('product', quote.product)
  add('colour', quote.colour)
  add('county', quote.county)
  for (const field of Object.keys(fields) as FieldName[]) {
    const { key, value } = fields[field]
    if (field in quote.settings) add(key, quote.settings[field as SettingField], value)
  }
  add('list', quote.list)
  return `#quote?${new URLSearchParams(entries)}`
}
