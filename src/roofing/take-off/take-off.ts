import { priceKsh, pricePerCoveredM2Ksh, pricePerRoofM2Ksh } from '../money/price.ts'
import type { SheetMeasures } from '../profiles/profile.ts'
import { buildRoof, faceAreaM2 } from '../roof/build-roof.ts'
import type { Face, Roof, RoofInput } from '../roof/roof.ts'
import { type Cut, cutList, cutListOf } from './cut.ts'
import { type Column, type ColumnStart, cutFace, type Piece } from './cut-face.ts'
import { type Fasteners, fasteners } from './fasteners.ts'
import { layOutColumns } from './lay-out-columns.ts'
import { nestCorners } from './nest-corners.ts'
import { savedByTurningM } from './reuse.ts'
import { sumM } from './rounding.ts'
import { type LayRows, rowsFor } from './rows.ts'
import { endLapOf, LONG_SHEET_M, type Settings } from './settings.ts'
import { type TrimCounts, type Trims, trimCounts, trimsOf } from './trims.ts'

interface FaceTakeOff {
  readonly face: Face
  readonly pieces: readonly Piece[]
  /** The length that each column must reach; without those that are cut from off-cuts. */
  readonly columnsM: readonly number[]
  /** The sheets to order, longest first. */
  readonly cuts: readonly Cut[]
}

export interface RoofTakeOff {
  readonly roof: Roof
  readonly faces: readonly FaceTakeOff[]
  /** Where the columns of its faces start. */
  readonly columnStart: ColumnStart
  /** The end lap of its rows. */
  readonly endLapM: number
}

/** A warning about one roof, by its index. */
export type Warning = { readonly roof: number } & (
  | { readonly kind: 'pitch-below-min'; readonly pitchDeg: number; readonly minDeg: number }
  | { readonly kind: 'sheet-long'; readonly lengthM: number }
  /** Eaves of two wings meet, so the roof covers the gap between them. */
  | { readonly kind: 'gap-closed' }
)

/** The count for one quote, all roofs together. */
export interface TakeOff extends TrimCounts {
  readonly roofs: readonly RoofTakeOff[]
  readonly roofAreaM2: number
  /** The longest of the roofs. */
  readonly slopeLengthM: number
  readonly sheets: number
  /** Corners that are cut from off-cuts, without a sheet of their own. */
  readonly offcutCorners: number
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

function findWarnings({ roof, faces }: RoofTakeOff, index: number, profile: SheetMeasures): Warning[] {
  const { pitchDeg } = roof.input
  const longest = Math.max(...faces.flatMap(({ cuts }) => cuts.map(({ lengthM }) => lengthM)))
  return [
    ...(pitchDeg < profile.minPitchDeg
      ? [{ kind: 'pitch-below-min', roof: index, pitchDeg, minDeg: profile.minPitchDeg } as const]
      : []),
    ...(longest > LONG_SHEET_M ? [{ kind: 'sheet-long', roof: index, lengthM: longest } as const] : []),
    ...(roof.closesGap ? [{ kind: 'gap-closed', roof: index } as const] : []),
  ]
}

/** Counts everything for one or several roofs of one product. Inputs must be within `roofLimits`. */
export function takeOff(
  inputs: readonly RoofInput[],
  profile: SheetMeasures,
  settings: Settings,
  priceKshPerMetre: number,
): TakeOff {
  const built = inputs.map(buildRoof)
  const trims = trimsOf(built, settings)
  const layouts = built.map(roof => {
    const rows = rowsFor(settings, roof.input.pitchDeg)
    const nest = (columns: readonly Column[]) => nestCorners(columns, profile, settings)
    return { roof, rows, ...layOutColumns(roof.faces, settings.cover, rows, nest) }
  })
  const roofs = layouts.map(({ roof, rows, columnStart, columns, nested }) => {
    const faces = roof.faces.map((face, index) => {
      const ofFace = columns[index] as readonly Column[]
      const pieces = cutFace(ofFace, settings.cover, rows, nested.corners)
      const columnsM = ofFace.filter(column => !nested.corners.has(column)).map(({ lowM, highM }) => highM - lowM)
      return { face, pieces, columnsM, cuts: cutListOf(pieces.filter(({ isOffcut }) => !isOffcut)) }
    })
    return { roof, faces, columnStart, endLapM: endLapOf(settings, roof.input.pitchDeg) }
  })
  const faces = roofs.flatMap(roof => roof.faces)
  const cuts = cutList(faces.flatMap(face => face.cuts))
  const roofAreaM2 = total(roofs, ({ roof }) => total(roof.faces, faceAreaM2))
  const runningM = sumM(cuts.map(({ lengthM, count }) => lengthM * count))
  const savedM = profile.reversible
    ? savedByTurningM(
        layouts.flatMap(({ columns, nested }) =>
          columns.flat().filter(column => !nested.corners.has(column) && !nested.sources.has(column)),
        ),
        // A pair is cut from one sheet, so the rows of any roof will do.
        layouts[0]?.rows as LayRows,
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
    offcutCorners: total(layouts, ({ nested }) => nested.corners.size),
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
    warnings: roofs.flatMap((roof, index) => findWarnings(roof, index, profile)),
  }
}
