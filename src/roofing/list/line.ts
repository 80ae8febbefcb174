import { type LengthUnit, plainMarks } from '../lengths/unit.ts'
import { countOf, lengthOf, type Quantity, quantitiesIn } from './quantity.ts'
import { COUNT_OF, GAUGE, KNOWN, MONEY, OTHER_GOODS, PIECES, SHEETS, TIMES, TOTAL } from './words.ts'

/** Why a piece of a list was not taken as sheets. */
export type UnreadReason =
  | 'no-number'
  | 'one-number'
  | 'too-many-numbers'
  /** Both numbers are lengths, or neither can be a number of pieces. */
  | 'no-count'
  | 'count-out-of-range'
  | 'length-out-of-range'
  /** Ridges, nails, timber: counted and measured, but no sheets. */
  | 'other-goods'
  /** A sum of what the other lines say. */
  | 'total'
  /** Two numbers, and nothing that says they are sheets. */
  | 'unclear'

/** What one piece of a list says. `ignored`: the words and numbers that were passed over. */
export type LineReading =
  | { readonly ok: true; readonly count: number; readonly lengthM: number; readonly ignored: readonly string[] }
  | { readonly ok: false; readonly reason: UnreadReason }

/** Ranges of what a list may say: metres, and pieces. */
export const listRange = { leastM: 0.3, mostM: 15, leastCount: 1, mostCount: 9999 }

const LONGEST_LINE = 200
/** A line with more words that no list needs is about something else. */
const MOST_STRANGE = 4
const piecesAfter = new RegExp(`^ ?${PIECES}\\b`)
const countAfter = new RegExp(`^ ?(?:${PIECES}|${SHEETS})\\b`)
const countBefore = new RegExp(`\\b${COUNT_OF}[ :=.-]*$`)
// A fraction, a date, a sum: no count of lengths.
const apart = /[/&+]|\b(?:and|na|plus)\b/
const times = new RegExp(`(?:^|[^a-z])${TIMES}(?:[^a-z]|$)`)

/** A line without bullet, number of the line, gauge, money and results, and the pieces that were left out. */
function essence(source: string): { line: string; ignored: string[] } {
  const ignored: string[] = []
  const drop = (found: string) => {
    ignored.push(found.trim())
    return ' '
  }
  const line = plainMarks(source)
    .replace(/[×✕✖*]/g, 'x')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\(?\d{1,3}[.)] |[-•x] ?)(?=.*\d)/, '')
    .replace(/(\d) ?([a-z]*) (?:na nusu|and a half|and half)\b/, '$1.5 $2')
    .replace(GAUGE, drop)
    .replace(MONEY, drop)
    .replace(/=.*$/, drop)
    .replace(/@/g, 'x')
  return { line, ignored }
}

/**
 * Which of two numbers is the count? In this order: the one beside a length with a unit; the one beside a word for
 * pieces; the whole one beside a fraction; the one that is too large to be a sheet's metres beside one that is not;
 * else the first. `undefined` where neither can be.
 */
function countFirst(line: string, first: Quantity, second: Quantity, unit: LengthUnit): boolean | undefined {
  if (first.hasUnit || second.hasUnit) return first.hasUnit === second.hasUnit ? undefined : second.hasUnit
  const after = line.slice(first.end)
  if (countAfter.test(after) || countBefore.test(line.slice(0, first.start))) return true
  if (piecesAfter.test(line.slice(second.end))) return false
  const whole = [first, second].map(quantity => Number.isInteger(countOf(quantity)))
  if (whole[0] !== whole[1]) return whole[0]
  if (!whole[0]) return undefined
  return lengthOf(second, unit) <= listRange.mostM || lengthOf(first, unit) > listRange.mostM
}

/** Reads one piece of a list, such as `20 pcs x 3m`, `6@10ft` or `mabati 20 za mita 3`; `unit` is that of bare numbers. */
export function readLine(source: string, unit: LengthUnit): LineReading {
  const no = (reason: UnreadReason): LineReading => ({ ok: false, reason })
  if (source.length > LONGEST_LINE) return no('unclear')
  const { line, ignored } = essence(source)
  const [first, second, third] = quantitiesIn(line)
  if (!first) return no('no-number')
  if (TOTAL.test(line)) return no('total')
  if (OTHER_GOODS.test(line)) return no('other-goods')
  if (!second) return no('one-number')
  if (third) return no('too-many-numbers')
  const inOrder = countFirst(line, first, second, unit)
  if (inOrder === undefined) return no('no-count')
  const count = countOf(inOrder ? first : second)
  const lengthM = lengthOf(inOrder ? second : first, unit)
  if (!Number.isInteger(count)) return no('no-count')
  if (count < listRange.leastCount || count > listRange.mostCount) return no('count-out-of-range')
  if (!(lengthM >= listRange.leastM && lengthM <= listRange.mostM)) return no('length-out-of-range')
  const between = line.slice(first.end, second.start)
  const words = [line.slice(0, first.start), between, line.slice(second.end)].join(' ').match(/\p{L}+/gu) ?? []
  const strange = words.filter(word => !KNOWN.has(word))
  const sure = first.hasUnit || second.hasUnit || times.test(between) || words.some(word => KNOWN.has(word))
  if (strange.length > (sure ? MOST_STRANGE : 0) || apart.test(between)) return no('unclear')
  return { ok: true, count, lengthM, ignored: [...strange, ...ignored] }
}
