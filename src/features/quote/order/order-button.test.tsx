import { describe, expect, test } from 'vitest'
import { estimator as words } from '#i18n/en/estimator.ts'
import { exampleCalculation } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import type { ListState } from '../list/use-list-reader.ts'
import { OrderButton } from './OrderButton.tsx'

const house = exampleCalculation('#shape=hip&length=10&width=7&product=box-profile&list=20+x+3m')
const button = (listState: ListState) =>
  renderedQuote(<OrderButton calculation={house} listState={listState} compressedList={undefined} label="Order" />)

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
