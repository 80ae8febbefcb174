import type { LengthUnit } from '../lengths/unit.ts'
import { type Entry, has } from './clause.ts'
import { isFloor, pairDoubts, wordDoubts } from './doubts.ts'
import { lengthsOf } from './meant.ts'
import { isMany, likelyPairs, numbersOf, orderOf, type Pair } from './pairs.ts'
import type { Quantity } from './quantity.ts'
import { isWithin, metres, usualM } from './sheet-length.ts'
import type { Doubt, Evidence, Lack, Reading, Weighed } from './weighed.ts'

/** What has more numbers than these is no entry of a list. */
const MAX_NUMBERS = 8
/** More choices than these are no help. */
const MAX_READINGS = 4
/** `13 x 3.2 x 2`: of two sides alike; no roof has more. */
const MAX_TIMES = 4

const isUsual = ({ lengthM }: Reading) => isWithin(lengthM, usualM)

interface Repeated {
  readonly times: number
  /** Without the number of times. */
  readonly numbers: readonly Quantity[]
}

/** `13 x 3.2 x 2`, `13 x 3.2 each side`, `2 houses each 24 sheets 3m`: how many times the count may be meant. */
function repeated(entry: Entry, numbers: readonly Quantity[]): Repeated {
  const [first, second] = numbers
  const few = (number: Quantity | undefined) =>
    number?.role === 'bare' && number.value > 1 && number.value <= MAX_TIMES ? number.value : undefined
  const last = numbers.length === 3 && entry.figures[2]?.link === 'times' ? few(numbers[2]) : undefined
  if (last) return { times: last, numbers: numbers.slice(0, 2) }
  const twice = entry.words.find(({ sense }) => sense === 'twice')
  if (!twice) return { times: 1, numbers }
  const before = numbers.length > 2 && first && first.start < twice.start && (second?.start ?? 0) > twice.start
  const named = before ? few(first) : undefined
  return named ? { times: named, numbers: numbers.slice(1) } : { times: 2, numbers: numbers.slice(0, 2) }
}

/** The readings of some pairs, the likely ones first; other units where their own gives nothing usual. */
function readingsOf(
  entry: Entry,
  pairs: readonly Pair[],
  unit: LengthUnit,
  evidence: Evidence,
  doubts: ReadonlySet<Doubt>,
) {
  const meant = pairs.map(({ count, length }) => ({ count, length, ...lengthsOf(length, unit, evidence.units) }))
  const mains = meant.flatMap(({ count, main, isPossible }) => (isPossible ? { count: count.value, ...main } : []))
  const isSound = meant.some(({ count, main }) => isWithin(main.lengthM, usualM) && !isMany(entry, count))
  const others = meant.flatMap(({ count, others: all }) => all.map(other => ({ count: count.value, ...other })))
  // The line may be numbered: `1.3m 20` is 20 of 3 m then.
  const unnumbered = meant.flatMap(({ count, length }) =>
    entry.doubtful && length.decimals
      ? {
          count: count.value,
          unit: length.unit ?? unit,
          lengthM: metres(Number(length.decimals), length.unit ?? unit),
        }
      : [],
  )
  const all = [...mains, ...unnumbered, ...(isSound && !doubts.has('unit') ? [] : others)]
  // What is said with its unit comes first; of bare numbers what makes a usual sheet does.
  const isLikely = (reading: Reading) =>
    isUsual(reading) || (mains.includes(reading) && pairs.some(({ length }) => length.unit))
  return [...all.filter(isLikely), ...all.filter(reading => !isLikely(reading))]
}

/** Weighs how an entry may be read. */
export function weigh(entry: Entry, unit: LengthUnit, evidence: Evidence): Weighed | Lack {
  if (entry.figures.length > MAX_NUMBERS) return 'unclear'
  const { times, numbers } = repeated(entry, numbersOf(entry))
  const { pairs, isClean, isTurned, order } = likelyPairs(entry, numbers, unit, evidence)
  const [first, second] = pairs
  const crossed = entry.figures.some(({ link, quantity }) => link === 'times' && quantity.role === 'length')
  const lengths = numbers.filter(({ role }) => role === 'length').length
  if (!first) {
    if (lengths > 0) return lengths > 1 && crossed ? 'size' : 'no-count'
    return numbers[0]?.role === 'count' || has(entry, 'sheet', 'profile') ? 'no-length' : 'unclear'
  }
  const floor = isFloor(entry, numbers, unit, order !== undefined && evidence.orders.has(order))
  const doubts = new Set<Doubt>([
    ...wordDoubts(entry),
    ...(floor || (lengths > 1 && crossed) ? (['size'] as const) : []),
    ...(second ? [isTurned ? ('order' as const) : ('numbers' as const)] : pairDoubts(entry, first, unit, evidence)),
    ...(isClean && times === 1 ? [] : ['numbers' as const]),
  ])
  const usual = pairs.some(({ length }) => isWithin(lengthsOf(length, unit, evidence.units).main.lengthM, usualM))
  if (floor && !usual) return 'size'
  const readings = readingsOf(entry, pairs, unit, evidence, doubts).flatMap(reading =>
    times > 1 ? [reading, { ...reading, count: reading.count * times }] : reading,
  )
  if (readings.length === 0) return 'no-length'
  return { readings: readings.slice(0, MAX_READINGS), doubts: [...doubts], order: second ? undefined : orderOf(first) }
}
