import type { LengthUnit } from '../lengths/unit.ts'
import { type Entry, has } from './clause.ts'
import { MIN_PRICE } from './entries.ts'
import { lengthsOf } from './meant.ts'
import type { Quantity } from './quantity.ts'
import { exact, isWithin, metres, usualM } from './sheet-length.ts'
import type { Evidence, Order } from './weighed.ts'

/** Two numbers of an entry: which is the count, which the length. */
export interface Pair {
  readonly count: Quantity
  readonly length: Quantity
}

/** Pieces that an entry may say. */
const countRange = { least: 1, most: 9999 }
/** A number of pieces above this, without a word for pieces, may be money. */
const MAX_BARE = 200

const isMoney = ({ role, value }: Quantity) => role === 'bare' && value >= MIN_PRICE
const canCount = ({ value }: Quantity) => Number.isInteger(value) && isWithin(value, countRange)
export const orderOf = ({ count, length }: Pair): Order => (count.start < length.start ? 'count-first' : 'length-first')

/** Whether a number of pieces may be money: no word says that it is one. */
export function isMany(entry: Entry, { role, value }: Quantity): boolean {
  return role === 'bare' && value > MAX_BARE && !has(entry, 'sheet')
}

/** The numbers of an entry; `12' 6` is 12 ft 6 in beside a number of pieces, and else perhaps 6 pieces of 12 ft. */
export function numbersOf({ figures }: Entry): Quantity[] {
  const numbers = figures.map(({ quantity }) => quantity)
  const counted = numbers.some(number => number.role === 'count' || (number.role === 'bare' && !isMoney(number)))
  return numbers.flatMap(({ inches, ...number }) => {
    if (inches === undefined) return number
    if (counted) return { ...number, lengthM: exact((number.lengthM ?? 0) + metres(inches, 'in')) }
    const { kind, decimals, end } = number
    return [number, { kind, role: 'bare' as const, value: inches, decimals, doubtful: true, start: end, end }]
  })
}

/** The pairs of numbers that may be count and length, what is said of each number respected. */
function pairsOf(numbers: readonly Quantity[]): Pair[] {
  const said = numbers.filter(({ role }) => role === 'length')
  const named = numbers.filter(({ isLength }) => isLength)
  const bare = numbers.filter(({ role, isLength }) => role === 'bare' && !isLength)
  const pieces = numbers.filter(({ role }) => role === 'count')
  const lengths = said.length > 0 ? said : named.length > 0 ? named : bare
  const counts = pieces.length > 0 ? pieces : bare
  return counts
    .filter(canCount)
    .flatMap(count => lengths.flatMap(length => (length === count ? [] : { count, length })))
}

/** Whether a sum among the numbers proves this count: pieces times price. */
function isProved({ count, length }: Pair, all: readonly Quantity[]): boolean {
  const others = all.filter(({ start }) => start !== count.start && start !== length.start)
  return others.some(price =>
    others.some(sum => sum !== price && Math.abs(price.value * count.value - sum.value) <= sum.value * 0.002),
  )
}

/** Which of two bare numbers is the count: as the list says it, as makes usual sheets, as the rest of the list goes. */
function orderFor(entry: Entry, pairs: readonly Pair[], unit: LengthUnit, evidence: Evidence): Order | undefined {
  const status = { 'count-first': 0, 'length-first': 0 }
  for (const pair of pairs) {
    const { count, length } = pair
    if (count.decimals && !length.decimals) continue
    const { main, isPossible } = lengthsOf(length, unit, evidence.units)
    const isUsual = isWithin(main.lengthM, usualM) && !isMany(entry, count)
    status[orderOf(pair)] = isUsual ? 2 : isPossible ? 1 : 0
  }
  const { 'count-first': forward, 'length-first': backward } = status
  const link = entry.figures[1]?.link
  if (link === 'of' || link === 'at') return forward === 2 ? 'count-first' : undefined
  if (link === 'is') return backward === 2 ? 'length-first' : undefined
  const [only] = evidence.orders.size === 1 ? evidence.orders : []
  if (forward === 2 && backward === 2) return only
  // Three sheets of 12 m are not usual, and may be meant all the same.
  if (forward === 2 && (backward === 0 || only !== 'length-first')) return 'count-first'
  return backward === 2 && (forward === 0 || only === 'length-first') ? 'length-first' : undefined
}

/** The pairs that an entry may mean. */
interface Likely {
  readonly pairs: readonly Pair[]
  /** All other numbers of the entry are money. */
  readonly isClean: boolean
  /** The same two numbers, either way. */
  readonly isTurned: boolean
  readonly order: Order | undefined
}

/** The most likely pairs among the numbers of an entry. */
export function likelyPairs(entry: Entry, numbers: readonly Quantity[], unit: LengthUnit, evidence: Evidence): Likely {
  const all = pairsOf(numbers)
  const clean = all.filter(({ count, length }) =>
    numbers.every(number => number === count || number === length || isMoney(number)),
  )
  const proved = clean.filter(pair => isProved(pair, entry.quantities))
  const likely = proved.length === 1 ? proved : clean.length > 0 ? clean : all
  const isTurned = likely.length === 2 && likely[0]?.count === likely[1]?.length
  const order = isTurned ? orderFor(entry, likely, unit, evidence) : undefined
  const pairs = order ? likely.filter(pair => orderOf(pair) === order) : likely
  return { pairs, isClean: clean.length > 0, isTurned, order }
}
