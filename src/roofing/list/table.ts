import type { LengthUnit } from '../lengths/unit.ts'
import type { Entry } from './entry.ts'
import { parseUnit } from './parse-unit.ts'
import type { Quantity } from './quantity.ts'
import { toMetres } from './sheet-length.ts'
import { type Sense, senseOf } from './vocabulary.ts'

/** What a column holds. `description`: text that includes the length, `3m box profile`; `index`: the number of the row. */
type Column = 'money' | 'width' | 'count' | 'length' | 'description' | 'index' | 'text'

/** The columns of a table, from its heading: `Length Qty Price`. */
export interface Table {
  /** Without columns of text. */
  readonly columns: readonly Column[]
  /** The unit in the heading of the length column. */
  readonly unit: LengthUnit | undefined
  /** The character between columns in files of spreadsheets; `undefined` for tabs, bars and spaces. */
  readonly separator: ',' | ';' | undefined
}

const columnForSense: Partial<Record<Sense, Column>> = {
  price: 'money',
  currency: 'money',
  total: 'money',
  width: 'width',
  quantity: 'count',
  piece: 'count',
  sheet: 'count',
  length: 'length',
  number: 'index',
}
/**
 * Which column a heading of several words names, such as `Total length` or `No. of pcs`: the first of these that any of its words
 * names.
 */
const columnPriority: readonly Column[] = ['money', 'width', 'count', 'length', 'index', 'text']

/** Gaps within the heading of one column, where columns are separated by single spaces: `Total length`, `No of pcs`. */
const compoundName = /(?:total|running) (?=\p{L})|(?: ?\/ ?| (?:per|of) )(?=\p{L})/giu
const cellGap = /\t|\s{2,}|\|/
const separators = { ',': /,/, ';': /;/ } as const
/** A line of single words with more columns of text is a sentence. */
const MAX_TEXT_COLUMNS = 2

/** Parses a table heading; `undefined` where the line does not name exactly one length and one count. */
export function parseTableHeading(text: string): Table | undefined {
  const line = text.trim()
  if (/\d/.test(line)) return undefined
  const separator = cellGap.test(line) ? undefined : ([',', ';'] as const).find(mark => line.includes(mark))
  const hasWideGaps = separator !== undefined || cellGap.test(line)
  const cells = hasWideGaps
    ? line.split(separator ? separators[separator] : cellGap)
    : line.replace(compoundName, '_').split(' ')
  const cellColumns = cells.flatMap(cell => {
    const words = cell.toLowerCase().match(/\p{L}+|#/gu) ?? []
    const all = words.map(
      word => columnForSense[word === '#' ? 'number' : senseOf(word)] ?? (parseUnit(word) ? 'length' : 'text'),
    )
    const column = columnPriority.find(rank => all.includes(rank))
    const isUnit = words.length > 0 && words.every(parseUnit)
    return column ? { column, isUnit, unit: words.map(parseUnit).find(Boolean) } : []
  })
  // `Length (ft)` is one column; in `Length | Pcs | Metres` the last one is a total.
  const hasNamedLength = cellColumns.some(({ column, isUnit }) => column === 'length' && !isUnit)
  const columns = cellColumns
    .map(({ column, isUnit }) => (hasWideGaps && hasNamedLength && isUnit ? 'money' : column))
    .filter((column, index, all) => hasWideGaps || column === 'text' || column !== all[index - 1])
  // Without a count column, "No." is the count.
  const resolved = columns.includes('count')
    ? [...columns]
    : columns.map(column => (column === 'index' ? 'count' : column))
  if (hasWideGaps && !resolved.includes('length') && resolved.includes('text'))
    resolved[resolved.indexOf('text')] = 'description'
  const hasExactlyOne = (...names: Column[]) => resolved.filter(column => names.includes(column)).length === 1
  if (
    !hasExactlyOne('length', 'description') ||
    !hasExactlyOne('count') ||
    (!hasWideGaps && resolved.length - resolved.filter(column => column !== 'text').length > MAX_TEXT_COLUMNS)
  )
    return undefined
  return {
    columns: resolved.filter(column => column !== 'text'),
    unit: cellColumns.find(
      ({ column, unit, isUnit }) => column === 'length' && unit && !(hasWideGaps && isUnit && hasNamedLength),
    )?.unit,
    separator,
  }
}

/**
 * Replaces the separators of a row by bars. Offsets stay valid: quotes become spaces, and a separator in quotes stays, because it
 * belongs to a number.
 * @param separator the character between cells
 */
export function separateCells(line: string, separator: ',' | ';'): string {
  let isQuoted = false
  return [...line]
    .map(character => {
      if (character === '"') {
        isQuoted = !isQuoted
        return ' '
      }
      return character === separator && !isQuoted ? '|' : character
    })
    .join('')
}

/** A cell has at most one number: `3.0`, `24 pcs`, `Box profile`. */
const numberInCell = /\d+(?:[.,]\d+)*/g

/** The separator of a row without a heading: `3.0 | 24 | 72.0`, `3.0,24,72.0`; `undefined` where the line is not such a row. */
export function findRowSeparator(line: string): '|' | ',' | ';' | undefined {
  const isRow = (cells: readonly string[]) => {
    const numbers = cells.map(cell => cell.match(numberInCell)?.length ?? 0)
    return numbers.every(count => count < 2) && numbers.filter(count => count === 1).length > 1
  }
  if (line.includes('|')) return isRow(line.split('|')) ? '|' : undefined
  if (line.includes(';') && isRow(line.split(';')) && /^[\d.;\s]+$/.test(line)) return ';'
  const cells = line.split(',')
  // A list such as `3m 20, 2.5m 14` has spaces; `2,5` is a decimal.
  const isTight = !/,\s|\s,/.test(line) && (cells.length > 2 || /\d\.\d/.test(line))
  return isTight && cells.length > 1 && isRow(cells) ? ',' : undefined
}

/** A number with the role of its column; `undefined` where the number cannot have that role. */
function readCell(quantity: Quantity, column: Column, unit: LengthUnit | undefined): Quantity | undefined {
  const { role, value } = quantity
  if (column === 'length' && role === 'bare')
    return { ...quantity, ...(unit ? { role: 'length', unit, lengthM: toMetres(value, unit) } : { isLength: true }) }
  if (column === 'length' || column === 'description') return role === 'length' ? quantity : undefined
  if (column === 'count')
    return role === 'count' || (role === 'bare' && Number.isInteger(value)) ? { ...quantity, role: 'count' } : undefined
  if (column === 'index') return role === 'bare' && Number.isInteger(value) ? quantity : undefined
  return quantity
}

/** The columns that a row of `count` numbers may have: all, without the row number, or without money at the end. */
function findMatchingColumns(columns: readonly Column[], count: number): (readonly Column[])[] {
  const unnumbered = columns.filter(column => column !== 'index')
  const trimmed = [columns, unnumbered].map(all => {
    const endsWithMoney = all.slice(count).every(column => column === 'money')
    return endsWithMoney ? all.slice(0, count) : all
  })
  return [columns, unnumbered, ...trimmed].filter(all => all.length === count)
}

/**
 * Parses a table row as an entry with count and length, or with the count alone where a description has no length; `undefined`
 * where its numbers do not fit the columns.
 */
export function parseTableRow(entry: Entry, { columns, unit }: Table): Entry | undefined {
  const numbers = entry.quantities.filter(({ role }) => role !== 'aside')
  const withoutDescription = columns.filter(column => column !== 'description')
  const candidates = [columns, withoutDescription].flatMap(each => findMatchingColumns(each, numbers.length))
  for (const candidate of candidates) {
    const cells = numbers.map((number, index) => readCell(number, candidate[index] as Column, unit))
    const count = cells[candidate.indexOf('count')]
    const length = cells[candidate.findIndex(column => column === 'length' || column === 'description')]
    if (!count || cells.includes(undefined)) continue
    const quantities = entry.quantities.map(quantity => cells[numbers.indexOf(quantity)] ?? quantity)
    const figures = (length ? [count, length] : [count]).map(quantity => ({ quantity, link: undefined }))
    return { ...entry, quantities, figures }
  }
  return undefined
}
