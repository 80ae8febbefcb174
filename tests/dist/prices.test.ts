import { describe, expect, test } from 'vitest'
import { priceOfLength, pricePerCoveredM2, savingOf, toPricesByKey } from '../../src/features/prices/todays-prices.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { formatDay } from '../../src/text/format-day.ts'
import { findAll, type HtmlElement, plainText } from './html.ts'
import { pages, text } from './site.ts'

// Scripts write today's prices into stored pages, so every price must be in an element that names its key.
const list = JSON.parse(text('prices.json'))
const pricesByKey = toPricesByKey(list)
const numbersOf = (sentence: string) =>
  [...sentence.matchAll(/\d+(,\d{3})*/g)].map(([number]) => Number(number.replaceAll(',', '')))
const isDifference = ({ attributes }: HtmlElement) => attributes['data-difference'] !== undefined
const isMarked = (element: HtmlElement): boolean =>
  element.attributes['data-price'] !== undefined ||
  isDifference(element) ||
  (element.parent !== undefined && isMarked(element.parent))

const pagesWithPrices = pages.filter(({ kind }) => ['home', 'product', 'list'].includes(kind))

describe.each(pagesWithPrices)('$file', ({ document, language }) => {
  const body = findAll(document, 'body')[0] as HtmlElement
  const marked = document.elements.filter(({ attributes }) => attributes['data-price'])

  test('begins each marked text with the prices that its attributes name, or with what the second saves', () => {
    const textElements = marked.filter(({ tag }) => tag !== 'a')
    expect(textElements.length).toBeGreaterThan(1)
    for (const element of textElements) {
      const { 'data-price': keys = '', 'data-cover-width': width, 'data-running-m': lengthsM } = element.attributes
      const prices = keys.split(' ').map((key, index) => {
        const price = pricesByKey[key] as number
        if (lengthsM) return priceOfLength(price, Number(lengthsM.split(' ')[index]))
        return width ? pricePerCoveredM2(price, Number(width)) : Math.ceil(price)
      })
      const shown = element.attributes['data-saving'] === undefined ? prices : (savingOf(prices) ?? [])
      expect(shown.length, plainText(element)).toBeGreaterThan(0)
      expect(numbersOf(plainText(element)).slice(0, shown.length), plainText(element)).toEqual(shown)
    }
  })

  test('begins each difference with what the price before it is more than the lowest such price', () => {
    const differences = document.elements.filter(isDifference)
    const prices = differences.map(({ parent }) => {
      const price = marked.find(element => element.parent === parent)
      expect(price?.attributes['data-running-m']).toBeDefined()
      return numbersOf(plainText(price as HtmlElement))[0] as number
    })
    expect(differences.map(element => numbersOf(plainText(element))[0])).toEqual(
      prices.map(price => price - Math.min(...prices)),
    )
  })

  test('marks every price in its text and in its chat links', () => {
    const amount = /KSh\s\d/
    const leaves = document.elements.filter(
      element =>
        amount.test(element.text) &&
        element !== body &&
        !['script', 'title', 'html', 'head'].includes(element.tag) &&
        !document.elements.some(other => other.parent === element && amount.test(other.text)),
    )
    expect(leaves.filter(element => !isMarked(element)).map(plainText)).toEqual([])
    const links = findAll(document, 'a').filter(({ attributes }) => attributes.href?.includes('KSh'))
    expect(links.filter(element => !isMarked(element)).map(plainText)).toEqual([])
  })

  test('shows the day of its prices', () => {
    const { product } = wordsByLanguage[language]
    const days = document.elements.filter(({ attributes }) => attributes['data-as-of'] === list.asOf)
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(plainText(day)).toBe(product.pricesAsOf(formatDay(list.asOf, language)))
    expect(days.filter(({ attributes }) => attributes.role === 'status')).toHaveLength(1)
  })
})
