/**
 * What the kernel knows about one rolled profile: the shape of its cross-section and the widths a sheet covers.
 * All lengths are millimetres, as the trade writes them on a drawing.
 */

/** The cross-sections that products are rolled to. */
export type ProfileId = 'box' | 'corrugated' | 'versatile' | 'romantile' | 'maisha-tile'

/**
 * Where a measurement comes from.
 * - `makers`: makers' data sheets and codes of practice agree.
 * - `sellers`: what Kenyan sellers and trade pages publish.
 * - `oneSeller`: what one of them publishes, and nobody else.
 * - `ours`: found nowhere; drawn or derived by us to look and lap like the product.
 */
export type Origin = 'makers' | 'sellers' | 'oneSeller' | 'ours'

/** Where one measurement comes from, and how far its sources differ. */
export interface Source {
  readonly from: Origin
  /** The least and the most that was found, in the measurement's own unit; absent where nobody disagrees. */
  readonly found?: readonly [least: number, most: number]
}

/** One straight or curved stretch of a cross-section, relative to where the one before it ended (x across, z up). */
export type Segment =
  | { readonly kind: 'line'; readonly dx: number; readonly dz: number }
  | {
      readonly kind: 'curve'
      /** First Bézier control point. */
      readonly c1: readonly [dx: number, dz: number]
      /** Second Bézier control point. */
      readonly c2: readonly [dx: number, dz: number]
      readonly dx: number
      readonly dz: number
    }

/** The steps pressed across a tile-form sheet, up the slope. */
export interface Step {
  /** Distance from one step to the next, along the slope. */
  readonly lengthMm: number
  /** How far the sheet drops at a step, at right angles to the roof plane. */
  readonly heightMm: number
}

export interface Profile {
  readonly id: ProfileId
  /** Width of roof that one sheet covers once its neighbour laps it: the number to buy by. */
  readonly coverWidthMm: number
  /** Width of the sheet from edge to edge, side lap included. */
  readonly overallWidthMm: number
  /** One repeat of the cross-section, from its lowest line; the segments end at the height at which they began. */
  readonly period: readonly Segment[]
  /** Where inside the repeat the sheet's left-hand edge lies. */
  readonly edgeOffsetMm: number
  /** Present on tile forms only. */
  readonly step?: Step
  /** Least roof pitch at which the profile sheds rain, in degrees. */
  readonly leastPitchDeg: number
  /** Screws or nails a sheet takes at each purlin row: at the end rows and at the rows between. */
  readonly fasteners: { readonly endRow: number; readonly innerRow: number }
  /** True where a sheet turned by 180° is the same sheet, so that a hip's off-cut serves again. */
  readonly reversible: boolean
  /** Of every measurement that is shown. */
  readonly sources: {
    readonly coverWidth: Source
    readonly overallWidth: Source
    /** From the lowest line of the section to its highest. */
    readonly depth: Source
    /** From one rib or wave to the next. */
    readonly spacing: Source
    /** Present on tile forms only. */
    readonly stepLength?: Source
    readonly leastPitch: Source
  }
}

/** Whether somebody else than one seller or ourselves says so; what is not confirmed is told as "about". */
export function isConfirmed({ from }: Source): boolean {
  return from === 'makers' || from === 'sellers'
}

/** What counting needs of a profile: everything but the shape of its section. */
export type SheetMeasures = Omit<Profile, 'period' | 'edgeOffsetMm' | 'sources'>
