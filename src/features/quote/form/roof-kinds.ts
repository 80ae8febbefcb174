import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { type Arrangement, arrangementOf, createWings } from '#roofing/quote/arrangement.ts'
import type { Draft, RoofDraft } from '#roofing/quote/draft.ts'
import { isOnShape } from '#roofing/quote/fields.ts'
import { readNumber } from '#roofing/quote/read-field.ts'
import { convertWing, formatWings, parseWings, readWings } from '#roofing/quote/wings.ts'
import type { Shape } from '#roofing/roof/roof.ts'

/** A choice of the form: a shape over a rectangular block, or the plan of a house with wings. */
export type RoofKind = Shape | Arrangement

/** In the order of the form: the most common first. */
export const roofKinds: readonly RoofKind[] = [
  'gable',
  'hip',
  'lean-to',
  'L',
  'T',
  'U',
  'cross',
  'dutch-gable',
  'hidden',
]

/** Whether a kind is the plan of a house with wings. */
export const isPlan = (kind: RoofKind): kind is Arrangement =>
  kind === 'L' || kind === 'T' || kind === 'U' || kind === 'cross'

/** The kind of a typed roof; undefined if its wings form no named plan. */
export function findKind(roof: RoofDraft, unit: Draft['unit']): RoofKind | undefined {
  const wings = isOnShape('wings', roof.shape) ? parseWings(roof.wings) : []
  if (wings.length === 0) return roof.shape
  const lengthM = readNumber('length', roof.length, unit) ?? Number.NaN
  return arrangementOf(readWings(wings, lengthM, unit).wings, lengthM)
}

/** Wings that a roof had before its shape was changed, as text, with the unit of their numbers. */
export interface EarlierWings {
  readonly wings: string
  readonly unit: Draft['unit']
}

/**
 * The changes to a roof when a kind is chosen. A plan adds its earlier wings, or sample wings, and keeps gables or hips; a
 * shape removes wings.
 */
export function changeKind(
  roof: RoofDraft,
  kind: RoofKind,
  unit: Draft['unit'],
  earlier?: EarlierWings,
): Partial<RoofDraft> {
  if (!isPlan(kind)) return { shape: kind, wings: '' }
  const shape = isOnShape('wings', roof.shape) ? roof.shape : 'gable'
  if (earlier) {
    const wings = parseWings(earlier.wings).map(wing => convertWing(wing, earlier.unit, unit))
    return { shape, wings: formatWings(wings) }
  }
  return { shape, wings: sampleWingsOf(roof, kind, unit) }
}

/** Whether another kind would remove wings that the visitor has typed, rather than those of the form. */
export function hasTypedWings(roof: RoofDraft, unit: Draft['unit']): boolean {
  const kind = findKind(roof, unit)
  if (kind && !isPlan(kind)) return false
  const lengths = (wings: string) => formatWings(parseWings(wings).map(({ id: _, ...wing }) => wing))
  return !kind || lengths(roof.wings) !== lengths(sampleWingsOf(roof, kind, unit))
}

/** The text of the wings that a plan begins with. */
function sampleWingsOf(roof: RoofDraft, kind: Arrangement, unit: Draft['unit']): string {
  const lengthM = readNumber('length', roof.length, unit)
  const widthM = readNumber('length', roof.width, unit)
  const block = { ...(lengthM && { lengthM }), ...(widthM && { widthM }) }
  return formatWings(createWings(kind, block, unit))
}

/** The id of the drawing of a kind. */
export const drawingId = (kind: RoofKind) => `shape-${kind}`

/** The id of the drawing of the example roof. */
export const EXAMPLE_DRAWING_ID = 'example-roof'

/** The id of the measures in front of the example roof. */
export const exampleMeasuresId = (unit: WallUnit) => `example-measures-${unit}`

/** A house with few details, so that a small drawing of it is clear. */
const sample = { lengthM: 9, widthM: 6, pitchDeg: 28, eaveM: 0.4, vergeM: 0.3 }
const wing = { side: 'front' as const, atM: 0, outM: 3.5, widthM: 3.5 }
const sampleWings = {
  L: [wing],
  T: [{ ...wing, atM: 2.75 }],
  U: [wing, { ...wing, atM: 5.5 }],
  cross: [
    { ...wing, atM: 2.75 },
    { ...wing, atM: 2.75, side: 'back' as const },
  ],
}

/** The roof in the drawing of a kind. */
export function sampleRoof(kind: RoofKind) {
  if (isPlan(kind)) return { ...sample, shape: 'gable' as const, wings: sampleWings[kind] }
  if (kind === 'hidden') return { ...sample, shape: kind, pitchDeg: 8 }
  return { ...sample, shape: kind, gabletM: 0.8 }
}
