import type { LengthUnit } from '../lengths/unit.ts'
import type { Entry } from './clause.ts'
import type { Quantity } from './quantity.ts'
import { metres } from './sheet-length.ts'
import { unitNamed } from './unit-named.ts'
import { type Sense, senseOf } from './vocabulary.ts'

/** `said`: words that name the length as well: `3m box profile`. */
type Column = 'money' | 'width' | 'count' | 'length' | 'said' | 'index' | 'text'

/** The columns of a table, as its first line names them: `Length Qty Price`. */
export interface Table {
  /** Without columns of text. */
  readonly columns: readonly Column[]
  /** Said in the heading of the column of lengths. */
  readonly unit: LengthUnit | undefined
}

const columnOf: Partial<Record<Sense, Column>> = {
  price: 'money',
  currency: 'money',
  total: 'money',
  wide: 'width',
  quantity: 'count',
  piece: 'count',
  sheet: 'count',
  long: 'length',
  number: 'index',
}
/** What a column called by several words is: of `Total length` and `No. of pcs` what comes first here. */
const ranks: readonly Column[] = ['money', 'width', 'count', 'length', 'index', 'text']

/** What counts as one name where columns stand a space apart. */
const oneName = /(?:total|running) (?=\p{L})|(?: ?\/ ?| (?:per|of) )(?=\p{L})/giu
const gap = /\t|\s{2,}|\|/
/** A heading of single words has no more columns that are neither numbers nor lengths; a sentence has. */
const MAX_TEXT = 2

/** The table that a line of words begins, when it names a length and a number. */
export function tableOf(text: string): Table | undefined {
  const line = text.trim()
  if (/\d/.test(line)) return undefined
  const wide = gap.test(line)
  const cells = wide ? line.split(gap) : line.replace(oneName, '_').split(' ')
  const named = cells.flatMap(cell => {
    const words = cell.toLowerCase().match(/\p{L}+|#/gu) ?? []
    const all = words.map(
      word => columnOf[word === '#' ? 'number' : senseOf(word)] ?? (unitNamed(word) ? 'length' : 'text'),
    )
    const column = ranks.find(rank => all.includes(rank))
    return column ? { column, unit: words.map(unitNamed).find(Boolean) } : []
  })
  // `Length (ft)` is one column.
  const columns = named
    .map(({ column }) => column)
    .filter((column, index, all) => wide || column === 'text' || column !== all[index - 1])
  // With no other column of numbers, "No." is the number of pieces.
  const known = columns.includes('count')
    ? [...columns]
    : columns.map(column => (column === 'index' ? 'count' : column))
  if (wide && !known.includes('length') && known.includes('text')) known[known.indexOf('text')] = 'said'
  const one = (...wanted: Column[]) => known.filter(column => wanted.includes(column)).length === 1
  if (
    !one('length', 'said') ||
    !one('count') ||
    (!wide && known.length - known.filter(column => column !== 'text').length > MAX_TEXT)
  )
    return undefined
  return {
    columns: known.filter(column => column !== 'text'),
    unit: named.find(({ column, unit }) => column === 'length' && unit)?.unit,
  }
}

/** A number of a row in the part that its column gives it; `undefined` where it cannot be that. */
function inColumn(quantity: Quantity, column: Column, unit: LengthUnit | undefined): Quantity | undefined {
  const { role, value } = quantity
  if (column === 'length' && role === 'bare')
    return { ...quantity, ...(unit ? { role: 'length', unit, lengthM: metres(value, unit) } : { isLength: true }) }
  if (column === 'length' || column === 'said') return role === 'length' ? quantity : undefined
  if (column === 'count')
    return role === 'count' || (role === 'bare' && Number.isInteger(value)) ? { ...quantity, role: 'count' } : undefined
  if (column === 'index') return role === 'bare' && Number.isInteger(value) ? quantity : undefined
  return quantity
}

/** The columns that a row of so many numbers may have: all, or without its own number, or without money at its end. */
function columnsFor(columns: readonly Column[], count: number): (readonly Column[])[] {
  const unnumbered = columns.filter(column => column !== 'index')
  const trimmed = [columns, unnumbered].map(all => {
    const money = all.slice(count).every(column => column === 'money')
    return money ? all.slice(0, count) : all
  })
  return [columns, unnumbered, ...trimmed].filter(all => all.length === count)
}

/**
 * A row of a table with its count and its length, or its count alone where words stand for the length and name none;
 * `undefined` where its numbers do not fit the columns.
 */
export function rowOf(entry: Entry, { columns, unit }: Table): Entry | undefined {
  const numbers = entry.quantities.filter(({ role }) => role !== 'aside')
  const unsaid = columns.filter(column => column !== 'said')
  const all = [columns, unsaid].flatMap(each => columnsFor(each, numbers.length))
  for (const kept of all) {
    const read = numbers.map((number, index) => inColumn(number, kept[index] as Column, unit))
    const count = read[kept.indexOf('count')]
    const length = read[kept.findIndex(column => column === 'length' || column === 'said')]
    if (!count || read.includes(undefined)) continue
    const quantities = entry.quantities.map(quantity => read[numbers.indexOf(quantity)] ?? quantity)
    const figures = (length ? [count, length] : [count]).map(quantity => ({ quantity, link: undefined }))
    return { ...entry, quantities, figures }
  }
  return undefined
}
