import { describe, expect, test } from 'vitest'
import type { Answer } from '#features/quote/state/answer.ts'
import { exampleAnswer } from '../../../../tests/example-answer.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { OrderButton } from './OrderButton.tsx'

const house = exampleAnswer('#shape=hip&length=10&width=7&product=box-profile&list=20+x+3m')
const button = (awaits: Answer['awaits']) => renderedQuote(<OrderButton answer={{ ...house, awaits }} label="Order" />)

describe('while there is a list that is not read', () => {
  test('there is no order, and the button says that the list is being read', () => {
    expect(button('reading')).toContain(house.words.list.reading)
    expect(button('reading')).not.toContain('wa.me')
  })

  test('there is none either where its reader cannot be had', () => {
    expect(button('failed')).toContain(house.words.order.unread)
    expect(button('failed')).not.toContain('wa.me')
  })

  test('once it is read, the order is there', () => {
    expect(button(undefined)).toContain('wa.me')
  })
})
