import { priceKsh, pricePerCoveredM2Ksh, pricePerRoofM2Ksh } from '../money/price.ts'
import type { SheetMeasures } from '../profiles/profile.ts'
import { buildRoof, faceAreaM2 } from '../roof/build-roof.ts'
import type { Face, Roof, RoofInput } from '../roof/roof.ts'
import { type Cut, cutList, cutListOf } from './cut.ts'
import { type Column, type ColumnStart, cutFace, type Piece } from './cut-face.ts'
import { type Fasteners, fasteners } from './fasteners.ts'
import { layOutColumns } from './lay-out-columns.ts'
import { savedByTurningM } from './reuse.ts'
import { sumM } from './rounding.ts'
import { rowsFor } from './rows.ts'
import { LONG_SHEET_M, type Settings } from './settings.ts'
import { type TrimCounts, type Trims, trimCounts, trimsOf } from './trims.ts'

interface FaceTakeOff {
  readonly face: Face
  readonly pieces: readonly Piece[]
  /** Longest first. */
  readonly cuts: readonly Cut[]
}

export interface RoofTakeOff {
  readonly roof: Roof
  readonly faces: readonly FaceTakeOff[]
  /** Where the columns of its faces start. */
  readonly columnStart: ColumnStart
}

type Warning =
  | { readonly kind: 'pitch-below-min'; readonly pitchDeg: number; readonly minDeg: number }
  | { readonly kind: 'sheet-long'; readonly lengthM: number }
  /** Eaves of two wings meet, so the roof covers the gap between them. */
  | { readonly kind: 'gap-closed' }

/** The count for one quote, all roofs together. */
export interface TakeOff extends TrimCounts {
  readonly roofs: readonly RoofTakeOff[]
  readonly roofAreaM2: number
  /** The longest of the roofs. */
  readonly slopeLengthM: number
  readonly sheets: number
  readonly runningM: number
  /** `runningM` with hip off-cuts used again; equal where the profile is not reversible. */
  readonly runningWithReuseM: number
  /** Every edge, by kind. */
  readonly trims: Trims
  readonly fasteners: Fasteners
  /** Membrane under the sheets, with 10 % for laps. */
  readonly underlayM2: number
  /** Whole shillings, rounded up. */
  readonly priceKsh: number
  /** Price of a square metre covered by sheets: price per metre over cover width. Rounded up. */
  readonly pricePerCoveredM2Ksh: number
  /** Price of a square metre of this roof, laps and off-cuts included. Rounded up. */
  readonly pricePerM2Ksh: number
  /** Longest first. */
  readonly cuts: readonly Cut[]
  readonly warnings: readonly Warning[]
}

/** Laps add 10 %. */
const UNDERLAY_FACTOR = 1.1

const total = <T>(items: readonly T[], value: (item: T) => number) => items.reduce((sum, item) => sum + value(item), 0)

function findWarnings(roofs: readonly Roof[], cuts: readonly Cut[], profile: SheetMeasures): Warning[] {
  const lowest = Math.min(...roofs.map(({ input }) => input.pitchDeg))
  const { lengthM: longest } = cuts[0] as Cut
  return [
    ...(lowest < profile.minPitchDeg
      ? [{ kind: 'pitch-below-min', pitchDeg: lowest, minDeg: profile.minPitchDeg } as const]
      : []),
    ...(longest > LONG_SHEET_M ? [{ kind: 'sheet-long', lengthM: longest } as const] : []),
    ...(roofs.some(({ closesGap }) => closesGap) ? [{ kind: 'gap-closed' } as const] : []),
  ]
}

/** Counts everything for one or several roofs of one product. Inputs must be within `roofLimits`. */
export function takeOff(
  inputs: readonly RoofInput[],
  profile: SheetMeasures,
  settings: Settings,
  priceKshPerMetre: number,
): TakeOff {
  const rows = rowsFor(settings)
  const built = inputs.map(buildRoof)
  const trims = trimsOf(built, settings)
  const layouts = built.map(roof => ({ roof, ...layOutColumns(roof.faces, settings.cover, rows) }))
  const roofs = layouts.map(({ roof, columnStart, columns }) => {
    const faces = roof.faces.map((face, index) => {
      const pieces = cutFace(columns[index] as readonly Column[], settings.cover, rows)
      return { face, pieces, cuts: cutListOf(pieces) }
    })
    return { roof, faces, columnStart }
  })
  const faces = roofs.flatMap(roof => roof.faces)
  const cuts = cutList(faces.flatMap(face => face.cuts))
  const roofAreaM2 = total(roofs, ({ roof }) => total(roof.faces, faceAreaM2))
  const runningM = sumM(cuts.map(({ lengthM, count }) => lengthM * count))
  const savedM = profile.reversible
    ? savedByTurningM(
        layouts.flatMap(({ columns }) => columns.flat()),
        rows,
        profile,
        settings,
      )
    : 0
  const wholePriceKsh = priceKsh(runningM, priceKshPerMetre)
  return {
    roofs,
    roofAreaM2,
    slopeLengthM: Math.max(...roofs.map(({ roof }) => roof.slopeLengthM)),
    sheets: total(cuts, ({ count }) => count),
    runningM,
    runningWithReuseM: Math.round((runningM - savedM) * 100) / 100,
    trims,
    ...trimCounts(trims, built),
    fasteners: fasteners(cuts, roofAreaM2, profile, settings),
    underlayM2: roofAreaM2 * UNDERLAY_FACTOR,
    priceKsh: wholePriceKsh,
    pricePerCoveredM2Ksh: pricePerCoveredM2Ksh(priceKshPerMetre, settings.cover),
    pricePerM2Ksh: pricePerRoofM2Ksh(wholePriceKsh, roofAreaM2),
    cuts,
    warnings: findWarnings(built, cuts, profile),
  }
}
