import type { SheetMeasures } from '../profiles/profile.ts'

/** What the count assumes beside the roof itself. Metres. */
export interface Settings {
  /** Width of roof that one sheet covers. */
  readonly cover: number
  /** Longest single sheet; what is longer is laid in rows with an end lap. */
  readonly longest: number
  readonly endLap: number
  /** Tile forms only. */
  readonly step: number
  /** How far a step-tile sheet reaches past its last step. */
  readonly stepLap: number
  /** Pieces that cover edges: caps on ridges and hips, valley gutters, flashings on verges, heads and walls, eave gutters. */
  readonly cap: number
  readonly capLap: number
  readonly valley: number
  readonly valleyLap: number
  readonly flashing: number
  readonly flashingLap: number
  readonly gutter: number
  readonly gutterLap: number
  /** Spacing of the timber. Tiles lie on a batten a step instead of on purlins. */
  readonly purlin: number
  readonly rafter: number
  readonly round: Rounding
  /** The lengths that shops keep, for `stock`: 1 to 12 m each, at least one. */
  readonly stockM: readonly number[]
}

/**
 * To which lengths sheets are ordered: up to the centimetre, up to 0.1 m, or laid from the lengths that shops keep, with
 * end laps. Step tiles come in whole steps whatever is chosen.
 */
type Rounding = (typeof roundings)[number]

export const roundings = ['0.01', '0.1', 'stock'] as const

/** Length and lap of the pieces that cover edges. Metres. */
export type PieceMeasures = Readonly<
  Record<'cap' | 'valley' | 'flashing' | 'gutter', { readonly lengthM: number; readonly lapM: number }>
>

/** Trade pages name 1.8 to 2.4 m; what water runs along laps as sheets do. */
const usualPieces: PieceMeasures = {
  cap: { lengthM: 2, lapM: 0.1 },
  valley: { lengthM: 2, lapM: 0.15 },
  flashing: { lengthM: 2, lapM: 0.1 },
  gutter: { lengthM: 2, lapM: 0.1 },
}

/** Above this a sheet is worth a word about lorries; above `longest` it is laid in rows. */
export const LONG_SHEET_M = 6

const LOW_PITCH_DEG = 15

/**
 * The usual settings for a profile on roofs of these pitches: trade values of the Kenyan market. The end lap is longer
 * where one of the roofs is low. Rafters stand 1.5 m apart, as the trusses of the published Kenyan example do.
 * @param pieces what the shop sells for edges
 */
export function usualSettings(
  profile: SheetMeasures,
  pitchesDeg: readonly number[],
  { cap, valley, flashing, gutter }: PieceMeasures = usualPieces,
): Settings {
  return {
    cover: profile.coverWidthMm / 1000,
    longest: 9,
    endLap: pitchesDeg.some(pitch => pitch < LOW_PITCH_DEG) ? 0.2 : 0.15,
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
    round: '0.1',
    stockM: [2, 2.5, 3],
  }
}
