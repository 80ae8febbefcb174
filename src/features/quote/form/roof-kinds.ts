import { type Arrangement, arrangementOf, createWings } from '#roofing/quote/arrangement.ts'
import type { Draft, RoofDraft } from '#roofing/quote/draft.ts'
import { isOnShape } from '#roofing/quote/fields.ts'
import { readNumber } from '#roofing/quote/read-field.ts'
import { formatWings, parseWings, readWings } from '#roofing/quote/wings.ts'
import type { Shape } from '#roofing/roof/roof.ts'

/** What one chooses a roof by: its shape over a plain block, or the plan of a house with wings. */
export type RoofKind = Shape | Arrangement

/** In the order in which they are offered: what is built most comes first. */
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

const isPlan = (kind: RoofKind): kind is Arrangement => kind === 'L' || kind === 'T' || kind === 'U' || kind === 'cross'

/** The kind of a roof as typed; none for a house with wings that has no name. */
export function findKind(roof: RoofDraft, unit: Draft['unit']): RoofKind | undefined {
  const wings = isOnShape('wings', roof.shape) ? parseWings(roof.wings) : []
  if (wings.length === 0) return roof.shape
  const lengthM = readNumber('length', roof.length, unit) ?? Number.NaN
  return arrangementOf(readWings(wings, lengthM, unit).wings, lengthM)
}

/** What choosing a kind changes: a plan brings wings to begin with and keeps gables or hips, a shape is over one block. */
export function changeKind(roof: RoofDraft, kind: RoofKind, unit: Draft['unit']): Partial<RoofDraft> {
  if (!isPlan(kind)) return { shape: kind, wings: '' }
  const lengthM = readNumber('length', roof.length, unit)
  const widthM = readNumber('length', roof.width, unit)
  const block = { ...(lengthM && { lengthM }), ...(widthM && { widthM }) }
  const shape = isOnShape('wings', roof.shape) ? roof.shape : 'gable'
  return { shape, wings: formatWings(createWings(kind, block, unit)) }
}

/** Metres of a house small enough to be drawn on a button. */
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

/** The roof on the button of a kind. */
export function sampleRoof(kind: RoofKind) {
  if (isPlan(kind)) return { ...sample, shape: 'gable' as const, wings: sampleWings[kind] }
  if (kind === 'hidden') return { ...sample, shape: kind, pitchDeg: 8 }
  return { ...sample, shape: kind, gabletM: 0.8 }
}
