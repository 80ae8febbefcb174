import type { Profile } from '../profiles/profile.ts'
import { buildRoof, faceAreaM2 } from '../roof/build-roof.ts'
import { edgeLengthM, type FaceName, type Roof, type RoofInput } from '../roof/roof.ts'
import { capCount, fastenerCount } from './accessories.ts'
import { cutFace, type Piece } from './cut-face.ts'
import { savedByTurningM } from './reuse.ts'
import { LONG_SHEET_M, type Settings } from './settings.ts'

/** So many sheets of one length. */
export interface Cut {
  readonly count: number
  readonly lengthM: number
}

export interface FaceTakeOff {
  readonly name: FaceName
  readonly pieces: readonly Piece[]
  /** Longest first. */
  readonly cuts: readonly Cut[]
}

export interface RoofTakeOff {
  readonly roof: Roof
  readonly faces: readonly FaceTakeOff[]
}

export type Warning =
  | { readonly kind: 'pitch-below-least'; readonly pitchDeg: number; readonly leastDeg: number }
  | { readonly kind: 'sheet-long'; readonly lengthM: number }

/** Everything that is counted for one quote, all its roofs together. */
export interface TakeOff {
  readonly roofs: readonly RoofTakeOff[]
  readonly roofAreaM2: number
  /** The longest of the roofs. */
  readonly slopeLengthM: number
  readonly sheets: number
  readonly runningM: number
  /** The same with off-cuts of the hips used again; equal where the profile cannot be turned. */
  readonly runningWithReuseM: number
  readonly ridgeLengthM: number
  readonly hipLengthM: number
  readonly caps: number
  readonly fasteners: number
  /** Whole shillings, rounded up: never told too low. */
  readonly priceKsh: number
  readonly pricePerM2Ksh: number
  /** Longest first. */
  readonly cuts: readonly Cut[]
  readonly warnings: readonly Warning[]
}

const total = <T>(items: readonly T[], value: (item: T) => number) => items.reduce((sum, item) => sum + value(item), 0)

/** Adds lengths in whole centimetres, so that sums are exact. */
const totalM = <T>(items: readonly T[], lengthM: (item: T) => number) =>
  total(items, item => Math.round(lengthM(item) * 100)) / 100

/** Sheets of equal length counted together, longest first. */
export function cutList(pieces: readonly Piece[]): Cut[] {
  const counts = new Map<number, number>()
  for (const { lengthM } of pieces) counts.set(lengthM, (counts.get(lengthM) ?? 0) + 1)
  return [...counts].map(([lengthM, count]) => ({ count, lengthM })).sort((a, b) => b.lengthM - a.lengthM)
}

function warnings(roofs: readonly RoofInput[], cuts: readonly Cut[], profile: Profile): Warning[] {
  const lowest = Math.min(...roofs.map(roof => roof.pitchDeg))
  const longest = cuts[0]?.lengthM ?? 0
  return [
    ...(lowest < profile.leastPitchDeg
      ? [{ kind: 'pitch-below-least', pitchDeg: lowest, leastDeg: profile.leastPitchDeg } as const]
      : []),
    ...(longest > LONG_SHEET_M ? [{ kind: 'sheet-long', lengthM: longest } as const] : []),
  ]
}

/** Counts everything for one or several roofs of one product. Inputs must be within `ranges`. */
export function takeOff(
  inputs: readonly RoofInput[],
  profile: Profile,
  settings: Settings,
  priceKshPerMetre: number,
): TakeOff {
  const roofs = inputs.map(input => {
    const roof = buildRoof(input)
    const faces = roof.faces.map(face => {
      const pieces = cutFace(face, settings)
      return { name: face.name, pieces, cuts: cutList(pieces) }
    })
    return { roof, faces }
  })
  const faces = roofs.flatMap(roof => roof.faces)
  const pieces = faces.flatMap(face => face.pieces)
  const cuts = cutList(pieces)
  const roofAreaM2 = total(roofs, ({ roof }) => total(roof.faces, faceAreaM2))
  const runningM = totalM(pieces, piece => piece.lengthM)
  const savedM = profile.reversible
    ? savedByTurningM(
        faces.map(face => face.pieces),
        settings,
      )
    : 0
  const priceKsh = Math.ceil(runningM * priceKshPerMetre - 1e-6)
  return {
    roofs,
    roofAreaM2,
    slopeLengthM: Math.max(...roofs.map(({ roof }) => roof.slopeLengthM)),
    sheets: pieces.length,
    runningM,
    runningWithReuseM: Math.round((runningM - savedM) * 100) / 100,
    ridgeLengthM: total(roofs, ({ roof }) => edgeLengthM(roof, 'ridge')),
    hipLengthM: total(roofs, ({ roof }) => edgeLengthM(roof, 'hip')),
    caps: total(roofs, ({ roof }) => capCount(roof, settings)),
    fasteners: total(pieces, piece => fastenerCount(piece, profile, settings)),
    priceKsh,
    pricePerM2Ksh: Math.ceil(priceKsh / roofAreaM2),
    cuts,
    warnings: warnings(inputs, cuts, profile),
  }
}
