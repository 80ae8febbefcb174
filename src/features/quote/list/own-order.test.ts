import { describe, expect, test } from 'vitest'
import { writeOrder } from '#features/quote/order/order-text.ts'
import { estimator as en } from '#i18n/en/estimator.ts'
import { estimator as sw } from '#i18n/sw/estimator.ts'
import { parseList } from '#roofing/list/parse-list.ts'
import { exampleCalculation, exampleShop } from '../../../../tests/example-calculation.ts'

const quotes = [
  '#shape=gable&length=12&width=9&eave=0.5&product=box-profile&county=Nakuru',
  '#shape=hip&length=10&width=7&product=box-profile&shape2=lean-to&length2=4&width2=3',
  '#unit=ft&length=40&width=30&product=box-profile',
  '#shape=dutch-gable&length=10&width=7&gablet=0.5&verge=0.3&product=box-profile&round=stock',
  '#shape=hidden&length=10&width=7&product=box-profile&falls=two',
  '#product=box-profile&list=20+x+3m%0Ahello+7',
]

const orderOf = (fragment: string, words = en) => {
  const calculation = exampleCalculation(fragment)
  const [message = ''] = writeOrder(calculation, { words, shop: exampleShop })
  return { message, orderedSheets: calculation.orderedSheets }
}

describe.each([
  ['English', en],
  ['Kiswahili', sw],
])('an order message in %s that is pasted as a list', (_, words) => {
  test.each(quotes)('is read as its cut list, without a question: %s', fragment => {
    const { message, orderedSheets } = orderOf(fragment, words)
    const list = parseList(message)
    expect([list.sheets, list.runningM]).toEqual([orderedSheets?.sheets, orderedSheets?.runningM])
    expect(list.parts.filter(({ kind }) => kind === 'unread')).toEqual([])
    expect([list.openCount, list.goods]).toEqual([0, []])
    expect(list.parts.map(({ source }) => source).join('')).toBe(message)
  })
})

describe('text around an order message', () => {
  const { message, orderedSheets } = orderOf('#shape=gable&length=12&width=9&product=box-profile')

  test('before and after it is read as any other list', () => {
    const list = parseList(`4 pcs 2m\n${message}\n10 x 10`)
    expect(list.sheets).toBe((orderedSheets?.sheets ?? 0) + 4)
    expect(list.openCount).toBe(1)
  })

  test('between the lines of its cut list is read too', () => {
    const { message, orderedSheets } = orderOf('#shape=hip&length=12&width=9&product=box-profile')
    const list = parseList(message.replace(/(\d+ x [\d.]+ m\n)/, '$17 pcs 2m\n'))
    expect(list.sheets).toBe((orderedSheets?.sheets ?? 0) + 7)
  })

  test('is not recognized as an order without its link', () => {
    expect(parseList(message.replace(/https:.*/, '')).parts).toContainEqual(expect.objectContaining({ kind: 'unread' }))
  })
})
