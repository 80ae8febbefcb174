import { describe, expect, test } from 'vitest'
import { createPrices } from '#features/quote/state/prices.ts'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Bill } from '#roofing/money/bill.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { exampleCalculation, examplePrices, pricedShop } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { ExcludedItems } from './ExcludedItems.tsx'
import { PurchaseChecks } from './PurchaseChecks.tsx'
import { WholeBill } from './WholeBill.tsx'

const HIP = '#shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01'
const L = '#shape=gable&length=12&width=6&pitch=3:4&eave=0.5&wing=front,0,4,5&product=box-profile&round=0.01'
const priced = createPrices(undefined, pricedShop)

/** The lines of the bill, each as its texts. */
function lines(fragment: string, prices = examplePrices): string[][] {
  const { takeOff, bill, settings, draft } = exampleCalculation(fragment, prices)
  const markup = renderedQuote(
    <WholeBill takeOff={takeOff as TakeOff} bill={bill as Bill} settings={settings as Settings} unit={draft.unit} />,
  )
  return [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) =>
    line.split(/<[^>]*>/).flatMap(text => (text === '' ? [] : [text.replaceAll('\u00a0', ' ')])),
  )
}

describe('the whole bill', () => {
  test('names every edge with its metres and its pieces, and what is not in the price', () => {
    expect(lines(L)).toEqual([
      ['41 sheets', 'KSh 70,726', '150.48 m'],
      ['15 caps', 'not in the price', 'ridges 16.1 m: 9, hips 6.41 m: 4, where these meet: 2'],
      ['3 valley gutters', 'not in the price', 'valleys 4.81 m: 3'],
      ['10 flashings', 'not in the price', 'verges 16.25 m: 10'],
      ['14 eave gutters', 'not in the price', 'eaves 34.2 m: 14'],
      ['1,124 to 1,405 fasteners', 'not in the price', 'as roofing nails 8 to 13 kg'],
      ['155 m² of membrane', 'not in the price', 'if you lay one below the sheets; a tenth for laps is in it'],
    ])
  })

  test('gives the edges in feet and inches in a quote in feet, and the sheets in the metres they are sold by', () => {
    const [sheets, caps] = lines(`${L}&unit=ft&length=12m&width=6m&eave=0.5m`)
    expect(sheets?.[2]).toBe('150.48 m')
    expect(caps?.[2]).toBe('ridges 52 ft 10 in: 9, hips 21 ft 1 in: 4, where these meet: 2')
  })

  test('shows the prices of the owner, and the total', () => {
    const bill = lines(HIP, priced)
    expect(bill.find(([what]) => what === '20 caps')?.[1]).toBe('KSh 13,010')
    expect(bill.find(([what]) => what === '14 eave gutters')?.[1]).toBe('KSh 16,800')
    expect(bill.at(-1)).toEqual(['Together', 'KSh 85,840'])
    expect(exampleCalculation(HIP, priced).ordered?.priceKsh).toBe(85_840)
  })

  test('has no total if only sheets have a price', () => {
    expect(lines(HIP).flat()).not.toContain('Together')
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
    for (const part of ['In this price', '20 caps: KSh 13,010', '9 kg of fasteners: KSh 1,980'])
      expect(markup).toContain(part)
    const [, left = ''] = markup.split('Not in this price')
    expect(left).not.toMatch(/caps|fasteners|gutters/)
    expect(left).toContain('Labour')
  })

  test('no included items are listed if only sheets have a price', () => {
    const markup = renderedQuote(<ExcludedItems calculation={exampleCalculation(HIP)} />)
    expect(markup).not.toContain('In this price')
    expect(markup).toContain('20 caps, 14 eave gutters')
  })
})

const checks = (product: Partial<Pick<ShopProduct, 'finish' | 'isFreeDelivery'>>, county = '') =>
  renderedQuote(<PurchaseChecks product={{ finish: 'painted', isFreeDelivery: true, ...product }} county={county} />)

test('the checks before paying mention colour only for painted sheets', () => {
  expect(checks({ finish: 'painted' })).toContain('Ask for a colour sample')
  expect(checks({ finish: 'bare' })).not.toMatch(/colour/i)
})

test('the checks ask for free delivery in writing, or for the cost of delivery', () => {
  expect(checks({})).toContain('Have free delivery to your site written on the order.')
  expect(checks({}, 'Nakuru')).toContain('Have free delivery to Nakuru written on the order.')
  expect(checks({})).not.toContain('costs')
  expect(checks({ isFreeDelivery: false }, 'Nakuru')).toContain('Ask what delivery to Nakuru costs.')
  expect(checks({ isFreeDelivery: false })).not.toMatch(/free/i)
})
