import { parseUnit } from './parse-unit.ts'
import { isWithin, toMetres, usualLengthM } from './sheet-length.ts'
import { findRowSeparator } from './table.ts'
import { senseOf } from './vocabulary.ts'

/** One line of a list, by its offsets in the text. */
export interface Line {
  /** Where its content begins, after the date and name of a chat message and after the line number. */
  readonly start: number
  readonly end: number
  /** Whether its first number may be a line number: in `1.3 20` above `2.2 6` the points may also be decimal marks. */
  readonly mayBeNumbered: boolean
}

const chatDate = '\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?'
const chatTime = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?\\s?m\\.?|\\s(?:asubuhi|mchana|jioni|usiku))?'
const chatName = '[^:]{1,40}: ?'

/**
 * The start of a copied chat message: `[14/03, 10:22] Fundi: `, `[10:22 AM, 3/14/2026] Fundi: `, `14/03/2026, 10:22 - Fundi: `.
 * Phones put invisible characters for the text direction before it.
 */
const chatHead = new RegExp(
  `^[\\s\\u200e\\u200f\\u202a-\\u202e]*(?:\\[(?:${chatDate},? {1,2}${chatTime}|${chatTime}, {1,2}${chatDate})\\]\\s?(?:${chatName})?|${chatDate},? {1,2}${chatTime}(?: ?[-–] (?:${chatName})?| ?[-–]? ?${chatName}))`,
  'i',
)

/** A line number with a mark: `1. `, `2)`, `(3)`, `4️⃣`. */
const bullet = /^[^\p{L}\d]*(\d{1,2})(?:\)|\.(?=[\s\p{L}(])|\uFE0F?\u20E3)\s*/u
/** A possible line number before a point: `1.3m`, but not `1.05m`, because `05m` is not a length. */
const pointNumber = /^[^\p{L}\d]*(\d{1,2})\.(?=[1-9])/u
/** A line number before a decimal: `1.2.5m`. */
const certainPointNumber = /^[^\p{L}\d]*\d{1,2}\.\d+\.\d/u
/** A possible line number before a space, a mark or a comma: `1 3m 20`; with the word that follows, if one does. */
const spacedNumber = /^[^\p{L}\d]*(\d{1,2})(?:\s+|\s*[-:|;]\s*|,)(?=\d|(\p{L}+))/u
/** Senses of a word after a number that make the number a quantity. */
const quantitySenses = new Set(['times', 'of', 'piece', 'at', 'is', 'pack', 'time', 'profile'])

/** Whether the numbers that a pattern has matched are 1, 2, 3 and so on, at least two of them. */
function isSequence(found: readonly (RegExpExecArray | null)[]): boolean {
  const numbers = found.flatMap(match => (match ? Number(match[1]) : []))
  return numbers.length > 1 && numbers.every((number, index) => number === index + 1)
}

/** The number of numbers in a line. In a row of cells such as `1,3.0,24` commas do not join digits. */
const countNumbersInCells = (line: string) =>
  countNumbers(findRowSeparator(line) === ',' ? line.replace(/,/g, ' ') : line)
const countNumbers = (line: string) => line.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0

const decimalWithUnit = /^[^\p{L}\d]*(\d{1,2}\.\d+) ?(\p{L}+|')/u

/** Whether a line starts with a length in a usual size and with its unit, so that its point is a decimal mark: `1.8m 14`. */
function startsWithLength(line: string): boolean {
  const [, number, name = ''] = decimalWithUnit.exec(line) ?? []
  const unit = parseUnit(name.toLowerCase())
  return unit !== undefined && isWithin(toMetres(Number(number), unit), usualLengthM)
}

/** For each line, the number of characters that its line number takes, and whether its first number may be a line number. */
function findLineNumbers(lines: readonly string[]): { readonly length: number; readonly mayBeNumbered: boolean }[] {
  const bullets = lines.map(line => bullet.exec(line))
  const bulletsInSequence = isSequence(bullets)
  const pointNumbers = lines.map(line => pointNumber.exec(line))
  const spacedNumbers = lines.map(line => {
    const match = spacedNumber.exec(line)
    const sense = match?.[2] ? senseOf(match[2].toLowerCase()) : ''
    // `1 mabati 3m @470` may be one sheet; with one more number the first is the line number.
    const maxUnnumbered = sense === 'sheet' ? 3 : 2
    return match && countNumbersInCells(line) > maxUnnumbered && !quantitySenses.has(sense) ? match : null
  })
  const found = isSequence(pointNumbers) ? pointNumbers : isSequence(spacedNumbers) ? spacedNumbers : []
  const mayBeDecimals = found === pointNumbers && !lines.some(line => certainPointNumber.test(line))
  const areDecimals = mayBeDecimals && lines.every((line, index) => !found[index] || startsWithLength(line))
  return lines.map((line, index) => {
    const bulletLength = bullets[index]?.[0].length ?? 0
    if (bulletLength > 0 && (bulletsInSequence || countNumbers(line.slice(bulletLength)) > 1))
      return { length: bulletLength, mayBeNumbered: false }
    if (!mayBeDecimals) return { length: found[index]?.[0].length ?? 0, mayBeNumbered: false }
    return { length: 0, mayBeNumbered: !areDecimals && !!found[index] }
  })
}

/** Splits a text into lines, including blank ones. */
export function splitLines(text: string): Line[] {
  // Every second part is a line end.
  const parts = text.split(/(\r\n|[\r\n])/)
  const lines = parts.filter((_, index) => index % 2 === 0)
  const heads = lines.map(line => chatHead.exec(line)?.[0].length ?? 0)
  const numbers = findLineNumbers(lines.map((line, index) => line.slice(heads[index])))
  let lineStart = 0
  return lines.map((line, index) => {
    const { length, mayBeNumbered } = numbers[index] as (typeof numbers)[number]
    const start = lineStart + (heads[index] as number) + length
    const end = lineStart + line.length
    lineStart = end + (parts[2 * index + 1]?.length ?? 0)
    return { start, end, mayBeNumbered }
  })
}
