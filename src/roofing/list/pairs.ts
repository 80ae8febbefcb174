import type { LengthUnit } from '../lengths/unit.ts'
import { type Entry, hasWord } from './entry.ts'
import { MIN_PRICE } from './group-entries.ts'
import type { Evidence, Order } from './interpretation.ts'
import { findPossibleLengths } from './possible-lengths.ts'
import type { Quantity } from './quantity.ts'
import { isWithin, roundLengthM, toMetres, usualLengthM } from './sheet-length.ts'

/** Two numbers of an entry, read as a count and a length. */
export interface Pair {
  readonly count: Quantity
  readonly length: Quantity
}

/** The number of sheets that one entry may have. */
const validCount = { min: 1, max: 9999 }
/** A larger count without a word for pieces may be money. */
const MAX_BARE_COUNT = 200

const looksLikeMoney = ({ role, value }: Quantity) => role === 'bare' && value >= MIN_PRICE
const isValidCount = ({ value }: Quantity) => Number.isInteger(value) && isWithin(value, validCount)
export const pairOrder = ({ count, length }: Pair): Order =>
  count.start < length.start ? 'count-first' : 'length-first'

/** Whether a count may be money: it is large, and no word says that it counts pieces or sheets. */
export function mayBeMoney(entry: Entry, { role, value }: Quantity): boolean {
  return role === 'bare' && value > MAX_BARE_COUNT && !hasWord(entry, 'sheet')
}

/**
 * The numbers of an entry, with possible inches read as inches or as a count: `12' 6` is 12 ft 6 in where the entry has another
 * count, otherwise possibly 6 pieces of 12 ft.
 */
export function expandInches({ figures }: Entry): Quantity[] {
  const numbers = figures.map(({ quantity }) => quantity)
  const hasCount = numbers.some(
    number => number.role === 'count' || (number.role === 'bare' && !looksLikeMoney(number)),
  )
  return numbers.flatMap(({ inches, ...number }) => {
    if (inches === undefined) return number
    if (hasCount) return { ...number, lengthM: roundLengthM((number.lengthM ?? 0) + toMetres(inches, 'in')) }
    const { kind, decimals, end } = number
    return [number, { kind, role: 'bare' as const, value: inches, decimals, isDoubtful: true, start: end, end }]
  })
}

/** All pairs of numbers that may be a count and a length, given the units and words beside them. */
function findPairs(numbers: readonly Quantity[]): Pair[] {
  const withUnit = numbers.filter(({ role }) => role === 'length')
  const calledLength = numbers.filter(({ isLength }) => isLength)
  const bare = numbers.filter(({ role, isLength }) => role === 'bare' && !isLength)
  const pieces = numbers.filter(({ role }) => role === 'count')
  const lengths = withUnit.length > 0 ? withUnit : calledLength.length > 0 ? calledLength : bare
  const counts = pieces.length > 0 ? pieces : bare
  return counts
    .filter(isValidCount)
    .flatMap(count => lengths.flatMap(length => (length === count ? [] : { count, length })))
}

/** Whether two other numbers confirm this count: price times count equals the total. */
function isConfirmedByTotal({ count, length }: Pair, all: readonly Quantity[]): boolean {
  const others = all.filter(({ start }) => start !== count.start && start !== length.start)
  return others.some(price =>
    others.some(sum => sum !== price && Math.abs(price.value * count.value - sum.value) <= sum.value * 0.002),
  )
}

/** Which of two bare numbers is the count, by the link between them, usual sheet lengths and the rest of the list. */
function guessOrder(entry: Entry, pairs: readonly Pair[], unit: LengthUnit, evidence: Evidence): Order | undefined {
  const scores = { 'count-first': 0, 'length-first': 0 }
  for (const pair of pairs) {
    const { count, length } = pair
    if (count.decimals && !length.decimals) continue
    const { main, isPossible } = findPossibleLengths(length, unit, evidence.units)
    const isUsual = isWithin(main.lengthM, usualLengthM) && !mayBeMoney(entry, count)
    // 2: usual, 1: possible, 0: impossible.
    scores[pairOrder(pair)] = isUsual ? 2 : isPossible ? 1 : 0
  }
  const { 'count-first': countFirst, 'length-first': lengthFirst } = scores
  const link = entry.figures[1]?.link
  if (link === 'of' || link === 'at') return countFirst === 2 ? 'count-first' : undefined
  if (link === 'is') return lengthFirst === 2 ? 'length-first' : undefined
  const [listOrder] = evidence.orders.size === 1 ? evidence.orders : []
  if (countFirst === 2 && lengthFirst === 2) return listOrder
  // The less usual order wins only where the rest of the list uses it: 3 sheets of 12 m are possible.
  if (countFirst === 2 && (lengthFirst === 0 || listOrder !== 'length-first')) return 'count-first'
  return lengthFirst === 2 && (countFirst === 0 || listOrder === 'length-first') ? 'length-first' : undefined
}

/** The pairs that an entry most likely means. */
interface LikelyPairs {
  readonly pairs: readonly Pair[]
  /** All other numbers of the entry are money. */
  readonly hasNoOtherNumbers: boolean
  /** Both pairs have the same two numbers, in either order. */
  readonly isReversible: boolean
  /** Which of two reversible numbers is the count, where that is known. */
  readonly order: Order | undefined
}

/**
 * Finds the most likely pairs among the numbers of an entry: those that a total confirms, else those that leave only money over,
 * else all.
 */
export function findLikelyPairs(
  entry: Entry,
  numbers: readonly Quantity[],
  unit: LengthUnit,
  evidence: Evidence,
): LikelyPairs {
  const pairsFound = findPairs(numbers)
  const complete = pairsFound.filter(({ count, length }) =>
    numbers.every(number => number === count || number === length || looksLikeMoney(number)),
  )
  const confirmed = complete.filter(pair => isConfirmedByTotal(pair, entry.quantities))
  const likely = confirmed.length === 1 ? confirmed : complete.length > 0 ? complete : pairsFound
  const isReversible = likely.length === 2 && likely[0]?.count === likely[1]?.length
  const order = isReversible ? guessOrder(entry, likely, unit, evidence) : undefined
  const pairs = order ? likely.filter(pair => pairOrder(pair) === order) : likely
  return { pairs, hasNoOtherNumbers: complete.length > 0, isReversible, order }
}
