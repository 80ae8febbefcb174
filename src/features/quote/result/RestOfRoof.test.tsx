import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteLink, writeOrder } from '#features/quote/order/order-text.ts'
import { PrintSheet } from '#features/quote/print/PrintSheet.tsx'
import { budgetKeys } from '#roofing/quote/fields.ts'
import { shapes } from '#roofing/roof/roof.ts'
import { exampleCalculation, exampleFacts, exampleShop } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { RestLines } from './RestLines.tsx'

const HOUSE = '#shape=gable&length=10&width=8&product=box-profile'

const screenOf = (fragment: string) =>
  renderedQuote(<RestLines calculation={exampleCalculation(fragment)} />).replaceAll('\u00a0', ' ')

/** The ranges of the lines, of the rest and of the total in some markup, as pairs of shillings. */
function rangesIn(markup: string) {
  const section = markup.slice(markup.indexOf(exampleFacts.words.budget.lead))
  const pairs = (text: string) =>
    [...text.matchAll(/<data value="(\d+)-(\d+)">/g)].map(([, low, high]) => [Number(low), Number(high)])
  const [rest = '', after = ''] = section.split('data-sum="rest"')
  const [sum, ...others] = pairs(after)
  return { rest: pairs(rest), sum, order: others.slice(0, -1), total: others.at(-1) }
}

describe('the rest of the roof', () => {
  test('marks prices that the visitor typed, and names each source of typical prices once', () => {
    const markup = screenOf(`${HOUSE}&payPurlins=30`)
    expect(markup).toContain('Prices more than a year old: ask again.')
    expect(markup).toContain('<li>A press report, March 2025: Ridge caps</li>')
    expect(markup).toContain('<li>Two shops, January 2099: Roofing nails</li>')
    expect(markup).toMatch(/Purlins or battens.*?your price/)
    expect(markup).toMatch(/Rafters.*?no price yet/)
    expect(markup).not.toContain('Transport')
    expect(markup).not.toContain('KSh 0')
    expect(markup).toContain('13 to 26% of the materials')
  })

  test('uses a typed price, and ignores text that is no price', () => {
    const caps = (price: string) => {
      const { draft, budget } = exampleCalculation(`${HOUSE}&payCaps=${price}`)
      return [draft.budget.payCaps, budget?.lines.find(({ item }) => item === 'caps')]
    }
    expect(caps('1,000')).toMatchObject(['1,000', { source: 'yours', each: { low: 1000, high: 1000 } }])
    // A link does not hold what is no price; the form and the device do.
    expect(caps('dear')).toMatchObject([undefined, { source: 'typical' }])
  })

  test('shows an item that we sell beside the order once the visitor types a price for it', () => {
    const markup = screenOf(`${HOUSE}&paySheets=400`)
    expect(markup).toContain('Sheets, at your price')
    expect(markup).not.toContain(exampleFacts.words.budget.order)
  })

  test('changes nothing that is ordered', () => {
    const [plain, typed] = [HOUSE, `${HOUSE}&paySheets=1&payLabour=5`].map(fragment => exampleCalculation(fragment))
    expect(typed?.orderedSheets).toEqual(plain?.orderedSheets)
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
        const { rest, sum, order, total } = rangesIn(markup)
        expect(total).toEqual(expected)
        for (const end of [0, 1]) {
          const add = (lines: number[][]) => lines.reduce((whole, line) => whole + (line[end] ?? 0), 0)
          expect(add(rest)).toBe(sum?.[end])
          expect(add(rest) + add(order)).toBe(expected[end])
        }
      }
      const link = quoteLink(calculation.draft, exampleShop, undefined)
      expect(exampleCalculation(link.slice(link.indexOf('#'))).budget).toEqual(calculation.budget)
    }),
    { numRuns: 200 },
  )
})
