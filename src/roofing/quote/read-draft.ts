import type { SheetMeasures } from '../profiles/profile.ts'
import type { RoofInput, Shape } from '../roof/roof.ts'
import { type PieceMeasures, type Settings, usualSettings } from '../take-off/settings.ts'
import type { Draft, RoofDraft } from './draft.ts'
import {
  type CountKey,
  countNumbers,
  isOnShape,
  isOnSheet,
  type NumberKey,
  numberField,
  type RoofNumber,
  roofNumbers,
} from './fields.ts'
import { type FieldError, readField, readNumber, readStock } from './read-field.ts'
import { parseWings, readWings, type WingProblem } from './wings.ts'

/** A field that prevents the count: invalid, or empty while the other wall of the roof is given. */
export interface Problem {
  /** The index of its roof, counted from 0; absent for assumptions of the take-off. */
  readonly roof?: number
  readonly key: RoofNumber | CountKey | 'wings'
  /** Absent where the field is empty. */
  readonly error?: FieldError
  /** For `wings`: the problem of one wing. */
  readonly wing?: WingProblem
}

/** A roof with all measures that a take-off needs. */
export interface QuotedRoof extends RoofInput {
  /** Its index among the roofs of the draft, counted from 0. */
  readonly place: number
}

export interface ReadDraft {
  /** Present when at least one roof has its size and there are no problems. Roofs without a size are left out. */
  readonly quote?: { readonly roofs: readonly QuotedRoof[]; readonly settings: Settings }
  /** In the order of the form. */
  readonly problems: readonly Problem[]
}

/** Reads the number fields that are not empty. */
function readFields<Key extends NumberKey>(
  keys: readonly Key[],
  texts: Readonly<Partial<Record<Key, string>>>,
  unit: Draft['unit'],
  shape?: Shape,
) {
  const values: Partial<Record<Key, number>> = {}
  const errors: { key: Key; error: FieldError }[] = []
  for (const key of keys) {
    const text = texts[key] ?? ''
    if (text.trim() === '') continue
    const read = readField(key, text, unit, shape)
    if ('error' in read) errors.push({ key, error: read.error })
    else values[key] = read.value
  }
  return { values, errors }
}

/** The pitch of a roof in degrees; the default where it is empty or cannot be read. The range is not checked. */
export function pitchOf({ pitch, shape }: RoofDraft): number {
  return readNumber('pitch', pitch, 'm') ?? usualValue('pitch', shape)
}

function usualValue(key: RoofNumber, shape?: Shape): number {
  return numberField(key, shape).usual ?? Number.NaN
}

const isTyped = (text: string) => text.trim() !== ''

function readRoof(roof: RoofDraft, place: number, unit: Draft['unit']): { roof?: QuotedRoof; problems: Problem[] } {
  const keys = roofNumbers.filter(key => isOnShape(key, roof.shape))
  const { values, errors } = readFields(keys, roof, unit, roof.shape)
  const problems: Problem[] = errors.map(each => ({ roof: place, ...each }))
  const [hasLength, hasWidth] = [isTyped(roof.length), isTyped(roof.width)]
  if (!hasLength && !hasWidth) return { problems }
  if (!hasLength || !hasWidth) problems.push({ roof: place, key: hasLength ? 'width' : 'length' })
  const value = (key: RoofNumber) => values[key] ?? usualValue(key, roof.shape)
  const { wings, problems: wingProblems } = readWings(
    isOnShape('wings', roof.shape) ? parseWings(roof.wings) : [],
    value('length'),
    unit,
  )
  problems.push(...wingProblems.map(wing => ({ roof: place, key: 'wings' as const, wing })))
  const input = {
    shape: roof.shape,
    lengthM: value('length'),
    widthM: value('width'),
    pitchDeg: value('pitch'),
    eaveM: value('eave'),
    vergeM: value('verge'),
    ...(isOnShape('top', roof.shape) && { top: roof.top }),
    ...(isOnShape('falls', roof.shape) && { falls: roof.falls }),
    ...(isOnShape('gablet', roof.shape) && { gabletM: value('gablet') }),
    ...(wings.length > 0 && { wings }),
    place,
  }
  return { roof: input, problems }
}

type QuoteDraft = Pick<Draft, 'roofs' | 'settings' | 'unit' | 'round'>

/**
 * Reads a whole draft for the product's profile. Fields that the roof's shape or the sheet does not have are ignored.
 * @param pieces the lengths and laps of the shop's pieces; the usual ones where absent
 */
export function readDraft(
  { roofs, settings, unit, round }: QuoteDraft,
  profile: SheetMeasures,
  pieces?: PieceMeasures,
): ReadDraft {
  const read = roofs.map((roof, place) => readRoof(roof, place, unit))
  const assumptions = readFields(
    countNumbers.filter(key => isOnSheet(key, profile)),
    settings,
    unit,
  )
  const stock = round === 'stock' && isTyped(settings.stock ?? '') ? readStock(settings.stock as string) : undefined
  const problems: Problem[] = [...read.flatMap(each => each.problems), ...assumptions.errors]
  if (stock && 'error' in stock) problems.push({ key: 'stock', error: stock.error })
  const sizedRoofs = read.flatMap(each => each.roof ?? [])
  if (problems.length > 0 || sizedRoofs.length === 0) return { problems }
  const defaults = usualSettings(profile, pieces)
  const stockM = stock && 'value' in stock ? stock.value : defaults.stockM
  return {
    quote: { roofs: sizedRoofs, settings: { ...defaults, ...assumptions.values, rounding: round, stockM } },
    problems,
  }
}
