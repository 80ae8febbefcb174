/** The roofs that are built most: one slope, two, or four. */
export type Shape = 'lean-to' | 'gable' | 'hip'

export const shapes: readonly Shape[] = ['lean-to', 'gable', 'hip']

/** What a roof is worked out from. Lengths in metres, measured in plan over the outside of the walls. */
export interface RoofInput {
  readonly shape: Shape
  readonly lengthM: number
  readonly widthM: number
  /** Above the horizontal, degrees. */
  readonly pitchDeg: number
  /** How far the roof reaches past the wall at the eave, horizontally. */
  readonly eaveM: number
  /** How far it reaches past the gable wall. A hip has no verge. */
  readonly vergeM: number
  /** Lean-tos only: built against a wall, where they end without an overhang (the usual), or standing free. */
  readonly top?: 'wall' | 'free'
}

/** A point on a face: along the eave from its left-hand end seen from outside, and up the slope. Metres. */
export type FacePoint = readonly [alongM: number, upM: number]

/** A point in the room: along the roof's length, across it, and up from the eave. Metres, from the middle of the walls. */
export type RoomPoint = readonly [xM: number, yM: number, zM: number]

export type FaceName = 'front' | 'back' | 'left' | 'right'

/** One flat side of a roof. The corners of outline and room go round in the same order. */
export interface Face {
  readonly name: FaceName
  readonly outline: readonly FacePoint[]
  readonly corners: readonly RoomPoint[]
}

/** `head` is the upper edge of a lean-to, which takes a flashing; `valley` stands ready for roofs with wings. */
export type EdgeKind = 'eave' | 'verge' | 'ridge' | 'hip' | 'valley' | 'head'

export interface Edge {
  readonly kind: EdgeKind
  readonly lengthM: number
}

export interface Roof {
  readonly input: RoofInput
  readonly faces: readonly Face[]
  readonly edges: readonly Edge[]
  /** Plan area with its overhangs, m². */
  readonly planAreaM2: number
  /** Up the slope from eave to ridge (or head), metres. */
  readonly slopeLengthM: number
  /** Points at which hips meet a ridge or each other: each takes a junction piece. */
  readonly junctions: number
}

/** Length of all edges of a kind, metres. */
export function edgeLengthM(roof: Roof, kind: EdgeKind): number {
  return roof.edges.reduce((sum, edge) => (edge.kind === kind ? sum + edge.lengthM : sum), 0)
}
