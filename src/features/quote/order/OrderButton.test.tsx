import { describe, expect, test } from 'vitest'
import { estimator as words } from '#i18n/en/estimator.ts'
import { exampleCalculation } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import type { ListState } from '../list/use-list-reader.ts'
import { TotalBar } from '../result/TotalBar.tsx'
import { OrderButton } from './OrderButton.tsx'

const house = exampleCalculation('#shape=hip&length=10&width=7&product=box-profile&list=20+x+3m')
const button = (listState: ListState) =>
  renderedQuote(<OrderButton calculation={house} listState={listState} compressedList={undefined} label="Order" />)

describe('while the list is chosen', () => {
  const inFront = (list: string) =>
    exampleCalculation(`#shape=hip&length=10&width=7&product=box-profile&from=list&list=${encodeURIComponent(list)}`)
  const order = (list: string) =>
    renderedQuote(<OrderButton calculation={inFront(list)} listState="read" compressedList={undefined} label="Order" />)

  test('the house is not ordered while nothing on the list is counted', () => {
    expect(order('3 x 12')).not.toContain('wa.me')
    expect(order('')).toBe('')
    expect(inFront('3 x 12').orderedSheets).toBeUndefined()
    const bar = renderedQuote(<TotalBar calculation={inFront('3 x 12')} listState="read" compressedList={undefined} />)
    expect(bar).toContain(words.result.nothingOnList)
    expect(bar).not.toContain('KSh')
  })

  test('an open question blocks the order with its line', () => {
    expect(order('20 x 3m\n3 x 12')).toContain(words.order.answerLine('3 x 12'))
    expect(order('20 x 3m\n3 x 12')).not.toContain('wa.me')
  })

  test('a half-read line blocks the order with what is missing', () => {
    expect(order('20 x 3m; 2.5m')).toContain(words.order.completeLine('2.5m'))
    expect(order('20 x 3m; 2.5m')).not.toContain('wa.me')
  })

  test('a line that is not understood is asked about in the order', () => {
    expect(order('20 x 3m\nhello 7')).toContain('wa.me')
  })
})

test('while the house is chosen, questions about the list do not block its order', () => {
  const calculation = exampleCalculation('#shape=hip&length=10&width=7&product=box-profile&list=3+x+12')
  expect(
    renderedQuote(<OrderButton calculation={calculation} listState="read" compressedList={undefined} label="Order" />),
  ).toContain('wa.me')
})

describe('while a list is not read', () => {
  test('the button says that the list is being read, and does not order', () => {
    expect(button('reading')).toContain(words.list.reading)
    expect(button('reading')).not.toContain('wa.me')
  })

  test('the button does not order if the list reader fails', () => {
    expect(button('failed')).toContain(words.order.readListFirst)
    expect(button('failed')).not.toContain('wa.me')
  })

  test('the button orders once the list is read', () => {
    expect(button('read')).toContain('wa.me')
  })
})
