import type { LengthUnit } from '../lengths/unit.ts'
import { findPairDoubts, findWordDoubts, isBuildingSize } from './doubts.ts'
import { type Entry, hasWord } from './entry.ts'
import type { Doubt, Evidence, Interpretation, NoReadingReason, Reading } from './interpretation.ts'
import { expandInches, findLikelyPairs, mayBeMoney, type Pair, pairOrder } from './pairs.ts'
import { findPossibleLengths, isAcceptedLength, isCutLength } from './possible-lengths.ts'
import type { Quantity } from './quantity.ts'
import { isWithin, toMetres, usualLengthM } from './sheet-length.ts'

/** An entry with more numbers is unclear. */
const MAX_NUMBERS = 8
/** A question offers no more readings than this. */
const MAX_READINGS = 4
/** A larger number is not that of equal sides, as in `13 x 3.2 x 2`. */
const MAX_TIMES = 4

const isUsual = ({ lengthM }: Reading) => isWithin(lengthM, usualLengthM)

/** How often the count of an entry may apply. */
interface Repetition {
  readonly times: number
  /** Whether the count is probably that of one bundle. */
  readonly isPerBundle?: boolean
  /** All numbers but the number of times. */
  readonly numbers: readonly Quantity[]
}

/** Finds how often the count may apply: `3 bundles of 20 pcs`, `13 x 3.2 x 2`, `13 x 3.2 each side`, `2 houses each 24 sheets 3m`. */
function findRepetition(entry: Entry, numbers: readonly Quantity[]): Repetition {
  const [first, second] = numbers
  const smallNumber = (number: Quantity | undefined) =>
    number?.role === 'bare' && number.value > 1 && number.value <= MAX_TIMES ? number.value : undefined
  const bundles = entry.quantities.find(({ isBundles, value }) => isBundles && Number.isInteger(value) && value > 1)
  if (bundles) return { times: bundles.value, numbers, isPerBundle: true }
  const trailingTimes = numbers.length === 3 && entry.figures[2]?.link === 'times' ? smallNumber(numbers[2]) : undefined
  if (trailingTimes) return { times: trailingTimes, numbers: numbers.slice(0, 2) }
  const repeatWord = entry.words.find(({ sense }) => sense === 'repeated')
  if (!repeatWord) return { times: 1, numbers }
  const isBeforeWord =
    numbers.length > 2 && first && first.start < repeatWord.start && (second?.start ?? 0) > repeatWord.start
  const statedTimes = isBeforeWord ? smallNumber(first) : undefined
  return statedTimes ? { times: statedTimes, numbers: numbers.slice(1) } : { times: 2, numbers: numbers.slice(0, 2) }
}

/** The readings of the pairs, likely ones first; in other units too where their own gives no usual length. */
function listReadings(
  entry: Entry,
  pairs: readonly Pair[],
  unit: LengthUnit,
  evidence: Evidence,
  doubts: ReadonlySet<Doubt>,
) {
  const candidates = pairs.map(({ count, length }) => ({
    count,
    length,
    ...findPossibleLengths(length, unit, evidence.units),
  }))
  const mainReadings = candidates.flatMap(({ count, length, main, isPossible }) =>
    isPossible || isCutLength(length, evidence.cutLengthsM) ? { count: count.value, ...main } : [],
  )
  const hasUsualReading = candidates.some(
    ({ count, length }) =>
      isCutLength(length, evidence.cutLengthsM) ||
      (isAcceptedLength(length, unit, evidence) && !mayBeMoney(entry, count)),
  )
  const otherUnits = candidates.flatMap(({ count, others: all }) =>
    all.map(other => ({ count: count.value, ...other })),
  )
  // If the 1 of `1.3m 20` is a line number, it is 20 of 3 m.
  const withoutLineNumber = candidates.flatMap(({ count, length }) =>
    entry.mayBeNumbered && length.decimals
      ? {
          count: count.value,
          unit: length.unit ?? unit,
          lengthM: toMetres(Number(length.decimals), length.unit ?? unit),
        }
      : [],
  )
  const all = [...mainReadings, ...withoutLineNumber, ...(hasUsualReading && !doubts.has('unit') ? [] : otherUnits)]
  // A length with its unit comes first; of bare numbers, one that is a usual length.
  const isLikely = (reading: Reading) =>
    isUsual(reading) || (mainReadings.includes(reading) && pairs.some(({ length }) => length.unit))
  return [...all.filter(isLikely), ...all.filter(reading => !isLikely(reading))]
}

/** Once and several times the count, the more likely one first. */
const orderRepeated = (once: Reading, repeated: Reading, isRepeatedLikely = false) =>
  isRepeatedLikely ? [repeated, once] : [once, repeated]

/** Finds how an entry may be read, or why it cannot be. */
export function interpretEntry(entry: Entry, unit: LengthUnit, evidence: Evidence): Interpretation | NoReadingReason {
  if (entry.figures.length > MAX_NUMBERS) return 'unclear'
  const { times, numbers, isPerBundle } = findRepetition(entry, expandInches(entry))
  const { pairs, hasNoOtherNumbers, isReversible, order } = findLikelyPairs(entry, numbers, unit, evidence)
  const [first, second] = pairs
  const hasTimesLink = entry.figures.some(({ link, quantity }) => link === 'times' && quantity.role === 'length')
  const lengthCount = numbers.filter(({ role }) => role === 'length').length
  if (!first) {
    if (lengthCount > 0) return lengthCount > 1 && hasTimesLink ? 'size' : 'no-count'
    return numbers[0]?.role === 'count' || hasWord(entry, 'sheet', 'profile') ? 'no-length' : 'unclear'
  }
  const givesBuildingSize = isBuildingSize(entry, numbers, unit, order !== undefined && evidence.orders.has(order))
  const doubts = new Set<Doubt>([
    ...findWordDoubts(entry),
    ...(givesBuildingSize || (lengthCount > 1 && hasTimesLink) ? (['size'] as const) : []),
    ...(second
      ? [isReversible ? ('order' as const) : ('numbers' as const)]
      : findPairDoubts(entry, first, unit, evidence)),
    ...(hasNoOtherNumbers && times === 1 ? [] : ['numbers' as const]),
  ])
  const hasUsualLength = pairs.some(({ length }) =>
    isWithin(findPossibleLengths(length, unit, evidence.units).main.lengthM, usualLengthM),
  )
  if (givesBuildingSize && !hasUsualLength) return 'size'
  const readings = listReadings(entry, pairs, unit, evidence, doubts).flatMap(reading =>
    times > 1 ? orderRepeated(reading, { ...reading, count: reading.count * times }, isPerBundle) : reading,
  )
  if (readings.length === 0) return 'no-length'
  return {
    readings: readings.slice(0, MAX_READINGS),
    doubts: [...doubts],
    order: second ? undefined : pairOrder(first),
  }
}
