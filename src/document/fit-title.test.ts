import { expect, test } from 'vitest'
import { fitTitle } from './fit-title.ts'

test('a short title ends with the name of the shop', () => {
  expect(fitTitle('BOX PROFILE from KSh 470 per metre | Paa Bora Mabati')).toMatch(/ \| Paa Bora Mabati$/)
})

test('a long title leaves out the name of the shop, and nothing else', () => {
  const title = 'BOX PROFILE EXTRA STRONG ROOFING SHEETS from KSh 1,470 per metre'
  expect(fitTitle(`${title} | Paa Bora Mabati`)).toBe(title)
  expect(fitTitle('x'.repeat(90))).toBe('x'.repeat(90))
})
