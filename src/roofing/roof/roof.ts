import type { Facing } from './region.ts'

/**
 * The shapes of roof: `lean-to` has one slope, `gable` two, `hip` four; `dutch-gable` is a hip with a small gable on top;
 * `hidden` is nearly flat behind walls. Gables, hips and Dutch gables may have wings.
 */
export type Shape = (typeof shapes)[number]

export const shapes = ['lean-to', 'gable', 'hip', 'dutch-gable', 'hidden'] as const

/** A part that projects from the main block at right angles. Metres, measured over the outside of the walls. */
export interface Wing {
  readonly side: 'front' | 'back'
  /** From the wall's left corner to the wing's left corner, seen from outside. */
  readonly atM: number
  /** How far it projects from the wall. */
  readonly outM: number
  readonly widthM: number
}

/** The measures that a roof is built from. Metres, in plan; length and width over the outside of the walls. */
export interface RoofInput {
  readonly shape: Shape
  readonly lengthM: number
  readonly widthM: number
  /** Above the horizontal, degrees. */
  readonly pitchDeg: number
  /** Horizontal overhang at the eave. Not used for hidden roofs. */
  readonly eaveM: number
  /** Overhang at the gable wall. A hip has no verge. */
  readonly vergeM: number
  /** Lean-tos only: built against a wall, without an overhang there (default), or free-standing. */
  readonly top?: 'wall' | 'free'
  /** Gables, hips and Dutch gables only. */
  readonly wings?: readonly Wing[]
  /** Dutch gables only: height of the small gable. */
  readonly gabletM?: number
  /** Hidden roofs only: falling to one side (default) or to two. */
  readonly falls?: 'one' | 'two'
}

/** A point on a face: along the eave from the left end seen from outside, and up the slope. Metres. */
export type FacePoint = readonly [alongM: number, upM: number]

/**
 * A point in space: x along the roof's length to the right, y across it to the back, z up. Metres. In plan the origin is the
 * centre of the walls' bounding box; z is 0 at the eave.
 */
export type Point3D = readonly [xM: number, yM: number, zM: number]

/**
 * - `head`: the upper edge of a lean-to, at a wall or free.
 * - `wall`: an edge along a wall, or at the foot of a small gable.
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

/**
 * One flat face of a roof. `outline` has its corners in the plane of the face and `corners` the same in space, in the same
 * order.
 */
export interface Face {
  /** Unique within the roof: `front`, `left 2`, `wing 1 right`. */
  readonly name: string
  readonly facing: Facing
  /** The wing that it covers, counted from 1 in the order of the input; absent for the main block. */
  readonly wing?: number
  /** Counted from 1 where the same part has several slopes with the same facing. */
  readonly nth?: number
  readonly outline: readonly FacePoint[]
  readonly corners: readonly Point3D[]
  /** `edges[i]` runs from the i-th corner to the next. */
  readonly edges: readonly EdgeKind[]
}

export interface Edge {
  readonly kind: EdgeKind
  readonly lengthM: number
  readonly from: Point3D
  readonly to: Point3D
}

/** One outer wall, which reaches up to the roof. */
export interface Wall {
  readonly facing: Facing
  /** Its upper edge, from its left end seen from outside. */
  readonly top: readonly Point3D[]
}

export interface Roof {
  readonly input: RoofInput
  readonly faces: readonly Face[]
  readonly edges: readonly Edge[]
  readonly walls: readonly Wall[]
  /** Plan area including overhangs, m². */
  readonly planAreaM2: number
  /** Length of the longest slope from eave to ridge or head, metres. */
  readonly slopeLengthM: number
  /** Number of points where hips meet a ridge or each other, or three ridges meet. Each takes a junction piece. */
  readonly junctions: number
  /** Whether the eaves of two wings meet, so that the roof covers the gap between them. */
  readonly closesGap: boolean
}

/** Total length of the edges of a kind, metres. */
export function edgeLengthM(roof: Roof, kind: EdgeKind): number {
  return roof.edges.reduce((sum, edge) => (edge.kind === kind ? sum + edge.lengthM : sum), 0)
}
