import { formatExactLength, type WallUnit } from '../lengths/format-length.ts'
import { riseAndRun } from '../lengths/pitch.ts'
import { MAX_WINGS } from '../roof/limits.ts'
import { type Draft, emptyDraft, emptyRoof, type RoofDraft } from './draft.ts'
import {
  budgetKeys,
  countKeys,
  type Field,
  type FieldKey,
  fields,
  type NumberKey,
  numberField,
  quoteKeys,
  roofKeys,
} from './fields.ts'
import { defaultUnitOf, formatDecoded, readField, readStock, typedUnit } from './read-field.ts'
import { readPrice } from './read-price.ts'
import { numberRoofs } from './roofs.ts'
import { decodeWing, encodeWing, formatWings, parseWings } from './wings.ts'

/**
 * The address fragment that holds a whole quote. Customers keep links in their chats, so keys and formats never change; new keys
 * may be added.
 */

/** The shop's products, thicknesses, colours and counties that a link may name; others are ignored and reported. */
export interface KnownItems {
  readonly products: readonly string[]
  /** Millimetres of steel, of any product. */
  readonly thicknesses: readonly string[]
  readonly colours: readonly string[]
  readonly counties: readonly string[]
}

/** What a link from a product page chooses for the visitor's own estimate. */
export type Choices = Partial<Pick<Draft, 'product' | 'thickness' | 'colour'>>

/** The quote of a link, and what of the link was not understood. */
export interface DecodedLink {
  readonly draft: Draft
  /** Keys that are unknown or have invalid values. */
  readonly ignored: readonly string[]
  /** Present where the link has only a product, a thickness or a colour. */
  readonly choices?: Choices
}

/** The start of older links, which opened the estimator on any page: `/#quote?length=12`. */
const LEGACY_PREFIX = /^quote\??/
/** The key of each wing: `front,1.5,4,5` is its side, distance from the corner, projection and width. */
const WING_KEY = 'wing'
/** The key of the compressed list, which `compressList` writes. */
const COMPRESSED_LIST_KEY = 'zip'
const CHOICE_KEYS: readonly string[] = ['product', 'thickness', 'colour'] satisfies (keyof Choices)[]
/** Longer links are cut. The longest list has up to three characters of a link for each of its own. */
const MAX_LINK_LENGTH = 400_000
/** Longer unknown keys are cut when reported. */
const MAX_KEY_LENGTH = 40

/**
 * Encodes a number exactly, in the unit in which it was typed: `12.5`, `41ft`, `12ft6in`, `25`, `4:12`. In a quote in feet,
 * metres have a unit: `3.7m`. Empty where the text is invalid or empty.
 */
function encodeNumber(key: NumberKey, text: string, unit: WallUnit): string {
  const read = readField(key, text, unit)
  if ('error' in read) return ''
  const { measure } = numberField(key)
  if (measure === 'pitch') return riseAndRun(text)?.join(':') ?? String(read.value)
  const defaultUnit = defaultUnitOf(measure, unit)
  const typed = typedUnit(text, defaultUnit)
  const number = formatExactLength(read.value, typed)
  return (typed === defaultUnit && typed === 'm') || number.endsWith('in') ? number : number + typed
}

/** Encodes a value for a link; empty where the link leaves it out. */
function encodeValue(key: FieldKey, text: string, unit: WallUnit): string {
  const field: Field = fields[key]
  if (field.kind === 'lengths') {
    const read = readStock(text)
    return 'value' in read ? read.value.map(lengthM => formatExactLength(lengthM, 'm')).join() : ''
  }
  if (field.kind === 'number') return encodeNumber(key as NumberKey, text, unit)
  if (field.kind === 'price') return String(readPrice(text) ?? '')
  if (field.kind === 'text') return text.slice(0, field.maxLength)
  // Each wing has its own key; see `encodeLink`.
  if (field.kind === 'wings') return ''
  return field.kind === 'choice' && text === field.usual ? '' : text
}

/**
 * The address fragment, without #, that opens a draft again. Invalid and default values are left out.
 * @param compressedList the compressed list, for messages; without it the list is written in full
 */
export function encodeLink(draft: Draft, compressedList?: string): string {
  const link = new URLSearchParams()
  const add = (name: string, key: FieldKey, text: string) => {
    const value = encodeValue(key, text, draft.unit)
    if (value !== '') link.set(name, value)
  }
  for (const [index, roof] of draft.roofs.entries()) {
    // `length` is of the first roof, `length2` of the second.
    const suffix = index === 0 ? '' : String(index + 1)
    for (const key of roofKeys) add(key + suffix, key, roof[key])
    for (const wing of parseWings(roof.wings)) {
      const value = encodeWing(wing, draft.unit)
      if (value !== undefined) link.append(WING_KEY + suffix, value)
    }
  }
  // All other fields are in the order of the table.
  for (const key of Object.keys(fields) as FieldKey[]) {
    if (key === 'listUnit') {
      if (draft.list !== '' && draft.listUnit !== draft.unit) link.set(key, draft.listUnit)
    } else if (isKeyIn(quoteKeys, key)) add(key, key, draft[key])
    else if (isKeyIn(countKeys, key)) add(key, key, draft.settings[key] ?? '')
    else if (isKeyIn(budgetKeys, key)) add(key, key, draft.budget[key] ?? '')
  }
  if (compressedList !== undefined && link.has('list')) {
    link.delete('list')
    link.set(COMPRESSED_LIST_KEY, compressedList)
  }
  return String(link)
}

function isKeyIn<Key extends string>(keys: readonly Key[], key: string): key is Key {
  return (keys as readonly string[]).includes(key)
}

/** The text of a valid number of a link as a field shows it. */
function decodeNumber(key: NumberKey, value: string, unit: WallUnit): string {
  const { measure } = numberField(key)
  const read = readField(key, value, unit)
  if (measure === 'pitch' || 'error' in read) return value
  return formatDecoded(read.value, value, defaultUnitOf(measure, unit))
}

/** Decodes a value for the draft, without its unit where that is the default unit; `undefined` where it is invalid. */
function decodeValue(key: FieldKey, value: string, unit: WallUnit, known: KnownItems): string | undefined {
  const field: Field = fields[key]
  if (field.kind === 'text') return value.slice(0, field.maxLength)
  if (field.kind === 'lengths' || field.kind === 'price')
    return encodeValue(key, value, unit) === '' ? undefined : value.trim()
  if (field.kind === 'number') {
    if (encodeValue(key, value, unit) === '') return undefined
    return decodeNumber(key as NumberKey, value.trim(), unit)
  }
  if (field.kind === 'wings') return undefined
  const allowed: readonly string[] = field.kind === 'choice' ? field.choices : known[field.list]
  return allowed.includes(value) ? value : undefined
}

const isTooLong = (key: FieldKey, value: string) => {
  const field: Field = fields[key]
  return field.kind === 'text' && value.length > field.maxLength
}

/** The keys and values of a fragment, with or without #; `undefined` where it is not a quote, such as `#content`. */
function parseFragment(fragment: string): URLSearchParams | undefined {
  const text = fragment.replace(/^#/, '').replace(LEGACY_PREFIX, '')
  return text.includes('=') ? new URLSearchParams(text.slice(0, MAX_LINK_LENGTH)) : undefined
}

/** The compressed list in a fragment. */
export function compressedListIn(fragment: string): string | undefined {
  return parseFragment(fragment)?.get(COMPRESSED_LIST_KEY) ?? undefined
}

/** Splits `length2` into the key and the roof's index, counted from 0. */
function splitRoofKey(name: string): { key: string; roof: number } {
  const [, key = '', roof] = /^([a-z]+)([2-9]?)$/i.exec(name) ?? []
  return { key, roof: roof ? Number(roof) - 1 : 0 }
}

/**
 * Decodes an address fragment. Never throws: unknown or invalid values fall back to the defaults and are named in
 * `ignored`.
 * @param list the text of the compressed list in the fragment; undefined where there is none or it cannot be read
 * @returns undefined where the fragment is not a quote
 */
export function decodeLink(fragment: string, known: KnownItems, list?: string): DecodedLink | undefined {
  const link = parseFragment(fragment)
  if (!link) return undefined
  const ignored = new Set<string>(fragment.length > MAX_LINK_LENGTH ? ['list'] : [])
  const roofs = new Map<number, RoofDraft>()
  const unit = link.get('unit') === 'ft' ? 'ft' : 'm'
  let draft: Draft = { ...emptyDraft(known.products[0] ?? ''), listUnit: unit }
  // A form whose fields are empty sends them empty.
  const isOnlyChoices = [...link].every(([name, value]) => value === '' || CHOICE_KEYS.includes(name))
  let choices: Choices | undefined = isOnlyChoices ? {} : undefined

  if (link.has(COMPRESSED_LIST_KEY)) {
    link.delete(COMPRESSED_LIST_KEY)
    if (list === undefined) ignored.add(COMPRESSED_LIST_KEY)
    else link.set('list', list)
  }
  for (const [name, value] of link) {
    const { key, roof } = splitRoofKey(name)
    if (key === WING_KEY) {
      const previous = roofs.get(roof) ?? emptyRoof
      const wings = parseWings(previous.wings)
      const wing = decodeWing(value, unit)
      if (wing && wings.length < MAX_WINGS) roofs.set(roof, { ...previous, wings: formatWings([...wings, wing]) })
      else ignored.add(name)
      continue
    }
    const fieldKey = isKeyIn(roofKeys, key)
      ? key
      : [...countKeys, ...quoteKeys, ...budgetKeys].find(other => other === name)
    const text = fieldKey && decodeValue(fieldKey, value, unit, known)
    if (text === undefined && value === '') continue
    if (fieldKey && isTooLong(fieldKey, value)) ignored.add(name)
    if (fieldKey === undefined || text === undefined) ignored.add(name.slice(0, MAX_KEY_LENGTH))
    else if (isKeyIn(roofKeys, fieldKey)) roofs.set(roof, { ...(roofs.get(roof) ?? emptyRoof), [fieldKey]: text })
    else if (isKeyIn(quoteKeys, fieldKey)) {
      draft = { ...draft, [fieldKey]: text }
      choices &&= { ...choices, [fieldKey]: text }
    } else if (isKeyIn(budgetKeys, fieldKey)) draft = { ...draft, budget: { ...draft.budget, [fieldKey]: text } }
    else draft = { ...draft, settings: { ...draft.settings, [fieldKey]: text } }
  }
  const sortedRoofs = numberRoofs([...roofs].sort(([a], [b]) => a - b).map(([, roof]) => roof))
  const hasRoofSize = sortedRoofs.some(({ length, width }) => length !== '' || width !== '')
  // With a list and no roof, the order is made from the list.
  const from = draft.list !== '' && !hasRoofSize ? 'list' : draft.from
  return {
    draft: { ...draft, from, roofs: sortedRoofs },
    ignored: [...ignored].slice(0, 20),
    ...(choices && { choices }),
  }
}
