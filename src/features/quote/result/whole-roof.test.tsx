import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteLink, writeOrder } from '#features/quote/order/order-text.ts'
import { PrintSheet } from '#features/quote/print/PrintSheet.tsx'
import { budgetKeys } from '#roofing/quote/fields.ts'
import { shapes } from '#roofing/roof/roof.ts'
import { exampleCalculation, exampleFacts, exampleShop } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { BudgetLines } from './BudgetLines.tsx'

const HOUSE = '#shape=gable&length=10&width=8&product=box-profile'

const screenOf = (fragment: string) =>
  renderedQuote(<BudgetLines calculation={exampleCalculation(fragment)} />).replaceAll('\u00a0', ' ')

/** The ranges of the lines and of the total in some markup, as pairs of shillings. */
function rangesIn(markup: string): { lines: number[][]; total: number[] | undefined } {
  const section = markup.slice(markup.indexOf(exampleFacts.words.budget.heading))
  const values = [...section.matchAll(/<data value="(\d+)-(\d+)">/g)].map(([, low, high]) => [
    Number(low),
    Number(high),
  ])
  return { lines: values.slice(0, -1), total: values.at(-1) }
}

describe('the whole roof', () => {
  test('marks each line with who says its price', () => {
    const markup = screenOf(`${HOUSE}&payPurlins=30`)
    expect(markup).toContain('our price')
    expect(markup).toContain('typical price, March 2025: A press report. More than a year old: ask again.')
    expect(markup).toContain('typical price, January 2099: Two shops<')
    expect(markup).toMatch(/Purlins or battens.*?your price/)
    expect(markup).toMatch(/Rafters.*?no price yet, not in the total/)
    expect(markup).toMatch(/Transport.*?KSh 0.*?free, our promise/)
    expect(markup).toContain('13 to 26 % of the materials')
  })

  test('takes what was typed, and leaves out what is no price', () => {
    const caps = (price: string) => {
      const { draft, budget } = exampleCalculation(`${HOUSE}&payCaps=${price}`)
      return [draft.budget.payCaps, budget?.lines.find(({ item }) => item === 'caps')]
    }
    expect(caps('1,000')).toMatchObject(['1,000', { source: 'yours', each: { low: 1000, high: 1000 } }])
    // A link does not hold what is no price; the form and the device do.
    expect(caps('dear')).toMatchObject([undefined, { source: 'typical' }])
  })

  test('changes nothing that is ordered', () => {
    const [plain, typed] = [HOUSE, `${HOUSE}&paySheets=1&payLabour=5`].map(fragment => exampleCalculation(fragment))
    expect(typed?.ordered).toEqual(plain?.ordered)
    const order = (calculation: typeof plain) =>
      calculation && writeOrder(calculation, exampleFacts, undefined).join('\n').split('\n').slice(0, -1)
    expect(order(typed)).toEqual(order(plain))
  })
})

test('the range is the sum of its lines on screen, on paper and behind the link, for any quote', () => {
  const price = fc.integer({ min: 0, max: 200_000 }).map(cents => String(cents / 100))
  const quotes = fc.record({
    shape: fc.constantFrom(...shapes.filter(shape => shape !== 'hidden')),
    length: fc.integer({ min: 20, max: 250 }),
    width: fc.integer({ min: 20, max: 150 }),
    product: fc.constantFrom(...exampleShop.products.map(({ slug }) => slug)),
    prices: fc.dictionary(fc.constantFrom(...budgetKeys), price, { noNullPrototype: true }),
  })
  fc.assert(
    fc.property(quotes, ({ shape, length, width, product, prices }) => {
      const measures = { shape, length: String(length / 10), width: String(width / 10), product }
      const fragment = `#${new URLSearchParams({ ...measures, ...prices })}`
      const calculation = exampleCalculation(fragment)
      const totalKsh = calculation.budget?.totalKsh
      const expected = [totalKsh?.low, totalKsh?.high]
      for (const markup of [screenOf(fragment), renderedQuote(<PrintSheet calculation={calculation} />)]) {
        const { lines, total } = rangesIn(markup)
        expect(total).toEqual(expected)
        for (const end of [0, 1]) expect(lines.reduce((sum, line) => sum + (line[end] ?? 0), 0)).toBe(expected[end])
      }
      const link = quoteLink(calculation.draft, exampleShop, undefined)
      expect(exampleCalculation(link.slice(link.indexOf('#'))).budget).toEqual(calculation.budget)
    }),
    { numRuns: 200 },
  )
})
