import type { LengthUnit } from '../lengths/unit.ts'
import { type Entry, has } from './clause.ts'
import { isFloor, pairDoubts, wordDoubts } from './doubts.ts'
import { lengthsOf } from './meant.ts'
import { isMany, likelyPairs, numbersOf, orderOf, type Pair } from './pairs.ts'
import type { Quantity } from './quantity.ts'
import { isWithin, metres, usualM } from './sheet-length.ts'
import type { Doubt, Evidence, Lack, Reading, Weighed } from './weighed.ts'

/** What has more numbers than these is no entry of a list. */
const MOST_NUMBERS = 8
/** More choices than these are no help. */
const MOST_READINGS = 4
/** `13 x 3.2 x 2`: of two sides alike; no roof has more. */
const MOST_TIMES = 4

const isUsual = ({ lengthM }: Reading) => isWithin(lengthM, usualM)

/** `13 x 3.2 x 2`, `13 x 3.2 each side`: how many times the count may be meant. */
function timesOf(entry: Entry, numbers: readonly Quantity[]): number {
  const third = numbers.length === 3 && entry.figures[2]?.link === 'times' ? numbers[2] : undefined
  if (third?.role === 'bare' && third.value > 1 && third.value <= MOST_TIMES) return third.value
  return has(entry, 'twice') ? 2 : 1
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
    entry.doubtful && length.decimal
      ? {
          count: count.value,
          unit: length.unit ?? unit,
          lengthM: metres(Number(String(length.value).replace(/^\d+\./, '')), length.unit ?? unit),
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
  if (entry.figures.length > MOST_NUMBERS) return 'unclear'
  const all = numbersOf(entry)
  const times = timesOf(entry, all)
  const numbers = times > 1 ? all.slice(0, 2) : all
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
  return { readings: readings.slice(0, MOST_READINGS), doubts: [...doubts], order: second ? undefined : orderOf(first) }
}
