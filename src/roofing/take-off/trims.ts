import { type EdgeKind, edgeKinds, type Roof } from '../roof/roof.ts'
import { countParts } from './rounding.ts'
import type { Settings } from './settings.ts'

/** All edges of one kind: total length and number of pieces, laps included. */
interface Trim {
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

/** Pieces along one run; each but the first is shortened by the lap. */
function countPieces(lengthM: number, pieceM: number, lapM: number): number {
  return Math.max(1, countParts(lengthM - lapM, pieceM - lapM))
}

/** Measures the edges of all roofs, by kind. */
export function trimsOf(roofs: readonly Roof[], settings: Settings): Trims {
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

/** The number of pieces of each kind. */
export interface TrimCounts {
  /** On ridges and hips, with one more for each junction. */
  readonly caps: number
  readonly valleys: number
  /** Along verges, heads and walls. */
  readonly flashings: number
  readonly gutters: number
}

/** The pieces to buy for all edges. */
export function trimCounts(trims: Trims, roofs: readonly Roof[]): TrimCounts {
  return {
    caps: roofs.reduce((sum, { junctions }) => sum + junctions, trims.ridge.pieces + trims.hip.pieces),
    valleys: trims.valley.pieces,
    flashings: trims.verge.pieces + trims.head.pieces + trims.wall.pieces,
    gutters: trims.eave.pieces,
  }
}
