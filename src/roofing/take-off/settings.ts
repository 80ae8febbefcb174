import type { SheetMeasures } from '../profiles/profile.ts'

/**
 * The assumptions of a take-off. Metres. Values that a visitor may change have the names of their fields, which are also the
 * keys of links (`quote/fields.ts`).
 */
export interface Settings {
  /** Width of roof that one sheet covers. */
  readonly cover: number
  /** Longest sheet; longer columns are laid with several sheets, joined by end laps. */
  readonly longest: number
  /** Shortest sheet that is ordered; a shorter corner is cut from an off-cut or from a sheet of this length. */
  readonly shortest: number
  /** The end lap of all roofs; where absent, each roof has the usual one for its pitch (`endLapOf`). */
  readonly endLap?: number
  /** Length of one step of a step tile; 0 for other sheets. */
  readonly step: number
  /** Step tiles: length of a sheet beyond its last step, which laps the sheet above or below. */
  readonly stepLap: number
  /**
   * Length of one piece: caps on ridges and hips, gutters in valleys, flashings on verges, heads and walls, gutters at eaves.
   * Each has its lap.
   */
  readonly cap: number
  readonly capLap: number
  readonly valley: number
  readonly valleyLap: number
  readonly flashing: number
  readonly flashingLap: number
  readonly gutter: number
  readonly gutterLap: number
  /** Spacing of the timber. Step tiles lie on one batten per step instead of purlins. */
  readonly purlin: number
  readonly rafter: number
  readonly rounding: Rounding
  /** The stock lengths for the rounding `stock`: 1 to 12 m each, at least one. */
  readonly stockM: readonly number[]
}

/** How far apart the purlins are, or for step tiles the battens, one for each step. */
export const purlinSpacingM = ({ purlin, step }: Pick<Settings, 'purlin' | 'step'>): number =>
  step > 0 ? step : purlin

/**
 * How sheet lengths are rounded: up to the centimetre, up to 0.1 m, or joined from stock lengths with end laps. Step tiles
 * always come in whole steps.
 */
type Rounding = (typeof roundings)[number]

export const roundings = ['0.01', '0.1', 'stock'] as const

/** Length and lap of the pieces that cover edges. Metres. */
export type PieceMeasures = Readonly<
  Record<'cap' | 'valley' | 'flashing' | 'gutter', { readonly lengthM: number; readonly lapM: number }>
>

/** Trade pages give lengths of 1.8 to 2.4 m. Valleys lap as far as sheets do, because water runs along them. */
const usualPieces: PieceMeasures = {
  cap: { lengthM: 2, lapM: 0.1 },
  valley: { lengthM: 2, lapM: 0.15 },
  flashing: { lengthM: 2, lapM: 0.1 },
  gutter: { lengthM: 2, lapM: 0.1 },
}

/** Longer sheets get a warning about transport. */
export const LONG_SHEET_M = 6

const LOW_PITCH_DEG = 15

/** The usual end lap of a roof, from the Kenyan trade: longer where water runs slowly. */
export function usualEndLapM(pitchDeg: number): number {
  return pitchDeg < LOW_PITCH_DEG ? 0.2 : 0.15
}

/** The end lap of a roof of this pitch. */
export function endLapOf({ endLap }: Pick<Settings, 'endLap'>, pitchDeg: number): number {
  return endLap ?? usualEndLapM(pitchDeg)
}

/**
 * The default settings for a profile, from the Kenyan trade. Rafters are 1.5 m apart, like the trusses of the published Kenyan
 * example.
 * @param pieces the lengths and laps of the shop's pieces
 */
export function usualSettings(
  profile: SheetMeasures,
  { cap, valley, flashing, gutter }: PieceMeasures = usualPieces,
): Settings {
  return {
    cover: profile.coverWidthMm / 1000,
    longest: 9,
    shortest: profile.minSheetMm / 1000,
    step: (profile.step?.lengthMm ?? 0) / 1000,
    stepLap: 0.15,
    cap: cap.lengthM,
    capLap: cap.lapM,
    valley: valley.lengthM,
    valleyLap: valley.lapM,
    flashing: flashing.lengthM,
    flashingLap: flashing.lapM,
    gutter: gutter.lengthM,
    gutterLap: gutter.lapM,
    purlin: 0.9,
    rafter: 1.5,
    rounding: '0.1',
    stockM: [2, 2.5, 3],
  }
}
