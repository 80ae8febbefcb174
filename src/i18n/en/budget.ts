import type { BudgetItem, BudgetUnit } from '#roofing/money/budget.ts'
import type { Range } from '#roofing/money/range.ts'
import { formatMetres } from '#roofing/take-off/rounding.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'

const numbers = ({ low, high }: Range) =>
  low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`

/** A price, or its lowest and its highest. */
export const priceRange = ({ low, high }: Range) =>
  low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatNumber(Math.ceil(high))}`

/** A share in percent, or its lowest and its highest. */
export const percentRange = ({ low, high }: Range) => `${low === high ? low : `${low} to ${high}`}%`

/** The names of the budget's items. */
export const budgetItemNames = {
  sheets: 'Sheets',
  caps: 'Ridge caps',
  valleys: 'Valley gutters',
  flashings: 'Barge boards and flashings',
  gutters: 'Eave gutters',
  fasteners: 'Roofing nails',
  purlins: 'Purlins or battens',
  rafters: 'Rafters',
  frame: 'Wall plates, ties and struts',
  transport: 'Delivery',
  labour: 'Labour',
} satisfies Record<BudgetItem, string>

/** After a sum: the items that it leaves out. */
const leavingOut = (unpriced: readonly string[]) =>
  unpriced.length > 0 ? `, without ${unpriced.join(', ').toLowerCase()}` : ''

/** The budget of a whole roof in the estimator. */
export const budget = {
  heading: 'What the rest of the roof costs',
  lead: 'Not in your order: typical market prices, to help you plan. Items without a price are not in the sums.',
  rest: 'The rest, together',
  atYourPrice: (item: string) => `${item}, at your price`,
  order: 'Your order from us',
  total: 'The whole roof',
  /** Below the heading. */
  restRange: (restKsh: Range, unpriced: readonly string[]) => `${priceRange(restKsh)}${leavingOut(unpriced)}`,
  items: budgetItemNames,
  range: priceRange,
  quantity: (unit: BudgetUnit, quantity: Range) =>
    ({
      metre: `${quantity.low === quantity.high ? formatMetres(quantity.low) : numbers(quantity)}\u00a0m`,
      piece: numbers(quantity),
      kg: `${numbers(quantity)}\u00a0kg`,
      ft: `${numbers(quantity)}\u00a0ft`,
      sheet: `${numbers(quantity)} sheets`,
      trip: numbers(quantity),
      sum: '',
      percent: '',
    })[unit],
  share: (share: Range) => `${percentRange(share)} of the materials`,
  sources: 'Where the typical prices are from',
  /** A source of typical prices; its items follow. */
  typical: (isoDate: string, source: string) => `${source}, ${formatMonth(isoDate, 'en')}`,
  old: 'Prices more than a year old: ask again.',
  yours: 'your price',
  none: 'no price yet',
  edit: 'Type your own prices',
  editHint: 'Empty fields keep the price above. What you type stays on this device and in the link.',
  field: {
    metre: (item: string) => `${item}, KSh a metre`,
    piece: (item: string) => `${item}, KSh a piece`,
    kg: (item: string) => `${item}, KSh a kilo`,
    ft: (item: string) => `${item}, KSh a foot`,
    sum: (item: string) => `${item}, KSh for all of it`,
  },
  notUnderstood: (found: string) => `“${found}” is not a price. Write it like 25 or 1,200.`,
  clear: 'Take all prices back',
  rules: 'How we count it',
  rulesList: [
    'Timber is bought in whole lengths of 12 and 14 ft. The low figure uses each offcut, the high one uses none.',
    'Wall plates, ties and struts take as many feet as the rafters.',
    'Nails are counted from the least to the most.',
    'Labour is a share of the materials, without delivery.',
    'The ceiling, paint and scaffolds are not in it.',
  ],
}
