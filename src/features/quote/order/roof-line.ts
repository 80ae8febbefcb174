import type { Calculation } from '#features/quote/state/calculation.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { formatExactLength, formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import { riseAndRun } from '#roofing/lengths/pitch.ts'
import { arrangementOf } from '#roofing/quote/arrangement.ts'
import { isOnShape, type RoofKey } from '#roofing/quote/fields.ts'
import type { QuotedRoof } from '#roofing/quote/read-draft.ts'
import type { Shape } from '#roofing/roof/roof.ts'
import { typeset } from '#text/typeset.ts'

/** Formats a length as `12.5` or `12 ft 7 in`. */
function formatMeasure(lengthM: number, unit: WallUnit): string {
  return unit === 'ft' ? formatFeet(lengthM) : formatExactLength(lengthM, unit)
}

/** The length and the width of the walls, each with its unit. */
export function listMeasures({ lengthM, widthM }: QuotedRoof, unit: WallUnit): Record<'length' | 'width', string> {
  const measure = (valueM: number) => (unit === 'm' ? `${formatMeasure(valueM, unit)} m` : formatMeasure(valueM, unit))
  return { length: typeset(measure(lengthM)), width: typeset(measure(widthM)) }
}

/** The walls of a roof in the unit of the quote; feet are followed by metres. */
export function describeWalls({ lengthM, widthM }: QuotedRoof, unit: WallUnit, words: EstimatorWords): string {
  const [length, width] = [formatMeasure(lengthM, unit), formatMeasure(widthM, unit)]
  return words.message.walls[unit](length, width, lengthM, widthM)
}

/** The shape of a roof by its name in `shapes`, or its plan and the shape of its ends. */
function describeShape(
  { shape, wings = [], lengthM }: QuotedRoof,
  { roofs }: EstimatorWords,
  shapes: Readonly<Record<Shape, string>>,
): string {
  const plan = arrangementOf(wings, lengthM)
  return plan ? roofs.shapeWithEnds(roofs.kinds[plan], roofs.endShapes[shape as 'gable']) : shapes[shape]
}

/** Describes a roof in one line. */
function describeRoof(roof: QuotedRoof, pitch: string, unit: WallUnit, words: EstimatorWords): string {
  const { message } = words
  const overhang = (lengthM: number) => message.length[unit](formatMeasure(lengthM, unit), lengthM)
  const slope = riseAndRun(pitch)?.join(':') ?? ''
  const on = (key: RoofKey) => isOnShape(key, roof.shape)
  return [
    message.roof(
      describeShape(roof, words, words.roofs.shapes),
      describeWalls(roof, unit, words),
      message.pitch(roof.pitchDeg, slope),
    ),
    roof.shape === 'gable' && !roof.wings && roof.lengthM < roof.widthM && message.ridgeAlongWidth,
    on('eave') && message.eave(overhang(roof.eaveM)),
    on('verge') && message.verge(overhang(roof.vergeM)),
    roof.gabletM !== undefined && message.gablet(overhang(roof.gabletM)),
    on('falls') && message.falls[roof.falls ?? 'one'],
    on('top') && message.tops[roof.top ?? 'wall'],
    ...(roof.wings ?? []).map(({ side, atM, outM, widthM }) =>
      message.wing[side](overhang(widthM), overhang(outM), overhang(atM)),
    ),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A line for each counted roof, with its number if there are several. */
export function describeRoofs({ roofs, draft }: Pick<Calculation, 'roofs' | 'draft'>, words: EstimatorWords): string[] {
  return roofs.map(roof => {
    const line = describeRoof(roof, draft.roofs[roof.place]?.pitch ?? '', draft.unit, words)
    return draft.roofs.length > 1 ? words.message.numberedRoof(roof.place + 1, line) : line
  })
}

/** The shape and the walls of each counted roof in a line, shorter than `describeRoofs`. Shapes have the names in `shapes`. */
export function describeWallsOfRoofs(
  { roofs, draft }: Pick<Calculation, 'roofs' | 'draft'>,
  words: EstimatorWords,
  shapes: Readonly<Record<Shape, string>>,
): string[] {
  return roofs.map(roof => {
    const line = `${describeShape(roof, words, shapes)} ${describeWalls(roof, draft.unit, words)}`
    return draft.roofs.length > 1 ? words.message.numberedRoof(roof.place + 1, line) : line
  })
}

/** The numbers of the roofs without a size, from 1. */
export function listEmptyRoofs({ roofs, draft }: Pick<Calculation, 'roofs' | 'draft'>): number[] {
  return draft.roofs.flatMap((_, place) => (roofs.some(roof => roof.place === place) ? [] : [place + 1]))
}
