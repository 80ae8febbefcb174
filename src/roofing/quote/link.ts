import { type Shape, shapes } from '../roof/roof.ts'
import type { SettingKey } from '../take-off/settings.ts'
import { type Draft, emptyDraft, emptyRoof, MOST_ROOFS, type RoofDraft } from './draft.ts'
import type { Field, RoofField } from './ranges.ts'
import { readField } from './read-draft.ts'

/** What a link may name; all else in it is ignored, and said to be. */
export interface Known {
  readonly products: readonly string[]
  readonly colours: readonly string[]
  readonly counties: readonly string[]
}

export interface DecodedLink {
  readonly draft: Draft
  /** Keys that were unknown or whose values were broken. */
  readonly ignored: readonly string[]
}

const PREFIX = '#quote'
const roofKeys: readonly RoofField[] = ['length', 'width', 'pitch', 'eave', 'verge']
const settingKeys: readonly SettingKey[] = ['cover', 'longest', 'endLap', 'step', 'stepLap', 'cap', 'capLap', 'purlin']

/** More than anybody types; the rest of a longer list is cut off so that a link stays a link. */
const LONGEST_LIST = 20_000
const LONGEST_LINK = 100_000

/** A value as the link writes it: metres or degrees, without trailing zeros. */
function written(field: Field, text: string): string | undefined {
  if (text.trim() === '') return undefined
  const read = readField(field, text)
  return 'value' in read ? String(Number(read.value.toFixed(4))) : undefined
}

/** The address fragment that opens a draft again; what is wrong or usual in it is left out. */
export function encodeLink(draft: Draft): string {
  const link = new URLSearchParams()
  for (const [index, roof] of draft.roofs.entries()) {
    const suffix = index === 0 ? '' : String(index + 1)
    link.set(`shape${suffix}`, roof.shape)
    for (const key of roofKeys) {
      const value = written(key, roof[key])
      if (value !== undefined) link.set(key + suffix, value)
    }
  }
  link.set('product', draft.product)
  for (const key of settingKeys) {
    const value = written(key, draft.settings[key] ?? '')
    if (value !== undefined) link.set(key, value)
  }
  if (draft.colour) link.set('colour', draft.colour)
  if (draft.county) link.set('county', draft.county)
  if (draft.list) link.set('list', draft.list.slice(0, LONGEST_LIST))
  return `${PREFIX}?${link}`
}

const isRoofKey = (key: string): key is RoofField => (roofKeys as readonly string[]).includes(key)
const isSettingKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key)
const isShape = (value: string): value is Shape => (shapes as readonly string[]).includes(value)

/** Splits `length2` into its key and the roof it belongs to, counted from 0. */
function roofKey(key: string): { key: string; roof: number } | undefined {
  const match = /^(shape|length|width|pitch|eave|verge)([2-9]?)$/.exec(key)
  return match ? { key: match[1] as string, roof: match[2] ? Number(match[2]) - 1 : 0 } : undefined
}

/**
 * Reads an address fragment. Never throws, whatever it is given: what it does not know, or cannot read, falls back to the
 * usual and is named in `ignored`.
 */
export function decodeLink(fragment: string, known: Known): DecodedLink | undefined {
  if (fragment !== PREFIX && !fragment.startsWith(`${PREFIX}?`)) return undefined
  const link = new URLSearchParams(fragment.slice(PREFIX.length + 1, LONGEST_LINK))
  const base = emptyDraft(known.products[0] ?? '')
  const roofs = new Map<number, RoofDraft>()
  const settings: Partial<Record<SettingKey, string>> = {}
  const rest = { product: base.product, colour: '', county: '', list: '' }
  const ignored = new Set<string>(fragment.length > LONGEST_LINK ? ['list'] : [])
  const lists: Record<string, readonly string[]> = {
    product: known.products,
    colour: known.colours,
    county: known.counties,
  }

  for (const [name, value] of link) {
    const place = roofKey(name)
    if (place) {
      const roof = roofs.get(place.roof) ?? emptyRoof
      if (place.key === 'shape' && isShape(value)) roofs.set(place.roof, { ...roof, shape: value })
      else if (isRoofKey(place.key) && written(place.key, value) !== undefined)
        roofs.set(place.roof, { ...roof, [place.key]: value.trim() })
      else ignored.add(name)
    } else if (isSettingKey(name) && written(name, value) !== undefined) settings[name] = value.trim()
    else if (name === 'list') rest.list = value.slice(0, LONGEST_LIST)
    else if (Object.hasOwn(lists, name) && lists[name]?.includes(value))
      rest[name as 'product' | 'colour' | 'county'] = value
    else ignored.add(name.slice(0, 40))
  }

  const numbered = [...roofs].sort(([a], [b]) => a - b).slice(0, MOST_ROOFS)
  const [first = emptyRoof, ...others] = numbered.map(([, roof]) => roof)
  return { draft: { ...rest, roofs: [first, ...others], settings }, ignored: [...ignored].slice(0, 20) }
}
