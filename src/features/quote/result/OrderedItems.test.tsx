import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { createPrices } from '#features/quote/state/prices.ts'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import { exampleCalculation, examplePrices, pricedShop } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { ExcludedItems } from './ExcludedItems.tsx'
import { OrderedItems } from './OrderedItems.tsx'
import { PurchaseChecks } from './PurchaseChecks.tsx'
import { RestLines } from './RestLines.tsx'

const HIP = '#shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01'
const L = '#shape=gable&length=12&width=6&pitch=3:4&eave=0.5&wing=front,0,4,5&product=box-profile&round=0.01'
const priced = createPrices(undefined, pricedShop)

/** The rows of a list of costs, each as its texts. */
function rowsIn(element: ReactElement): string[][] {
  const [costs = ''] = renderedQuote(element).split('</ul>')
  return [...costs.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row = '']) =>
    row.split(/<[^>]*>/).flatMap(text => (text === '' ? [] : [text.replaceAll('\u00a0', ' ')])),
  )
}

const ordered = (fragment: string, prices = examplePrices) =>
  rowsIn(<OrderedItems calculation={exampleCalculation(fragment, prices)} />)
const rest = (fragment: string, prices = examplePrices) =>
  rowsIn(<RestLines calculation={exampleCalculation(fragment, prices)} />)

describe('what is ordered and what is not', () => {
  test('the order has the sheets, free delivery and the total', () => {
    expect(ordered(L)).toEqual([
      ['41 sheets', 'KSh 70,726', 'BOX PROFILE', '150.48 m × KSh 470/m'],
      ['Delivery', 'free'],
      ['Total', 'KSh 70,726'],
    ])
  })

  test('the sheets are named with their colour once one is chosen', () => {
    expect(ordered(`${L}&colour=maroon`)[0]).toContain('BOX PROFILE, Maroon')
  })

  test('the rest names every edge with its metres and its pieces', () => {
    const rows = rest(L)
    expect(rows.map(([what]) => what)).not.toContain('Sheets')
    for (const row of [
      ['Ridge caps', '15', 'KSh 10,350', 'ridges 16.1 m: 9, hips 6.41 m: 4, where these meet: 2'],
      ['Valley gutters', '3', 'no price yet', 'valleys 4.81 m: 3'],
      ['155 m² of membrane', 'no price yet', 'if you lay one below the sheets; a tenth for laps is in it'],
    ])
      expect(rows).toContainEqual(row)
    expect(rows.find(([what]) => what === 'Roofing nails')?.at(-1)).toBe('1,124 to 1,405 fasteners')
  })

  test('edges and timber are in the unit of the quote, and the sheets in the metres they are sold by', () => {
    const inFeet = `${L}&unit=ft&length=12m&width=6m&eave=0.5m`
    expect(ordered(inFeet)[0]?.at(-1)).toBe('150.48 m × KSh 470/m')
    expect(rest(inFeet)[0]?.at(-1)).toBe('ridges 52 ft 10 in: 9, hips 21 ft 1 in: 4, where these meet: 2')
    const purlins = (fragment: string) => rest(fragment).find(([what]) => what === 'Purlins or battens')?.[1]
    expect(purlins(inFeet)).toMatch(/^\d+ to \d+ ft$/)
    expect(purlins(L)).toMatch(/^\d+ to \d+ m$/)
  })

  test('accessories that the shop has a price for are in the order and not in the rest', () => {
    const rows = ordered(HIP, priced)
    expect(rows.find(([what]) => what === '20 caps')?.[1]).toBe('KSh 13,010')
    expect(rows.find(([what]) => what === '14 eave gutters')?.[1]).toBe('KSh 16,800')
    expect(rows.find(([what]) => what === '9 kg of fasteners')?.[1]).toBe('KSh 1,980')
    expect(rows[0]?.[1]).toMatch(/^KSh [\d,]+$/)
    expect(rows.at(-1)).toEqual(['Total', 'KSh 85,840'])
    expect(exampleCalculation(HIP, priced).orderedSheets?.priceKsh).toBe(85_840)
    expect(rest(HIP, priced).flat().join()).not.toMatch(/caps|gutters|nails/)
    expect(rest(HIP, priced)).toContainEqual(['Your order from us', 'KSh 85,840'])
  })

  test('calls timber a guide, and says battens for tiles', () => {
    const timber = (fragment: string) => renderedQuote(<ExcludedItems calculation={exampleCalculation(fragment)} />)
    expect(timber(HIP)).toContain('of purlins')
    expect(timber(HIP.replace('box-profile', 'versatile'))).toContain('of battens')
    expect(timber(HIP)).toContain('no structural design')
  })
})

describe('below the price', () => {
  test('all priced items are listed as included; only labour and timber are excluded', () => {
    const markup = renderedQuote(<ExcludedItems calculation={exampleCalculation(HIP, priced)} />).replaceAll(
      '\u00a0',
      ' ',
    )
    for (const part of ['In this price', '20 ridge caps: KSh 13,010', '9 kg of fasteners: KSh 1,980'])
      expect(markup).toContain(part)
    const [, left = ''] = markup.split('Not in this price')
    expect(left).not.toMatch(/caps|fasteners|gutters/)
    expect(left).toContain('Labour')
  })

  test('no included items are listed if only sheets have a price', () => {
    const markup = renderedQuote(<ExcludedItems calculation={exampleCalculation(HIP)} />)
    expect(markup).not.toContain('In this price')
    expect(markup).toContain('20 ridge caps, 14 eave gutters')
  })
})

const checks = (product: Partial<Pick<ShopProduct, 'finish' | 'isFreeDelivery'>>, county = '') =>
  renderedQuote(<PurchaseChecks product={{ finish: 'painted', isFreeDelivery: true, ...product }} county={county} />)

test('the checks before paying mention colour only for painted sheets', () => {
  expect(checks({ finish: 'painted' })).toContain('Ask for a colour sample')
  expect(checks({ finish: 'bare' })).not.toMatch(/colour/i)
})

test('the checks ask for free delivery in writing, or for the cost of delivery', () => {
  expect(checks({})).toContain('Get free delivery to your site written on the order.')
  expect(checks({}, 'Nakuru')).toContain('Get free delivery to Nakuru written on the order.')
  expect(checks({})).not.toContain('costs')
  expect(checks({ isFreeDelivery: false }, 'Nakuru')).toContain('Ask what delivery to Nakuru costs.')
  expect(checks({ isFreeDelivery: false })).not.toMatch(/free/i)
})
