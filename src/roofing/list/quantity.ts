import type { LengthUnit } from '../lengths/unit.ts'
import type { Rule } from './grammar.ts'
import { DOUBT_MARK } from './normalize-line.ts'
import { parseUnit } from './parse-unit.ts'
import { roundLengthM, toMetres } from './sheet-length.ts'

/** A number in a list, with its role. */
export interface Quantity {
  readonly kind: 'quantity'
  /**
   * `bare`: nothing beside it says what it is. `pack`: a number of bundles, bags or other packs. `running`: metres of length in
   * all. `aside`: not a quantity, such as a gauge or an invoice number.
   */
  readonly role: 'length' | 'count' | 'bare' | 'price' | 'width' | 'weight' | 'pack' | 'running' | 'aside'
  /** `NaN` for text that is not a number: `2.2.5`. */
  readonly value: number
  /** The digits after the decimal point. */
  readonly decimals: string
  /** For a length or a width. */
  readonly unit?: LengthUnit
  /** For a length or a width, to a hundredth of a millimetre. */
  readonly lengthM?: number
  /** A number of bundles, each with the same number of sheets. */
  readonly isBundles?: boolean
  /** The number itself may have been meant differently. */
  readonly isDoubtful?: boolean
  /** A number that may be inches: `8' 6` is eight feet six inches, or six pieces of eight feet. */
  readonly inches?: number
  /** The unit stands before its number, as in Kiswahili; `perhaps`: the unit may belong to the number before it. */
  readonly unitFirst?: 'surely' | 'perhaps'
  /** A word beside the bare number says that it is a length. */
  readonly isLength?: boolean
  readonly start: number
  readonly end: number
}

/** The role of the numbers that each rule of the grammar finds. */
const roles: Partial<Record<Rule, Quantity['role']>> = {
  gauge: 'aside',
  aside: 'aside',
  price: 'price',
  pack: 'pack',
  running: 'running',
  width: 'width',
  length: 'length',
  count: 'count',
  namedLength: 'bare',
  numbered: 'bare',
  number: 'bare',
}

/** Sheets are 0.2 to 1.2 mm thick. */
const MAX_THICKNESS_MM = 1.5
/** Widths without a unit are millimetres from this value on, metres below it. */
const MIN_WIDTH_MM = 100

/** Parses the number that the grammar found; `undefined` where it found a word or a mark. */
export function parseQuantity(rule: Rule, found: string, start: number, end: number): Quantity | undefined {
  const role = roles[rule]
  if (!role) return undefined
  const digits = /\d[\d.,]*|\.\d+/.exec(found)?.[0].replace(/[.,]$/, '') ?? ''
  const value = Number(digits.replace(/,/g, ''))
  const isDoubtful = found.includes(DOUBT_MARK) || rule === 'numbered'
  const quantity: Quantity = {
    kind: 'quantity',
    role,
    value,
    decimals: digits.split('.')[1] ?? '',
    isDoubtful,
    start,
    end,
  }
  if (role === 'pack' && /k(?:g|ilo)/.test(found)) return { ...quantity, role: 'weight' }
  if (role === 'pack' && found.includes('bundle')) return { ...quantity, isBundles: true }
  if (role !== 'length' && role !== 'width') return quantity
  const unitWords = found.match(/[a-z]+|['"]/g) ?? []
  const unit = unitWords.map(parseUnit).find(Boolean) ?? (value >= MIN_WIDTH_MM ? 'mm' : 'm')
  // In `3,200 m` the comma is a decimal mark: only millimetres reach thousands.
  const amount = digits.includes(',') && (unit === 'm' || unit === 'ft') ? value / 1000 : value
  const isThickness = unit === 'mm' && value < MAX_THICKNESS_MM
  return { ...quantity, role: isThickness ? 'aside' : role, value: amount, unit, lengthM: toMetres(amount, unit) }
}

/** Inches after feet: with a unit (` 6in`, `-6"`), or without one and at most one space (`6`, ` 6`). */
const inchesAfter =
  /^(?:[ .-]*([\d.]+) ?(?:inch(?:es)?|i?nchi|ins?(?![a-z])|")|( ?)(\d\d?(?:\.\d+)?)(?![\d.]| ?(?:[a-wyz'"/]|x[a-z])))/

/**
 * Adds the inches that follow feet (`12'6"`, `12ft 6in`, `12ft6`) and returns how many characters they take; 0 where no inches
 * follow.
 * @param rest the text after the feet
 * @param usesFootMark whether the feet are written with a mark, so that a number after a space may be inches
 */
export function addInches(
  length: Quantity,
  rest: string,
  usesFootMark: boolean,
): readonly [length: Quantity, charactersUsed: number] {
  const [all = '', withUnit, space, withoutUnit] = (length.unit === 'ft' && inchesAfter.exec(rest)) || []
  const inches = Number(withUnit ?? withoutUnit)
  if (!(inches < 12) || (space && !usesFootMark)) return [length, 0]
  if (space) return [{ ...length, inches }, all.length]
  return [{ ...length, lengthM: roundLengthM((length.lengthM ?? 0) + toMetres(inches, 'in')) }, all.length]
}
