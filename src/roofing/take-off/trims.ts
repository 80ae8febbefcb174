import { type EdgeKind, edgeKinds, type Roof } from '../roof/roof.ts'
import { countParts } from './rounding.ts'
import type { Settings } from './settings.ts'

/** The pieces that cover all edges of one kind. */
interface Trim {
  /** Total length of the edges. */
  readonly lengthM: number
  readonly pieces: number
}

export type Trims = Readonly<Record<EdgeKind, Trim>>

/** The piece that covers each kind of edge. */
const pieceForEdge = {
  ridge: 'cap',
  hip: 'cap',
  valley: 'valley',
  eave: 'gutter',
  verge: 'flashing',
  head: 'flashing',
  wall: 'flashing',
} as const satisfies Record<EdgeKind, keyof Settings>

/** The number of pieces along one edge; each but the first covers its length minus the lap. */
function countPieces(lengthM: number, pieceM: number, lapM: number): number {
  return Math.max(1, countParts(lengthM - lapM, pieceM - lapM))
}

/** Measures the edges of all roofs and counts their pieces, by kind. */
export function measureTrims(roofs: readonly Roof[], settings: Settings): Trims {
  const edges = roofs.flatMap(roof => roof.edges)
  const trim = (kind: EdgeKind): Trim => {
    const piece = pieceForEdge[kind]
    const lengths = edges.flatMap(edge => (edge.kind === kind ? [edge.lengthM] : []))
    return {
      lengthM: lengths.reduce((sum, lengthM) => sum + lengthM, 0),
      pieces: lengths.reduce((sum, lengthM) => sum + countPieces(lengthM, settings[piece], settings[`${piece}Lap`]), 0),
    }
  }
  return Object.fromEntries(edgeKinds.map(kind => [kind, trim(kind)])) as Trims
}

/** The number of pieces to buy. */
export interface TrimCounts {
  /** On ridges and hips, with one more for each junction. */
  readonly caps: number
  readonly valleys: number
  /** Along verges, heads and walls. */
  readonly flashings: number
  readonly gutters: number
}

/** The pieces to buy for all edges and junctions. */
export function countTrimPieces(trims: Trims, roofs: readonly Roof[]): TrimCounts {
  return {
    caps: roofs.reduce((sum, { junctions }) => sum + junctions, trims.ridge.pieces + trims.hip.pieces),
    valleys: trims.valley.pieces,
    flashings: trims.verge.pieces + trims.head.pieces + trims.wall.pieces,
    gutters: trims.eave.pieces,
  }
}
