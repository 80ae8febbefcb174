import type { Profile, ProfileId } from './profile.ts'
import { halfWave, line } from './segments.ts'

/** Not published: we drew the profile to look and lap like the product. */
const ownDrawing = { from: 'ours' } as const
/** The lowest pitch that trade pages give for tile profiles of every name. */
const tilePitchSource = { from: 'sellers', found: [10, 14] } as const

/**
 * The usual measurements of each profile in the Kenyan market, each with its source. They differ between makers, so every
 * page that shows one says "usual", and where it is not confirmed also "about" and "confirm on order".
 */
export const profiles: Readonly<Record<ProfileId, Profile>> = {
  box: {
    id: 'box',
    coverWidthMm: 1000,
    overallWidthMm: 1066,
    // A trapezoid rib of 28 mm every 200 mm, with two stiffening swages of 3 mm between ribs.
    period: [
      line(19, 28),
      line(28, 0),
      line(19, -28),
      line(35, 0),
      line(5, 3),
      line(6, 0),
      line(5, -3),
      line(32, 0),
      line(5, 3),
      line(6, 0),
      line(5, -3),
      line(35, 0),
    ],
    edgeOffsetMm: 0,
    minSheetMm: 600,
    minPitchDeg: 6,
    fasteners: { endRow: 5, innerRow: 5 },
    reversible: true,
    sources: {
      coverWidth: { from: 'sellers', found: [800, 1015] },
      overallWidth: { from: 'sellers', found: [1050, 1072] },
      depth: { from: 'sellers' },
      spacing: ownDrawing,
      minPitch: { from: 'sellers', found: [5, 6] },
    },
  },
  corrugated: {
    id: 'corrugated',
    coverWidthMm: 762,
    // Eleven corrugations of 76.2 mm; the eleventh laps the next sheet's first.
    overallWidthMm: 838.2,
    period: [halfWave(38.1, 18), halfWave(38.1, -18)],
    edgeOffsetMm: 0,
    minSheetMm: 600,
    minPitchDeg: 10,
    fasteners: { endRow: 5, innerRow: 3 },
    reversible: true,
    // Makers everywhere roll this wave. Codes of practice give 76 mm by 17.5 mm (New Zealand's in clause 3.4.1).
    sources: {
      // With a side lap of one wave; with one and a half it is 724.
      coverWidth: { from: 'makers', found: [724, 762] },
      overallWidth: { from: 'makers', found: [836, 850] },
      depth: { from: 'makers', found: [17.5, 18] },
      spacing: { from: 'makers' },
      minPitch: { from: 'sellers', found: [5, 10] },
    },
  },
  versatile: {
    id: 'versatile',
    coverWidthMm: 1000,
    overallWidthMm: 1050,
    // A broad, low, even wave: four tiles to a sheet.
    period: [halfWave(125, 24), halfWave(125, -24)],
    edgeOffsetMm: 100,
    step: { lengthMm: 350, heightMm: 16 },
    minSheetMm: 500,
    minPitchDeg: 14,
    fasteners: { endRow: 5, innerRow: 5 },
    reversible: false,
    sources: {
      coverWidth: { from: 'oneSeller' },
      overallWidth: { from: 'oneSeller' },
      depth: ownDrawing,
      spacing: ownDrawing,
      stepLength: { from: 'oneSeller' },
      minPitch: tilePitchSource,
    },
  },
  romantile: {
    id: 'romantile',
    coverWidthMm: 1000,
    overallWidthMm: 1088,
    // A flat pan between full, steep-sided rolls.
    period: [halfWave(44, 34, 0.62), halfWave(44, -34, 0.62), line(112, 0)],
    edgeOffsetMm: 0,
    step: { lengthMm: 350, heightMm: 20 },
    minSheetMm: 500,
    minPitchDeg: 14,
    fasteners: { endRow: 5, innerRow: 5 },
    reversible: false,
    sources: {
      coverWidth: { from: 'sellers', found: [1000, 1100] },
      overallWidth: { from: 'sellers', found: [1050, 1160] },
      depth: ownDrawing,
      spacing: ownDrawing,
      stepLength: { from: 'sellers', found: [300, 350] },
      minPitch: tilePitchSource,
    },
  },
  'maisha-tile': {
    id: 'maisha-tile',
    coverWidthMm: 1000,
    overallWidthMm: 1070,
    // A deep S: short steep rise, long fall, like a clay pantile.
    period: [halfWave(70, 40, 0.5), halfWave(130, -40, 0.42)],
    edgeOffsetMm: 0,
    step: { lengthMm: 350, heightMm: 24 },
    minSheetMm: 500,
    minPitchDeg: 14,
    fasteners: { endRow: 5, innerRow: 5 },
    reversible: false,
    sources: {
      coverWidth: ownDrawing,
      overallWidth: ownDrawing,
      depth: ownDrawing,
      spacing: ownDrawing,
      stepLength: ownDrawing,
      minPitch: tilePitchSource,
    },
  },
}
