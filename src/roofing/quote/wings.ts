import { formatExactLength, formatTypedLength, type WallUnit } from '../lengths/format-length.ts'
import { MAX_WINGS, wingLimits } from '../roof/limits.ts'
import type { Wing } from '../roof/roof.ts'
import type { AllowedRange } from './fields.ts'
import { type FieldError, formatDecoded, readNumber, typedUnit } from './read-field.ts'

/** One wing as typed. Texts are kept so that invalid input is not lost. */
export interface WingDraft {
  /** Stays the same when other wings are added or removed (`wingId`). Links do not hold it. */
  readonly id?: number
  readonly side: Wing['side']
  /** From the wall's left corner to the wing's left corner, seen from outside. */
  readonly at: string
  /** How far it projects from the wall. */
  readonly out: string
  readonly width: string
}

/** The measurements of a wing, in the order of links. */
export const wingParts = ['at', 'out', 'width'] as const

export type WingPart = (typeof wingParts)[number]

const ranges: Readonly<Record<WingPart, AllowedRange>> = {
  at: { measure: 'length', ...wingLimits.atM },
  out: { measure: 'length', ...wingLimits.outM },
  width: { measure: 'length', ...wingLimits.widthM },
}

/** A problem with one measurement of a wing; without `error` where nothing is typed. `wing` is its index, counted from 0. */
export interface WingProblem {
  readonly wing: number
  readonly part: WingPart
  readonly error?: FieldError
}

/** A draft stores one wing per line: its side, measurements and id, joined by this separator. */
const SEPARATOR = '|'

/** Parses the wings of a roof draft. */
export function parseWings(text: string): WingDraft[] {
  return text.split('\n').flatMap((line): WingDraft[] => {
    const [side, at = '', out = '', width = '', id = ''] = line.split(SEPARATOR)
    if (side !== 'front' && side !== 'back') return []
    return [{ side, at, out, width, ...(/^\d{1,3}$/.test(id) && { id: Number(id) }) }]
  })
}

/** The id of a wing: the one it has, otherwise its position counted from 1. */
export function wingId({ id }: Pick<WingDraft, 'id'>, index: number): number {
  return id ?? index + 1
}

/** The id of the next wing of a roof. */
export function nextWingId(wings: readonly Pick<WingDraft, 'id'>[]): number {
  return Math.max(0, ...wings.map(wingId)) + 1
}

const withIds = (text: string) => parseWings(text).map((wing, index) => ({ ...wing, id: wingId(wing, index) }))

/** Adds wings to those of a roof draft. */
export function addWings(text: string, added: readonly WingDraft[]): string {
  const wings = withIds(text)
  const nextId = nextWingId(wings)
  return formatWings([...wings, ...added.map((wing, index) => ({ ...wing, id: nextId + index }))])
}

/** Changes the wing with this id. */
export function changeWing(text: string, id: number, part: Partial<WingDraft>): string {
  return formatWings(withIds(text).map(wing => (wing.id === id ? { ...wing, ...part, id } : wing)))
}

/** Removes the wing with this id. */
export function removeWing(text: string, id: number): string {
  return formatWings(withIds(text).filter(wing => wing.id !== id))
}

/** The text of wings for a roof draft; at most `MAX_WINGS`. */
export function formatWings(wings: readonly WingDraft[]): string {
  // An id that equals the wing's position is left out.
  const line = ({ side, at, out, width, id }: WingDraft, index: number) => {
    const parts = [at, out, width].map(part => part.replace(/[|\n]/g, ''))
    return [side, ...parts, ...(id === undefined || id === index + 1 ? [] : [id])].join(SEPARATOR)
  }
  return wings.slice(0, MAX_WINGS).map(line).join('\n')
}

/** A length of a wing for a link: metres without a unit, feet with one. `undefined` where it cannot be read. */
function lengthForLink(text: string, unit: WallUnit): string | undefined {
  const lengthM = readNumber('length', text, unit)
  if (lengthM === undefined || lengthM < 0) return undefined
  const typed = typedUnit(text, unit)
  const number = formatExactLength(lengthM, typed)
  return typed === 'm' || number.endsWith('in') ? number : `${number}ft`
}

/** Encodes a wing for a link, `front,1.5,4,5`; `undefined` while one of its lengths is invalid. */
export function encodeWing({ side, ...lengths }: WingDraft, unit: WallUnit): string | undefined {
  const parts = wingParts.map(part => lengthForLink(lengths[part], unit))
  return parts.every(part => part !== undefined) ? [side, ...parts].join() : undefined
}

/**
 * Decodes a wing of a link; `undefined` where it is invalid. Numbers without a unit are metres.
 * @param unit the unit of the quote; lengths in the other unit keep theirs, as `3 m` in a quote in feet
 */
export function decodeWing(value: string, unit: WallUnit): WingDraft | undefined {
  const [side, ...lengths] = value.split(',').map(part => part.trim())
  if ((side !== 'front' && side !== 'back') || lengths.length !== wingParts.length) return undefined
  const texts = lengths.map(text => {
    const lengthM = readNumber('length', text, 'm')
    if (lengthM === undefined || lengthM < 0) return undefined
    return formatDecoded(lengthM, typedUnit(text, 'm') === 'm' ? `${lengthM}m` : text, unit)
  })
  const [at, out, width] = texts
  return at !== undefined && out !== undefined && width !== undefined ? { side, at, out, width } : undefined
}

/** Converts the lengths of a wing to another unit; invalid texts stay unchanged. */
export function convertWing(wing: WingDraft, from: WallUnit, to: WallUnit): WingDraft {
  const convert = (text: string) => {
    const lengthM = readNumber('length', text, from)
    return lengthM === undefined || lengthM < 0 ? text : formatTypedLength(lengthM, to)
  }
  return { ...wing, at: convert(wing.at), out: convert(wing.out), width: convert(wing.width) }
}

/**
 * Reads the wings of a roof on a block of length `lengthM`, with their problems. A wing must lie within its wall, so its
 * distance from the corner is limited by the wall's length minus the wing's width.
 */
export function readWings(
  drafts: readonly WingDraft[],
  lengthM: number,
  unit: WallUnit,
): { wings: Wing[]; problems: WingProblem[] } {
  const problems: WingProblem[] = []
  const wings = drafts.map((draft, wing): Wing => {
    const value = (part: WingPart, max: number): number => {
      const text = draft[part]
      const range = { ...ranges[part], max: Math.max(ranges[part].min, Math.min(ranges[part].max, max)) }
      const read = readNumber('length', text, unit)
      if (text.trim() === '') problems.push({ wing, part })
      else if (read === undefined)
        problems.push({ wing, part, error: { kind: 'not-understood', measure: 'length', found: text } })
      else if (read < range.min - 1e-9 || read > range.max + 1e-9)
        problems.push({ wing, part, error: { kind: 'out-of-range', range, found: text } })
      return read ?? 0
    }
    const widthM = value('width', lengthM)
    const outM = value('out', ranges.out.max)
    const atM = value('at', Math.round((lengthM - widthM) * 10_000) / 10_000)
    return { side: draft.side, atM, outM, widthM }
  })
  return { wings, problems }
}
