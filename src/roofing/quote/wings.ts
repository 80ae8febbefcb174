import { formatExactLength, formatTypedLength, type WallUnit } from '../lengths/format-length.ts'
import { MAX_WINGS, wingLimits } from '../roof/limits.ts'
import type { Wing } from '../roof/roof.ts'
import type { Range } from './fields.ts'
import { type FieldError, formatDecoded, readNumber, typedUnit } from './read-field.ts'

/** One wing as typed. Texts are kept so that invalid input is not lost. */
export interface WingDraft {
  readonly side: Wing['side']
  readonly at: string
  readonly out: string
  readonly width: string
}

/** The measurements of a wing, in the order of links. */
export const wingParts = ['at', 'out', 'width'] as const

export type WingPart = (typeof wingParts)[number]

const ranges: Readonly<Record<WingPart, Range>> = {
  at: { measure: 'length', ...wingLimits.atM },
  out: { measure: 'length', ...wingLimits.outM },
  width: { measure: 'length', ...wingLimits.widthM },
}

/** A problem with one measurement of a wing, counted from 0; without `error` where nothing is typed. */
export interface WingProblem {
  readonly wing: number
  readonly part: WingPart
  readonly error?: FieldError
}

// A draft stores one wing per line, its parts joined by this separator.
const SEPARATOR = '|'

/** Parses the wings of a roof draft. */
export function parseWings(text: string): WingDraft[] {
  return text.split('\n').flatMap((line): WingDraft[] => {
    const [side, at = '', out = '', width = ''] = line.split(SEPARATOR)
    return side === 'front' || side === 'back' ? [{ side, at, out, width }] : []
  })
}

/** The text of wings for a roof draft. */
export function formatWings(wings: readonly WingDraft[]): string {
  const line = ({ side, at, out, width }: WingDraft) =>
    [side, ...[at, out, width].map(part => part.replace(/[|\n]/g, ''))].join(SEPARATOR)
  return wings.slice(0, MAX_WINGS).map(line).join('\n')
}

/** A wing's length for a link: metres without a unit, feet with one. `undefined` where it cannot be read. */
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

/** Decodes a wing of a link; `undefined` where it is invalid. Bare numbers are metres. */
export function decodeWing(value: string, unit: WallUnit): WingDraft | undefined {
  const [side, ...lengths] = value.split(',').map(part => part.trim())
  if ((side !== 'front' && side !== 'back') || lengths.length !== wingParts.length) return undefined
  const texts = lengths.map(text => {
    const lengthM = readNumber('length', text, 'm')
    if (lengthM === undefined || lengthM < 0) return undefined
    // Bare numbers of a wing are metres, whatever the unit of the quote.
    return formatDecoded(lengthM, typedUnit(text, 'm') === 'm' ? `${lengthM}m` : text, unit)
  })
  const [at, out, width] = texts
  return at !== undefined && out !== undefined && width !== undefined ? { side, at, out, width } : undefined
}

/** Converts the lengths of a wing to another unit; invalid texts stay unchanged. */
export function convertWing({ side, at, out, width }: WingDraft, from: WallUnit, to: WallUnit): WingDraft {
  const convert = (text: string) => {
    const lengthM = readNumber('length', text, from)
    return lengthM === undefined || lengthM < 0 ? text : formatTypedLength(lengthM, to)
  }
  return { side, at: convert(at), out: convert(out), width: convert(width) }
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
