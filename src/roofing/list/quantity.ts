import type { LengthUnit } from '../lengths/unit.ts'
import type { Rule } from './grammar.ts'
import { DOUBT } from './plain.ts'
import { exact, metres } from './sheet-length.ts'
import { unitNamed } from './unit-named.ts'

/** A number of a list, and what it is a number of. */
export interface Quantity {
  readonly kind: 'quantity'
  /** `bare`: nothing beside it says what it is; `aside`: it counts nothing, as a gauge or a date. */
  readonly role: 'length' | 'count' | 'bare' | 'price' | 'width' | 'weight' | 'pack' | 'aside'
  /** `NaN` for what is no number: `2.2.5`. */
  readonly value: number
  /** What is written behind the point. */
  readonly decimals: string
  /** Of a length or a width. */
  readonly unit?: LengthUnit
  /** Of a length or a width, exact. */
  readonly lengthM?: number
  /** It may be meant otherwise. */
  readonly doubtful?: boolean
  /** `8' 6`: eight feet and six inches, or six pieces. */
  readonly inches?: number
  /** The unit stands before its number, as in Kiswahili; `perhaps`: the number before it may be its own. */
  readonly unitFirst?: 'surely' | 'perhaps'
  /** A bare number that the list calls a length. */
  readonly isLength?: boolean
  readonly start: number
  readonly end: number
}

const roles: Partial<Record<Rule, Quantity['role']>> = {
  gauge: 'aside',
  aside: 'aside',
  price: 'price',
  pack: 'pack',
  width: 'width',
  length: 'length',
  count: 'count',
  named: 'bare',
  numbered: 'bare',
  number: 'bare',
}

/** Sheets are 0.2 to 1.2 mm thick. */
const THICKEST_MM = 1.5
/** Widths without a unit are metres, or from here on millimetres. */
const MIN_MM = 100

/** The number that the grammar found, with what stands beside it; `undefined` where it found a word or a mark. */
export function quantityOf(rule: Rule, found: string, start: number, end: number): Quantity | undefined {
  const role = roles[rule]
  if (!role) return undefined
  const digits = /\d[\d.,]*|\.\d+/.exec(found)?.[0].replace(/[.,]$/, '') ?? ''
  const value = Number(digits.replace(/,/g, ''))
  const doubtful = found.includes(DOUBT) || rule === 'numbered'
  const plain: Quantity = { kind: 'quantity', role, value, decimals: digits.split('.')[1] ?? '', doubtful, start, end }
  if (role === 'pack' && /k(?:g|ilo)/.test(found)) return { ...plain, role: 'weight' }
  if (role !== 'length' && role !== 'width') return plain
  const names = found.match(/[a-z]+|['"]/g) ?? []
  const unit = names.map(unitNamed).find(Boolean) ?? (value >= MIN_MM ? 'mm' : 'm')
  // `3,200 m` is 3.2 m: only millimetres come in thousands.
  const said = digits.includes(',') && (unit === 'm' || unit === 'ft') ? value / 1000 : value
  const thickness = unit === 'mm' && value < THICKEST_MM
  return { ...plain, role: thickness ? 'aside' : role, value: said, unit, lengthM: metres(said, unit) }
}

const inchesAfter =
  /^(?:[ .-]*([\d.]+) ?(?:inch(?:es)?|inchi|ins?(?![a-z])|")|( ?)(\d\d?(?:\.\d+)?)(?![\d.]| ?(?:[a-wyz'"/]|x[a-z])))/

/**
 * A length with the inches that follow its feet, and how many signs they take: `12'6"`, `12ft 6in`, `12ft6`.
 * @param mark whether the feet are written with a mark: then a number a space apart may be inches.
 */
export function withInches(length: Quantity, rest: string, mark: boolean): readonly [length: Quantity, taken: number] {
  const [all = '', said, space, bare] = (length.unit === 'ft' && inchesAfter.exec(rest)) || []
  const inches = Number(said ?? bare)
  if (!(inches < 12) || (space && !mark)) return [length, 0]
  if (space) return [{ ...length, inches }, all.length]
  return [{ ...length, lengthM: exact((length.lengthM ?? 0) + metres(inches, 'in')) }, all.length]
}
