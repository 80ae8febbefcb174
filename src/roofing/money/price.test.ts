import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceKsh, pricePerCoveredM2Ksh, pricePerRoofM2Ksh } from './price.ts'

test.each([
  [8.3, 470, 3901],
  [0.01, 470, 5],
  [40.68, 470, 19_120],
  [47.549, 470, 22_349],
  [115, 470, 54_050],
  [2.4384, 390, 952],
  [1, 469.5, 470],
  [2, 469.5, 939],
  [0, 470, 0],
])('%d m at %d shillings a metre cost %d', (lengthM, price, cost) => {
  expect(priceKsh(lengthM, price)).toBe(cost)
})

test('prices for every centimetre up to 200 m and from 300 to 700 shillings are exact, rounded up', () => {
  const wrong: [cm: number, price: number][] = []
  for (let price = 300; price <= 700; price++)
    for (let cm = 1; cm <= 20_000; cm++) {
      const counted = priceKsh(cm / 100, price)
      // In centimetres all numbers are whole.
      if (counted * 100 < cm * price || (counted - 1) * 100 >= cm * price) wrong.push([cm, price])
    }
  expect(wrong).toEqual([])
})

test('lengths summed from hundreds of sheets cost the same as the sum typed at once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1200 }), { minLength: 1, maxLength: 300 }), cms => {
      const summed = cms.reduce((sum, cm) => sum + cm / 100, 0)
      const typed = cms.reduce((sum, cm) => sum + cm, 0) / 100
      expect(priceKsh(summed, 470)).toBe(priceKsh(typed, 470))
    }),
  )
})

test('more metres or a dearer sheet never cost less', () => {
  const cm = fc.integer({ min: 0, max: 1_000_000 })
  const cents = fc.integer({ min: 100, max: 10_000_000 })
  fc.assert(
    fc.property(cm, cm, cents, cents, (a, b, p, q) => {
      expect(priceKsh(Math.max(a, b) / 100, Math.max(p, q) / 100)).toBeGreaterThanOrEqual(
        priceKsh(Math.min(a, b) / 100, Math.min(p, q) / 100),
      )
    }),
  )
})

test.each([
  [470, 1, 470],
  [390, 0.762, 512],
  [550, 1, 550],
  [381, 0.762, 500],
  [469.5, 1, 470],
])('%d per metre at a cover width of %d m is %d per covered square metre', (price, width, perM2) => {
  expect(pricePerCoveredM2Ksh(price, width)).toBe(perM2)
})

test('the price of a covered square metre is rounded up to the next shilling', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 500, max: 1500 }), (price, widthMm) => {
      const counted = pricePerCoveredM2Ksh(price, widthMm / 1000)
      expect(counted * widthMm).toBeGreaterThanOrEqual(price * 1000)
      expect((counted - 1) * widthMm).toBeLessThan(price * 1000)
    }),
  )
})

test('the price of a square metre of a roof is rounded up', () => {
  expect(pricePerRoofM2Ksh(54_050, 100)).toBe(541)
  expect(pricePerRoofM2Ksh(54_100, 100)).toBe(541)
})
