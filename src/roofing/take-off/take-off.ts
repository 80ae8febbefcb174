import { priceKsh, pricePerCoveredM2Ksh, pricePerRoofM2Ksh } from '../money/price.ts'
import type { SheetMeasures } from '../profiles/profile.ts'
import { buildRoof, faceAreaM2 } from '../roof/build-roof.ts'
import type { Face, Roof, RoofInput } from '../roof/roof.ts'
import { type Cut, combineCuts, countSheets, cutListOf, sumCutsM } from './cut.ts'
import { type Column, type ColumnStart, cutFace, type Piece } from './cut-face.ts'
import { countFasteners, type Fasteners } from './fasteners.ts'
import { layOutColumns } from './lay-out-columns.ts'
import { nestCorners } from './nest-corners.ts'
import { savedByTurningM } from './reuse.ts'
import { type LayRows, rowsFor } from './rows.ts'
import { endLapOf, LONG_SHEET_M, type Settings } from './settings.ts'
import { countTrimPieces, measureTrims, type TrimCounts, type Trims } from './trims.ts'

interface FaceTakeOff {
  readonly face: Face
  readonly pieces: readonly Piece[]
  /** The length of each column that has sheets of its own; corners from off-cuts are left out. */
  readonly columnsM: readonly number[]
  /** The sheets to order, longest first. */
  readonly cuts: readonly Cut[]
}

export interface RoofTakeOff {
  readonly roof: Roof
  readonly faces: readonly FaceTakeOff[]
  /** Whether the columns of all its faces start at the left or in the middle. */
  readonly columnStart: ColumnStart
  /** The end lap between two sheets of a column. */
  readonly endLapM: number
}

/** A warning about one roof, with its index counted from 0. */
export type Warning = { readonly roof: number } & (
  | { readonly kind: 'pitch-below-min'; readonly pitchDeg: number; readonly minDeg: number }
  | { readonly kind: 'sheet-long'; readonly lengthM: number }
  /** The eaves of two wings meet, so the roof covers the gap between them. */
  | { readonly kind: 'gap-closed' }
)

/** The count for one quote, all roofs together. */
export interface TakeOff extends TrimCounts {
  readonly roofs: readonly RoofTakeOff[]
  readonly roofAreaM2: number
  /** The longest slope of all roofs. */
  readonly slopeLengthM: number
  readonly sheets: number
  /** Corners that are cut from off-cuts, without a sheet of their own. */
  readonly offcutCorners: number
  readonly runningM: number
  /** `runningM` with off-cuts of hips and valleys used again; equal where the profile is not reversible. */
  readonly runningWithReuseM: number
  /** Every edge, by kind. */
  readonly trims: Trims
  readonly fasteners: Fasteners
  /** Membrane under the sheets, with 10 % for laps. */
  readonly underlayM2: number
  /** Whole shillings, rounded up. */
  readonly priceKsh: number
  /** Price of a square metre covered by sheets: price per metre divided by cover width. Rounded up. */
  readonly pricePerCoveredM2Ksh: number
  /** Price of a square metre of this roof, laps and off-cuts included. Rounded up. */
  readonly pricePerM2Ksh: number
  /** Longest first. */
  readonly cuts: readonly Cut[]
  readonly warnings: readonly Warning[]
}

/** Laps of the membrane add 10 %. */
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

/**
 * Counts everything for one or several roofs of one product.
 * @param inputs at least one, each within `roofLimits`
 * @param priceKshPerMetre the price of one running metre of sheet
 */
export function takeOff(
  inputs: readonly RoofInput[],
  profile: SheetMeasures,
  settings: Settings,
  priceKshPerMetre: number,
): TakeOff {
  const built = inputs.map(buildRoof)
  const trims = measureTrims(built, settings)
  const layouts = built.map(roof => {
    const layRows = rowsFor(settings, roof.input.pitchDeg)
    const nest = (columns: readonly Column[]) => nestCorners(columns, profile, settings)
    return { roof, layRows, ...layOutColumns(roof.faces, settings.cover, layRows, nest) }
  })
  const roofs = layouts.map(({ roof, layRows, columnStart, columns, nested }) => {
    const faces = roof.faces.map((face, index) => {
      const faceColumns = columns[index] as readonly Column[]
      const pieces = cutFace(faceColumns, settings.cover, layRows, nested.corners)
      const columnsM = faceColumns.filter(column => !nested.corners.has(column)).map(({ lowM, highM }) => highM - lowM)
      return { face, pieces, columnsM, cuts: cutListOf(pieces.filter(({ isOffcut }) => !isOffcut)) }
    })
    return { roof, faces, columnStart, endLapM: endLapOf(settings, roof.input.pitchDeg) }
  })
  const faces = roofs.flatMap(roof => roof.faces)
  const cuts = combineCuts(faces.flatMap(face => face.cuts))
  const roofAreaM2 = total(roofs, ({ roof }) => total(roof.faces, faceAreaM2))
  const runningM = sumCutsM(cuts)
  const savedM = profile.reversible
    ? savedByTurningM(
        layouts.flatMap(({ columns, nested }) =>
          columns.flat().filter(column => !nested.corners.has(column) && !nested.sources.has(column)),
        ),
        // A pair is cut from one sheet without an end lap, so that of any roof will do.
        layouts[0]?.layRows as LayRows,
        profile,
        settings,
      )
    : 0
  const wholePriceKsh = priceKsh(runningM, priceKshPerMetre)
  return {
    roofs,
    roofAreaM2,
    slopeLengthM: Math.max(...roofs.map(({ roof }) => roof.slopeLengthM)),
    sheets: countSheets(cuts),
    offcutCorners: total(layouts, ({ nested }) => nested.corners.size),
    runningM,
    runningWithReuseM: Math.round((runningM - savedM) * 100) / 100,
    trims,
    ...countTrimPieces(trims, built),
    fasteners: countFasteners(cuts, roofAreaM2, profile, settings),
    underlayM2: roofAreaM2 * UNDERLAY_FACTOR,
    priceKsh: wholePriceKsh,
    pricePerCoveredM2Ksh: pricePerCoveredM2Ksh(priceKshPerMetre, settings.cover),
    pricePerM2Ksh: pricePerRoofM2Ksh(wholePriceKsh, roofAreaM2),
    cuts,
    warnings: roofs.flatMap((roof, index) => findWarnings(roof, index, profile)),
  }
}
