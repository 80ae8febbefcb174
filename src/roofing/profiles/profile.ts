/**
 * What the kernel knows about one rolled profile: the shape of its cross-section and the widths a sheet covers.
 * All lengths are millimetres, as the trade writes them on a drawing.
 */

/** The five cross-sections that the six products are rolled to. */
export type ProfileId = 'box' | 'corrugated' | 'versatile' | 'romantile' | 'maisha-tile'

/**
 * How sure a fact is.
 * - `maker`: a maker's text or a standard says so.
 * - `trade`: Kenyan trade pages and sellers' published data agree.
 * - `assumed`: one weak source, or derived by us.
 */
type Certainty = 'maker' | 'trade' | 'assumed'

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
  readonly certainty: { readonly coverWidth: Certainty; readonly section: Certainty }
}

/** What counting needs of a profile: everything but the shape of its section. */
export type SheetMeasures = Omit<Profile, 'period' | 'edgeOffsetMm' | 'certainty'>
