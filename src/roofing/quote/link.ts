import { riseAndRun } from '../lengths/pitch.ts'
import { type WallUnit, writtenLength } from '../lengths/written.ts'
import { MAX_WINGS } from '../roof/limits.ts'
import { type Draft, emptyDraft, emptyRoof, type RoofDraft } from './draft.ts'
import {
  countKeys,
  type Field,
  type FieldKey,
  fields,
  type NumberKey,
  numberField,
  quoteKeys,
  roofKeys,
} from './fields.ts'
import { readField, readStock, typedUnit, unitOf } from './read-field.ts'
import { linkedWing, wingFromLink, wingsIn, wingsText } from './wings.ts'

/** What the shop has that a link may name; all else in it is ignored, and said to be. */
export interface Known {
  readonly products: readonly string[]
  /** Millimetres of steel, of any product. */
  readonly thicknesses: readonly string[]
  readonly colours: readonly string[]
  readonly counties: readonly string[]
}

export type Choices = Partial<Pick<Draft, 'product' | 'thickness' | 'colour'>>

export interface DecodedLink {
  readonly draft: Draft
  /** Keys that were unknown or whose values were broken. */
  readonly ignored: readonly string[]
  /** What the link chooses, where it names a product, a thickness or a colour and nothing else. */
  readonly choices?: Choices
}

/** What older links begin with: they opened the estimator over any page, as `/#quote?length=12`. */
const OLD_PREFIX = /^quote\??/
/** One for each wing: `front,1.5,4,5` is its side, where it begins, how far it stands out and how wide it is. */
const WING = 'wing'
/** The list, compressed: `compressList` writes it. */
const COMPRESSED = 'zip'
const CHOICE_KEYS: readonly string[] = ['product', 'thickness', 'colour'] satisfies (keyof Choices)[]
/** A list as long as it may be, each of its characters written as three encoded bytes, and the rest. */
const MAX_LINK_LENGTH = 200_000
/** No key is longer: what else stands there is not worth repeating. */
const MAX_KEY_LENGTH = 40

/**
 * A number as the link writes it, exact in the unit in which it was typed: `12.5`, `41ft`, `12ft7in`, `25`, `4:12`. Metres
 * in a quote in feet say so. Empty where it is wrong, or nothing is typed.
 */
function writtenNumber(key: NumberKey, text: string, unit: WallUnit): string {
  const read = readField(key, text, unit)
  if ('error' in read) return ''
  const { measure } = numberField(key)
  if (measure === 'pitch') return riseAndRun(text)?.join(':') ?? String(read.value)
  const alone = unitOf(measure, unit)
  const typed = typedUnit(text, alone)
  const number = writtenLength(read.value, typed)
  return (typed === alone && typed === 'm') || number.endsWith('in') ? number : number + typed
}

/** A value as the link writes it; empty where it is left out. */
function written(key: FieldKey, text: string, unit: WallUnit): string {
  const field: Field = fields[key]
  if (field.kind === 'lengths') {
    const read = readStock(text)
    return 'value' in read ? read.value.map(lengthM => writtenLength(lengthM, 'm')).join() : ''
  }
  if (field.kind === 'number') return writtenNumber(key as NumberKey, text, unit)
  if (field.kind === 'text') return text.slice(0, field.longest)
  // Each wing is a key of its own.
  if (field.kind === 'wings') return ''
  return field.kind === 'choice' && text === field.usual ? '' : text
}

/**
 * The address fragment, without its #, that opens a draft again; what is wrong or usual in it is left out.
 * @param compressedList the list in fewer characters, for messages; without it the list is written out
 */
export function encodeLink(draft: Draft, compressedList?: string): string {
  const link = new URLSearchParams()
  const add = (name: string, key: FieldKey, text: string) => {
    const value = written(key, text, draft.unit)
    if (value !== '') link.set(name, value)
  }
  for (const [index, roof] of draft.roofs.entries()) {
    const suffix = index === 0 ? '' : String(index + 1)
    for (const key of roofKeys) add(key + suffix, key, roof[key])
    for (const wing of wingsIn(roof.wings)) {
      const value = linkedWing(wing, draft.unit)
      if (value !== undefined) link.append(WING + suffix, value)
    }
  }
  // In the order of the table, what the count assumes between the product and the rest.
  for (const key of Object.keys(fields) as FieldKey[]) {
    if (isOne(quoteKeys, key)) add(key, key, draft[key])
    else if (isOne(countKeys, key)) add(key, key, draft.settings[key] ?? '')
  }
  if (compressedList !== undefined && link.has('list')) {
    link.delete('list')
    link.set(COMPRESSED, compressedList)
  }
  return String(link)
}

function isOne<Key extends string>(keys: readonly Key[], key: string): key is Key {
  return (keys as readonly string[]).includes(key)
}

/** A link's value as the draft holds it, without a unit that goes without saying; `undefined` where it is none of this field's. */
function held(key: FieldKey, value: string, unit: WallUnit, known: Known): string | undefined {
  const field: Field = fields[key]
  if (field.kind === 'text') return value.slice(0, field.longest)
  if (field.kind === 'lengths') return written(key, value, unit) === '' ? undefined : value.trim()
  if (field.kind === 'number') {
    if (written(key, value, unit) === '') return undefined
    const [, number, said] = /^([\d.]+)(m|ft)$/.exec(value.trim()) ?? []
    return said === unitOf(field.measure, unit) ? number : value.trim()
  }
  if (field.kind === 'wings') return undefined
  const allowed: readonly string[] = field.kind === 'choice' ? field.choices : known[field.list]
  return allowed.includes(value) ? value : undefined
}

/** The keys and values of a fragment, with or without its #; none where it is no quote, such as `#content`. */
function readFragment(fragment: string): URLSearchParams | undefined {
  const text = fragment.replace(/^#/, '').replace(OLD_PREFIX, '')
  return text.includes('=') ? new URLSearchParams(text.slice(0, MAX_LINK_LENGTH)) : undefined
}

/** The compressed list in a fragment. */
export function compressedListIn(fragment: string): string | undefined {
  return readFragment(fragment)?.get(COMPRESSED) ?? undefined
}

/** Splits `length2` into its key and the roof it belongs to, counted from 0. */
function roofKey(name: string): { key: string; roof: number } {
  const [, key = '', roof] = /^([a-z]+)([2-9]?)$/i.exec(name) ?? []
  return { key, roof: roof ? Number(roof) - 1 : 0 }
}

/**
 * Reads an address fragment. Never throws, whatever it is given: what it does not know, or cannot read, falls back to the
 * usual and is named in `ignored`.
 * @param list what the compressed list in the fragment holds; undefined where there is none, or it cannot be read
 * @returns undefined where the fragment is no quote
 */
export function decodeLink(fragment: string, known: Known, list?: string): DecodedLink | undefined {
  const link = readFragment(fragment)
  if (!link) return undefined
  const ignored = new Set<string>(fragment.length > MAX_LINK_LENGTH ? ['list'] : [])
  const roofs = new Map<number, RoofDraft>()
  const unit = link.get('unit') === 'ft' ? 'ft' : 'm'
  let draft = emptyDraft(known.products[0] ?? '')
  let choices: Choices | undefined = [...link.keys()].every(name => CHOICE_KEYS.includes(name)) ? {} : undefined

  if (link.has(COMPRESSED)) {
    link.delete(COMPRESSED)
    if (list === undefined) ignored.add(COMPRESSED)
    else link.set('list', list)
  }
  for (const [name, value] of link) {
    const { key, roof } = roofKey(name)
    if (key === WING) {
      const before = roofs.get(roof) ?? emptyRoof
      const wings = wingsIn(before.wings)
      const wing = wingFromLink(value, unit)
      if (wing && wings.length < MAX_WINGS) roofs.set(roof, { ...before, wings: wingsText([...wings, wing]) })
      else ignored.add(name)
      continue
    }
    const found = isOne(roofKeys, key) ? key : [...countKeys, ...quoteKeys].find(one => one === name)
    const text = found && held(found, value, unit, known)
    if (found === undefined || text === undefined) ignored.add(name.slice(0, MAX_KEY_LENGTH))
    else if (isOne(roofKeys, found)) roofs.set(roof, { ...(roofs.get(roof) ?? emptyRoof), [found]: text })
    else if (isOne(quoteKeys, found)) {
      draft = { ...draft, [found]: text }
      choices &&= { ...choices, [found]: text }
    } else draft = { ...draft, settings: { ...draft.settings, [found]: text } }
  }
  const numbered = [...roofs].sort(([a], [b]) => a - b)
  const [first = emptyRoof, ...others] = numbered.map(([, roof]) => roof)
  const sized = [first, ...others].some(({ length, width }) => length !== '' || width !== '')
  // Where there is a list and no roof, the order is of the list.
  const from = draft.list !== '' && !sized ? 'list' : draft.from
  return {
    draft: { ...draft, from, roofs: [first, ...others] },
    ignored: [...ignored].slice(0, 20),
    ...(choices && { choices }),
  }
}
