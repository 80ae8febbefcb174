import type { LengthUnit } from '../lengths/unit.ts'
import { type Entry, findNamedGoods, hasWord, isPackQuantity } from './entry.ts'
import type { Doubt, Evidence } from './interpretation.ts'
import { mayBeMoney, type Pair } from './pairs.ts'
import { findPossibleLengths, isAcceptedLength, isCutLength } from './possible-lengths.ts'
import type { Quantity } from './quantity.ts'
import { isImperial, isWithin, MAX_WRITTEN_LENGTH_M, toMetres, usualLengthM } from './sheet-length.ts'

/** The width that a sheet covers. */
const usualWidthM = { min: 0.5, max: 1.3 }
/** Two numbers that are both at least this many metres may be the sides of a floor. */
const MIN_FLOOR_SIDE_M = 4.5

/** The doubts whose condition is true. */
const selectDoubts = (conditions: readonly (readonly [Doubt, boolean | undefined])[]) =>
  conditions.flatMap(([doubt, isTrue]) => (isTrue ? doubt : []))

/**
 * Whether an entry with a word for a building or room gives its size: `House 10 x 6`, `Kitchen: 3 x 4`, `roof length 5m` on
 * the line above a number. A label may instead name where sheets go: `Kitchen: 3.2 x 14`.
 * @param isOrderKnown whether the other entries of the list show which number is the count
 */
export function isBuildingSize(
  entry: Entry,
  numbers: readonly Quantity[],
  unit: LengthUnit,
  isOrderKnown: boolean,
): boolean {
  if (!hasWord(entry, 'building')) return false
  const hasCount = numbers.some(({ role }) => role === 'count')
  if (numbers.some(({ role }) => role !== 'bare')) {
    const [first, second] = entry.figures
    const buildingStart = entry.words.find(({ sense }) => sense === 'building')?.start ?? 0
    const isNamedFirst = buildingStart < (first?.quantity.start ?? 0)
    // `House 10 x 6m`.
    const areBuildingSides = isNamedFirst && !hasCount && second?.link === 'times' && first?.quantity.role === 'bare'
    return areBuildingSides || (entry.isJoined && (hasWord(entry, 'length') || !(hasCount || entry.isLabelled)))
  }
  if (!entry.isLabelled || numbers.every(({ value }) => toMetres(value, unit) >= MIN_FLOOR_SIDE_M)) return true
  return !isOrderKnown && !numbers.some(({ decimals }) => decimals)
}

/** The doubts about one pair of numbers. */
export function findPairDoubts(entry: Entry, { count, length }: Pair, unit: LengthUnit, evidence: Evidence): Doubt[] {
  const { main, others } = findPossibleLengths(length, unit, evidence.units)
  /** Whether a unit is metric where the length is imperial, or the other way round. */
  const isOtherSystem = (other: LengthUnit) => isImperial(other) !== isImperial(main.unit)
  const listUsesOnlyOtherSystem = evidence.units.size > 0 && [...evidence.units].every(isOtherSystem)
  const areBothBare = count.role === 'bare' && length.role === 'bare'
  const link = entry.figures[1]?.link
  // Such a link connects a count and a length, also where no word names sheets.
  const hasPairLink = link === 'times' || link === 'of' || link === 'at'
  // "10 x 6m house": two long measures and no word for sheets.
  const buildingStart = entry.words.find(({ sense }) => sense === 'building')?.start ?? 0
  const hasBuildingAfter = buildingStart > length.start && !hasWord(entry, 'sheet', 'profile')
  // `12 x 9 m` may be walls; sheets whose length is a whole number are seldom that long.
  const mayBeWalls =
    Number.isInteger(length.value) &&
    isWithin(main.lengthM, { min: usualLengthM.max + 1e-6, max: MAX_WRITTEN_LENGTH_M }) &&
    !isCutLength(length, evidence.cutLengthsM)
  return selectDoubts([
    [
      'size',
      (hasBuildingAfter || hasWord(entry, 'shape') || mayBeWalls) &&
        link === 'times' &&
        count.role === 'bare' &&
        Math.min(count.value, main.lengthM) >= MIN_FLOOR_SIDE_M,
    ],
    [
      'order',
      (length.unitFirst === 'perhaps' && !evidence.hasUnitFirst) ||
        (areBothBare && !hasPairLink && !evidence.namesSheets),
    ],
    ['numbers', count.isDoubtful || length.isDoubtful || entry.mayBeNumbered],
    ['count', mayBeMoney(entry, count) && !isCutLength(length, evidence.cutLengthsM)],
    ['unit', listUsesOnlyOtherSystem && others.some(other => isOtherSystem(other.unit))],
    ['length', !isAcceptedLength(length, unit, evidence)],
  ])
}

/** The doubts from words, widths and packs: whether the entry is sheets at all, and how many. */
export function findWordDoubts(entry: Entry): Doubt[] {
  const namesSheets = hasWord(entry, 'sheet', 'profile')
  // "Gypsum sheets" are not roofing sheets, so an unknown word just before "sheets" is always a doubt.
  const isBeforeSheetWord = (index: number) => entry.words[index + 1]?.text.startsWith('sh')
  return selectDoubts([
    ['noun', entry.words.some(({ sense }, index) => sense === 'unknown' && (!namesSheets || isBeforeSheetWord(index)))],
    ['noun', findNamedGoods(entry) !== undefined],
    ['words', entry.isStruckOut || hasWord(entry, 'doubt', 'repeated')],
    ['size', entry.quantities.some(({ role, lengthM = 0 }) => role === 'width' && !isWithin(lengthM, usualWidthM))],
    ['numbers', hasWord(entry, 'pack') || entry.quantities.some(isPackQuantity)],
  ])
}
