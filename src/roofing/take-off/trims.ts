import { type EdgeKind, edgeKinds, type Roof } from '../roof/roof.ts'
import { partsIn } from './centimetre.ts'
import type { Settings } from './settings.ts'

/** All edges of one kind: how long together, and how many pieces cover them, edge by edge, laps counted. */
interface Trim {
  readonly lengthM: number
  readonly pieces: number
}

export type Trims = Readonly<Record<EdgeKind, Trim>>

/** What covers an edge of each kind. */
const pieceOf = {
  ridge: 'cap',
  hip: 'cap',
  valley: 'valley',
  eave: 'gutter',
  verge: 'flashing',
  head: 'flashing',
  wall: 'flashing',
} as const satisfies Record<EdgeKind, keyof Settings>

/** Pieces along one run: each but the first gives up a lap. */
function piecesIn(lengthM: number, pieceM: number, lapM: number): number {
  return Math.max(1, partsIn(lengthM - lapM, pieceM - lapM))
}

/** Every edge of the roofs. */
export function trimsOf(roofs: readonly Roof[], settings: Settings): Trims {
  const edges = roofs.flatMap(roof => roof.edges)
  const trim = (kind: EdgeKind): Trim => {
    const piece = pieceOf[kind]
    const lengths = edges.flatMap(edge => (edge.kind === kind ? [edge.lengthM] : []))
    return {
      lengthM: lengths.reduce((sum, lengthM) => sum + lengthM, 0),
      pieces: lengths.reduce((sum, lengthM) => sum + piecesIn(lengthM, settings[piece], settings[`${piece}Lap`]), 0),
    }
  }
  return Object.fromEntries(edgeKinds.map(kind => [kind, trim(kind)])) as Trims
}

/** What is counted of each kind of piece. */
export interface TrimCounts {
  /** Over ridges and hips, with a junction piece wherever they meet. */
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
