/**
 * A rolled profile: the shape of its cross-section and the widths of a sheet. All lengths are millimetres, as on drawings
 * of the trade.
 */

/** The cross-sections of the products. */
export type ProfileId = 'box' | 'corrugated' | 'versatile' | 'romantile' | 'maisha-tile'

/**
 * The source of a measurement.
 * - `makers`: makers' data sheets and codes of practice.
 * - `sellers`: several Kenyan sellers or trade pages.
 * - `oneSeller`: a single seller.
 * - `ours`: not published; we drew or derived it, so that the profile looks and laps like the product.
 */
type Origin = 'makers' | 'sellers' | 'oneSeller' | 'ours'

/** The source of one measurement, and the range of values found. */
export interface Source {
  readonly from: Origin
  /** The range found, in the measurement's own unit; absent where all sources agree. */
  readonly found?: readonly [min: number, max: number]
}

/** One straight or curved segment of a cross-section, relative to the end of the one before (x across, z up). Millimetres. */
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

/** The steps pressed across a tile sheet. */
export interface Step {
  /** Distance from one step to the next, along the slope. */
  readonly lengthMm: number
  /** Height of a step, perpendicular to the roof plane. */
  readonly heightMm: number
}

/** A profile and the sheets that are rolled with it. */
export interface Profile {
  readonly id: ProfileId
  /** Width of roof that one sheet covers, side lap excluded. */
  readonly coverWidthMm: number
  /** Width of the sheet from edge to edge, side lap included. */
  readonly overallWidthMm: number
  /** One repeat of the cross-section, starting at its lowest line and ending at the same height. */
  readonly period: readonly Segment[]
  /** Position of the sheet's left edge within the repeat. */
  readonly edgeOffsetMm: number
  /** Step tiles only. */
  readonly step?: Step
  /** The shortest sheet that shops cut; of step tiles one step and its lap. The owner may give another for a product. */
  readonly minSheetMm: number
  /** The lowest roof pitch for the profile, in degrees. */
  readonly minPitchDeg: number
  /** Screws or nails per sheet and purlin row: in the end rows and in the rows between. */
  readonly fasteners: { readonly endRow: number; readonly innerRow: number }
  /** Whether a sheet that is turned by 180° fits the others, so that off-cuts of hips can be used again. */
  readonly reversible: boolean
  /** The source of every published measurement. */
  readonly sources: {
    readonly coverWidth: Source
    readonly overallWidth: Source
    /** From the lowest line of the section to its highest. */
    readonly depth: Source
    /** From one rib or wave to the next. */
    readonly spacing: Source
    /** Step tiles only. */
    readonly stepLength?: Source
    readonly minPitch: Source
  }
}

/** Whether makers or several sellers publish the measurement. Pages write "about" before all others. */
export function isConfirmed({ from }: Source): boolean {
  return from === 'makers' || from === 'sellers'
}

/** The part of a profile that counting needs: everything but the shape of its section. */
export type SheetMeasures = Omit<Profile, 'period' | 'edgeOffsetMm' | 'sources'>
