/** What a roof needs besides the sheets, with the names of `content/market-prices.json`. `frame`: wall plates, ties and struts. */
export const marketItems = [
  'cap',
  'valley',
  'flashing',
  'gutter',
  'nails',
  'purlins',
  'rafters',
  'frame',
  'transport',
  'labour',
] as const

export type MarketItem = (typeof marketItems)[number]

/** What a market price is for: one piece, kilogram, foot, sheet or trip; `percent` is a share of the price of all materials. */
export const marketUnits = ['piece', 'kg', 'ft', 'sheet', 'trip', 'percent'] as const

export type MarketUnit = (typeof marketUnits)[number]

/** The units in which an item is sold. */
export const unitsOf = {
  cap: ['piece'],
  valley: ['piece'],
  flashing: ['piece'],
  gutter: ['piece'],
  nails: ['kg'],
  purlins: ['ft'],
  rafters: ['ft'],
  frame: ['ft'],
  transport: ['trip'],
  labour: ['percent', 'sheet'],
} as const satisfies Record<MarketItem, readonly MarketUnit[]>

/** A typical price in KSh, or a share in percent: the lowest and the highest value that were found. */
export interface MarketPrice {
  readonly item: MarketItem
  readonly unit: MarketUnit
  readonly low: number
  readonly high: number
}

const MAX_AGE_YEARS = 1

/** Whether a price was found more than a year before `today`. Both are ISO dates: `2026-11-23`. */
export function isOldPrice(foundOn: string, today: string): boolean {
  const [year = '', ...rest] = foundOn.split('-')
  return [String(Number(year) + MAX_AGE_YEARS), ...rest].join('-') < today
}
