import { type WallUnit, writtenLength } from '../lengths/written.ts'
import { MAX_WINGS, wingLimits } from '../roof/limits.ts'
import type { Wing } from '../roof/roof.ts'
import type { Range } from './fields.ts'
import { type FieldError, readNumber, typedUnit } from './read-field.ts'

/** One wing as it is being typed: text, so that nothing typed is lost while it is wrong. */
export interface WingDraft {
  readonly side: Wing['side']
  readonly at: string
  readonly out: string
  readonly width: string
}

/** The measurements of a wing, in the order of its link. */
export const wingParts = ['at', 'out', 'width'] as const

export type WingPart = (typeof wingParts)[number]

const ranges: Readonly<Record<WingPart, Range>> = {
  at: { measure: 'length', ...wingLimits.atM },
  out: { measure: 'length', ...wingLimits.outM },
  width: { measure: 'length', ...wingLimits.widthM },
}

/** What is wrong with one measurement of a wing, counted from 0; `error` is missing where nothing is typed. */
export interface WingProblem {
  readonly wing: number
  readonly part: WingPart
  readonly error?: FieldError
}

// A draft holds each wing on a line of its own, its parts between marks that nobody types.
const MARK = '|'

/** The wings of a roof, from how its draft holds them. */
export function wingsIn(text: string): WingDraft[] {
  return text.split('\n').flatMap((line): WingDraft[] => {
    const [side, at = '', out = '', width = ''] = line.split(MARK)
    return side === 'front' || side === 'back' ? [{ side, at, out, width }] : []
  })
}

/** The wings of a roof, as its draft holds them. */
export function wingsText(wings: readonly WingDraft[]): string {
  const line = ({ side, at, out, width }: WingDraft) =>
    [side, ...[at, out, width].map(part => part.replace(/[|\n]/g, ''))].join(MARK)
  return wings.slice(0, MAX_WINGS).map(line).join('\n')
}

/** A length as a link's wing writes it: metres alone, feet with their unit. `undefined` where it cannot be read. */
function linked(text: string, unit: WallUnit): string | undefined {
  const lengthM = readNumber('length', text, unit)
  if (lengthM === undefined || lengthM < 0) return undefined
  const typed = typedUnit(text, unit)
  const number = writtenLength(lengthM, typed)
  return typed === 'm' || number.endsWith('in') ? number : `${number}ft`
}

/** A wing as a link writes it, `front,1.5,4,5`; `undefined` while something of it is wrong. */
export function linkedWing({ side, ...lengths }: WingDraft, unit: WallUnit): string | undefined {
  const parts = wingParts.map(part => linked(lengths[part], unit))
  return parts.every(part => part !== undefined) ? [side, ...parts].join() : undefined
}

/** A link's wing as the draft holds it; `undefined` where it is none. Numbers alone are metres. */
export function wingFromLink(value: string, unit: WallUnit): WingDraft | undefined {
  const [side, ...lengths] = value.split(',').map(part => part.trim())
  if ((side !== 'front' && side !== 'back') || lengths.length !== wingParts.length) return undefined
  const texts = lengths.map(text => {
    const lengthM = readNumber('length', text, 'm')
    if (lengthM === undefined || lengthM < 0) return undefined
    const typed = typedUnit(text, 'm')
    const number = writtenLength(lengthM, typed)
    return typed === unit || number.endsWith('in') ? number : number + typed
  })
  const [at, out, width] = texts
  return at !== undefined && out !== undefined && width !== undefined ? { side, at, out, width } : undefined
}

/** The texts of a wing in another unit; what cannot be read stays as it is. */
export function wingInUnit({ side, at, out, width }: WingDraft, from: WallUnit, to: WallUnit): WingDraft {
  const turned = (text: string) => {
    const lengthM = readNumber('length', text, from)
    return lengthM === undefined || lengthM < 0 ? text : writtenLength(lengthM, to)
  }
  return { side, at: turned(at), out: turned(out), width: turned(width) }
}

/**
 * Reads the wings of a roof over a block of that length: where they stand, and what is wrong. A wing must lie within its
 * wall, so where it begins may be at most what its width leaves of the wall.
 */
export function readWings(
  drafts: readonly WingDraft[],
  lengthM: number,
  unit: WallUnit,
): { wings: Wing[]; problems: WingProblem[] } {
  const problems: WingProblem[] = []
  const wings = drafts.map((draft, wing): Wing => {
    const value = (part: WingPart, most: number): number => {
      const text = draft[part]
      const range = { ...ranges[part], most: Math.max(ranges[part].least, Math.min(ranges[part].most, most)) }
      const read = readNumber('length', text, unit)
      if (text.trim() === '') problems.push({ wing, part })
      else if (read === undefined)
        problems.push({ wing, part, error: { kind: 'not-understood', measure: 'length', found: text } })
      else if (read < range.least - 1e-9 || read > range.most + 1e-9)
        problems.push({ wing, part, error: { kind: 'out-of-range', range, found: text } })
      return read ?? 0
    }
    const widthM = value('width', lengthM)
    const outM = value('out', ranges.out.most)
    const atM = value('at', Math.round((lengthM - widthM) * 10_000) / 10_000)
    return { side: draft.side, atM, outM, widthM }
  })
  return { wings, problems }
}
