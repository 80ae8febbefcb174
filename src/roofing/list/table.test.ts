import { describe, expect, test } from 'vitest'
import { parseList } from './parse-list.ts'
import { parseTableHeading } from './table.ts'

/** The sheets of a list. */
const sheets = (text: string) =>
  parseList(text).parts.flatMap(part => (part.kind === 'cut' ? `${part.count} of ${part.lengthM}` : []))

describe('a table heading', () => {
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
    // Without a count column, "No." is the count.
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
    // A column without a name is ignored.
    ['Length\t\tQty', ['length', 'count'], undefined],
  ])('"%s" has the columns %j and the unit %s', (line, columns, unit) => {
    expect(parseTableHeading(`  ${line} `)).toEqual({ columns, unit })
  })

  test.each([
    ['without a count', 'Length Price'],
    ['without a length', 'Item Qty'],
    ['without a length and with an unnamed column', 'Price\t\tQty'],
    ['with two lengths', 'Length\tUrefu\tQty'],
    ['with two counts', 'Length\tQty\tPcs'],
    ['with numbers', 'Length 3 Qty 20'],
    ['that is a sentence', 'Please send the length and the qty'],
    ['that is empty', ''],
  ])('is not a line %s', (_, line) => {
    expect(parseTableHeading(line)).toBeUndefined()
  })
})

describe('the rows of a table', () => {
  test.each([
    ['bare numbers', 'Length Qty\n3 20\n2.5 14', ['20 of 3', '14 of 2.5']],
    ['with the count first', 'Qty Length\n2 6\n14 2.5', ['2 of 6', '14 of 2.5']],
    ['in the unit of the heading', 'Length (ft) Qty\n10 20', ['20 of 3.048']],
    ['in their own unit', 'Length (ft) Qty\n3m 20', ['20 of 3']],
    ['with the word pcs', 'Length Qty\n3 20pcs', ['20 of 3']],
    ['with a count written as a decimal', 'Length Qty\n3 20.0', ['20 of 3']],
    ['numbered', 'No. Length Qty\n1 3 20\n2 2.5 14', ['20 of 3', '14 of 2.5']],
    ['without row numbers although the heading has them', 'No. Length Qty\n3 20\n2.5 14', ['20 of 3', '14 of 2.5']],
    ['with money', 'Length\tQty\tPrice\tAmount\n3\t20\t1410\t28200', ['20 of 3']],
    ['without the money at the end', 'Length\tQty\tPrice\tAmount\n3\t20', ['20 of 3']],
    ['without half of the money', 'Length\tQty\tPrice\tAmount\n3\t20\t1410', ['20 of 3']],
    ['with neither row number nor money', 'No. Length Qty Price\n3 20', ['20 of 3']],
    ['with a gauge beside them', 'Length Qty\nG30 3 20', ['20 of 3']],
    ['with a width', 'Length Width Qty\n3 1 20', ['20 of 3']],
    ['not in the unit of another row', 'Length Qty\n300cm 20\n250 14', ['20 of 3']],
    ['with the word pcs and a price', 'Length Qty Rate\n3 20pcs 5', ['20 of 3']],
    ['in reverse order where a word shows it', 'Length Qty\n20pcs 3', ['20 of 3']],
    ['of two tables, each by its own heading', 'Length Qty\n3 20\n\nQty Length\n6 2', ['20 of 3', '6 of 2']],
  ])('%s', (_, text, expected) => {
    expect(sheets(text)).toEqual(expected)
  })

  test.each([
    ['with half a sheet', 'Qty Length\n20.5 3'],
    ['with a length in the count column', 'Qty Length\n3m 2m'],
    ['with a count in the length column', 'Qty Length\n20 6pcs'],
    ['with money in the length column', 'Length Qty\n3/= 20'],
    ['without the width', 'Qty Length Width Price\n2 6'],
    ['with a decimal row number', 'No. Length Qty\n1.5 3 20'],
    ['with a length as row number', 'No. Length Qty\n2m 3 20'],
  ])('do not include one %s', (_, text) => {
    expect(sheets(text)).toEqual([])
  })
})
