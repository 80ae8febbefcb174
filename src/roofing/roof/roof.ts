import type { Facing } from './region.ts'

/**
 * The roofs that are built most: one slope, two or four; a hip with a small gable on top; and one that lies nearly flat
 * behind walls. A gable or hip may have wings.
 */
export type Shape = (typeof shapes)[number]

export const shapes = ['lean-to', 'gable', 'hip', 'dutch-gable', 'hidden'] as const

/** A part that stands out from the main block, at right angles. Metres, over the outside of the walls. */
export interface Wing {
  readonly side: 'front' | 'back'
  /** From that wall's left corner to the wing's, both seen from outside. */
  readonly atM: number
  /** How far it stands out. */
  readonly outM: number
  readonly widthM: number
}

/** What a roof is worked out from. Lengths in metres, measured in plan over the outside of the walls. */
export interface RoofInput {
  readonly shape: Shape
  readonly lengthM: number
  readonly widthM: number
  /** Above the horizontal, degrees. */
  readonly pitchDeg: number
  /** How far the roof reaches past the wall at the eave, horizontally. A hidden roof does not. */
  readonly eaveM: number
  /** How far it reaches past the gable wall. A hip has no verge. */
  readonly vergeM: number
  /** Lean-tos only: built against a wall, where they end without an overhang (the usual), or standing free. */
  readonly top?: 'wall' | 'free'
  /** Gables, hips and Dutch gables only. */
  readonly wings?: readonly Wing[]
  /** Dutch gables only: height of the small gable. */
  readonly gabletM?: number
  /** Hidden roofs only: falling to one side (the usual) or to two. */
  readonly falls?: 'one' | 'two'
}

/** A point on a face: along the eave from its left-hand end seen from outside, and up the slope. Metres. */
export type FacePoint = readonly [alongM: number, upM: number]

/** A point in the room: along the roof's length, across it, and up from the eave. Metres, from the middle of the walls. */
export type RoomPoint = readonly [xM: number, yM: number, zM: number]

/**
 * - `head`: the upper edge of a lean-to, at a wall or free.
 * - `wall`: where a slope runs along a wall, or ends at the foot of a small gable.
 */
export type EdgeKind = 'eave' | 'verge' | 'ridge' | 'hip' | 'valley' | 'head' | 'wall'

export const edgeKinds = [
  'eave',
  'verge',
  'ridge',
  'hip',
  'valley',
  'head',
  'wall',
] as const satisfies readonly EdgeKind[]

/** One flat side of a roof. The corners of outline and room go round in the same order. */
export interface Face {
  /** No other face of the roof has it: `front`, `left 2`, `wing 1 right`. */
  readonly name: string
  readonly facing: Facing
  /** The wing that it belongs to, counted from 1 in the order of the input; none for the main block. */
  readonly wing?: number
  /** Counted from 1 where the same part has several slopes that look the same way. */
  readonly nth?: number
  readonly outline: readonly FacePoint[]
  readonly corners: readonly RoomPoint[]
  /** `edges[i]` runs from the i-th corner to the next. */
  readonly edges: readonly EdgeKind[]
}

export interface Edge {
  readonly kind: EdgeKind
  readonly lengthM: number
  readonly from: RoomPoint
  readonly to: RoomPoint
}

/** The upper edge of one outer wall, from its left-hand end seen from outside: where it meets the roof, or ends above it. */
export interface Wall {
  readonly facing: Facing
  readonly top: readonly RoomPoint[]
}

export interface Roof {
  readonly input: RoofInput
  readonly faces: readonly Face[]
  readonly edges: readonly Edge[]
  readonly walls: readonly Wall[]
  /** Plan area with its overhangs, m². */
  readonly planAreaM2: number
  /** Up the longest slope from eave to ridge (or head), metres. */
  readonly slopeLengthM: number
  /** Points at which hips meet a ridge or each other, or three ridges meet: each takes a junction piece. */
  readonly junctions: number
  /** Wings whose eaves meet, so that the roof closes over the gap between them. */
  readonly closesGap: boolean
}

/** Length of all edges of a kind, metres. */
export function edgeLengthM(roof: Roof, kind: EdgeKind): number {
  return roof.edges.reduce((sum, edge) => (edge.kind === kind ? sum + edge.lengthM : sum), 0)
}
