import { describe, expect, test } from 'vitest'
import { parseList } from './list.ts'
import { parseTableHeading } from './table.ts'

/** The sheets that a list says. */
const sheets = (text: string) =>
  parseList(text).parts.flatMap(part => (part.kind === 'cut' ? `${part.count} of ${part.lengthM}` : []))

describe('the first line of a table', () => {
  test.each<[string, string[], string | undefined]>([
    ['Length Qty', ['length', 'count'], undefined],
    ['Qty Length Price', ['count', 'length', 'money'], undefined],
    ['QTY\tLENGTH\tAMOUNT', ['count', 'length', 'money'], undefined],
    ['Length | Pcs | Total', ['length', 'count', 'money'], undefined],
    ['Urefu  Idadi  Bei', ['length', 'count', 'money'], undefined],
    ['Length Width Qty', ['length', 'width', 'count'], undefined],
    ['Length (ft) Qty', ['length', 'count'], 'ft'],
    ['Length(m)\tPcs', ['length', 'count'], 'm'],
    ['Size mm | Sheets', ['length', 'count'], 'mm'],
    ['Feet Pcs', ['length', 'count'], 'ft'],
    ['Item Length Qty', ['length', 'count'], undefined],
    ['Item Colour Length Qty', ['length', 'count'], undefined],
    ['Item\tColour\tBrand\tSupplier\tLength\tQty', ['length', 'count'], undefined],
    ['No. Length Qty', ['index', 'length', 'count'], undefined],
    ['# Length Qty', ['index', 'length', 'count'], undefined],
    // With nothing else that counts, "No." does.
    ['Length No.', ['length', 'count'], undefined],
    ['Length\tNo. of pcs', ['length', 'count'], undefined],
    ['Length No. of pcs', ['length', 'count'], undefined],
    ['Length\tQty\tTotal length', ['length', 'count', 'money'], undefined],
    ['Length Qty Price per metre', ['length', 'count', 'money'], undefined],
    ['Length Qty Price / pc', ['length', 'count', 'money'], undefined],
    ['Length Qty Price /pc', ['length', 'count', 'money'], undefined],
    ['Length Qty Price/ pc', ['length', 'count', 'money'], undefined],
    ['Length Qty Rate per metre', ['length', 'count', 'money'], undefined],
    ['Length Qty Ksh', ['length', 'count', 'money'], undefined],
    ['Length Total pcs', ['length', 'count'], undefined],
    // A column without a name holds nothing.
    ['Length\t\tQty', ['length', 'count'], undefined],
  ])('%s names %j, in %s', (line, columns, unit) => {
    expect(parseTableHeading(`  ${line} `)).toEqual({ columns, unit })
  })

  test.each([
    ['names no number of pieces', 'Length Price'],
    ['names no length', 'Item Qty'],
    ['names no length, and one column not at all', 'Price\t\tQty'],
    ['names two lengths', 'Length\tUrefu\tQty'],
    ['names two numbers', 'Length\tQty\tPcs'],
    ['has numbers itself', 'Length 3 Qty 20'],
    ['is a sentence', 'Please send the length and the qty'],
    ['is empty', ''],
  ])('is none that %s', (_, line) => {
    expect(parseTableHeading(line)).toBeUndefined()
  })
})

describe('the rows of a table', () => {
  test.each([
    ['bare numbers', 'Length Qty\n3 20\n2.5 14', ['20 of 3', '14 of 2.5']],
    ['the other way round', 'Qty Length\n2 6\n14 2.5', ['2 of 6', '14 of 2.5']],
    ['in the unit of the heading', 'Length (ft) Qty\n10 20', ['20 of 3.048']],
    ['in a unit of their own', 'Length (ft) Qty\n3m 20', ['20 of 3']],
    ['with pieces called so', 'Length Qty\n3 20pcs', ['20 of 3']],
    ['with a decimal that is whole', 'Length Qty\n3 20.0', ['20 of 3']],
    ['numbered', 'No. Length Qty\n1 3 20\n2 2.5 14', ['20 of 3', '14 of 2.5']],
    ['not numbered, where the heading has a place for it', 'No. Length Qty\n3 20\n2.5 14', ['20 of 3', '14 of 2.5']],
    ['with money', 'Length\tQty\tPrice\tAmount\n3\t20\t1410\t28200', ['20 of 3']],
    ['without the money at their end', 'Length\tQty\tPrice\tAmount\n3\t20', ['20 of 3']],
    ['without half of the money', 'Length\tQty\tPrice\tAmount\n3\t20\t1410', ['20 of 3']],
    ['neither numbered nor with money', 'No. Length Qty Price\n3 20', ['20 of 3']],
    ['with a gauge beside them', 'Length Qty\nG30 3 20', ['20 of 3']],
    ['with a width', 'Length Width Qty\n3 1 20', ['20 of 3']],
    ['never in the unit of another row', 'Length Qty\n300cm 20\n250 14', ['20 of 3']],
    ['with pieces called so beside a price', 'Length Qty Rate\n3 20pcs 5', ['20 of 3']],
    ['turned round, where words say it', 'Length Qty\n20pcs 3', ['20 of 3']],
    ['each by itself', 'Length Qty\n3 20\n\nQty Length\n6 2', ['20 of 3', '6 of 2']],
  ])('%s', (_, text, expected) => {
    expect(sheets(text)).toEqual(expected)
  })

  test.each([
    ['of half a sheet', 'Qty Length\n20.5 3'],
    ['of a length where the number is', 'Qty Length\n3m 2m'],
    ['of a number where the length is', 'Qty Length\n20 6pcs'],
    ['of money where the length is', 'Length Qty\n3/= 20'],
    ['that has no width', 'Qty Length Width Price\n2 6'],
    ['whose own number is half', 'No. Length Qty\n1.5 3 20'],
    ['whose own number is a length', 'No. Length Qty\n2m 3 20'],
  ])('no row is one %s', (_, text) => {
    expect(sheets(text)).toEqual([])
  })
})
