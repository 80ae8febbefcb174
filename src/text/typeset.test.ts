import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ['Gable 12 x 9 m, 25°', 'Gable 12_×_9_m, 25°'],
  ['40 ft x 20 ft 6 in (12.19 x 6.25 m)', '40_ft_×_20_ft 6_in (12.19_×_6.25_m)'],
  ['Mifereji ya maji (eave gutters) 14', 'Mifereji ya maji (eave gutters)_14'],
  ['from KSh 16,815 at this price', 'from KSh_16,815 at this price'],
  ['Mifereji ya maji 1,400', 'Mifereji ya maji_1,400'],
  ['Prices as of 21 November 2026', 'Prices as of 21 November 2026'],
  ['6 x bolts and a box', '6 x bolts and a box'],
])('sets “%s” with × and with spaces that do not break', (text, shown) => {
  expect(typeset(text).replaceAll('\u00a0', '_')).toBe(shown)
})
