import { languages } from '../../src/text/languages.ts'
import { badValues, TEXT } from './bad-value.ts'

const inAllLanguages = (text: string) => Object.fromEntries(languages.map(language => [language, text]))
const [first] = languages

export const goodMarketPrices = {
  prices: [
    { item: 'cap', unit: 'piece', low: 690, high: 720.5, date: '2026-03-01', source: inAllLanguages('A press report') },
    { item: 'labour', unit: 'percent', low: 13, high: 26, date: '2026-03-01', source: inAllLanguages('Two builders') },
  ],
}

const PRICE = 'a price in KSh from 0.5 to 1000000'

export const badMarketPrices = badValues(
  ['prices.0.item', 'door', 'one of cap, valley'],
  ['prices.0.unit', 'dozen', 'one of piece, kg'],
  ['prices.0.low', 0, PRICE],
  ['prices.0.low', '690', PRICE],
  ['prices.1.high', undefined, PRICE],
  ['prices.0.date', 'March 2026', 'a date such as'],
  ['prices.0.source', 'Press', 'a text of 2 to 120 characters'],
  [`prices.0.source.${first}`, '', TEXT],
)

/** Values that are valid alone but not together with another value. */
export const badCombinations = badValues(
  ['prices.0.high', 600, 'a price that is not below the lowest'],
  ['prices.1.high', 101, 'a share of at most 100 percent'],
  [`prices.0.source.${languages.at(-1)}`, 'Press of 2025', 'a text with the figures that it has under'],
)

/** Choices that do not fit another value. */
export const badChoices = badValues(
  ['prices.0.unit', 'kg', 'a unit in which it is sold: piece'],
  ['prices.1.unit', 'ft', 'a unit in which it is sold: percent or sheet'],
  ['prices.1', goodMarketPrices.prices[0], 'an item that is not in the list already', 'prices.1.item is "cap"'],
)
