import type { budget as english, budgetItemNames as englishNames } from '#i18n/en/budget.ts'
import type { Range } from '#roofing/money/range.ts'
import { formatMetres } from '#roofing/take-off/rounding.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'

const numbers = ({ low, high }: Range) =>
  low === high ? formatNumber(low) : `${formatNumber(low)} hadi ${formatNumber(high)}`

/** A price, or its lowest and its highest. */
export const priceRange = ({ low, high }: Range) =>
  low === high ? formatPrice(low) : `${formatPrice(low)} hadi ${formatNumber(Math.ceil(high))}`

/** A share in percent, or its lowest and its highest. */
export const percentRange = ({ low, high }: Range) => `${low === high ? low : `${low} hadi ${high}`}%`

/** The names of the budget's items. */
export const budgetItemNames: typeof englishNames = {
  sheets: 'Mabati',
  caps: 'Kofia',
  valleys: 'Mifereji ya paa',
  flashings: 'Mabati ya ukingo',
  gutters: 'Mifereji ya maji',
  fasteners: 'Misumari ya paa',
  purlins: 'Mbao (purlins)',
  rafters: 'Kenchi (rafters)',
  frame: 'Mbao nyingine za fremu',
  transport: 'Usafirishaji',
  labour: 'Ufundi',
}

/** After a sum: the items that it leaves out. */
const leavingOut = (unpriced: readonly string[]) =>
  unpriced.length > 0 ? `, bila ${unpriced.join(', ').toLowerCase()}` : ''

/** The budget of a whole roof in the estimator. */
export const budget: typeof english = {
  heading: 'Gharama ya vitu vingine vya paa',
  lead: 'Havimo kwenye oda yako: ni bei za kawaida za soko, za kukusaidia kupanga. Visivyo na bei havimo kwenye jumla.',
  rest: 'Vitu vingine, kwa jumla',
  atYourPrice: item => `${item}, kwa bei yako`,
  order: 'Oda yako kwetu',
  total: 'Paa zima',
  restRange: (restKsh, unpriced) => `${priceRange(restKsh)}${leavingOut(unpriced)}`,
  items: budgetItemNames,
  range: priceRange,
  quantity: (unit, quantity) =>
    ({
      metre: `${quantity.low === quantity.high ? formatMetres(quantity.low) : numbers(quantity)}\u00a0m`,
      piece: numbers(quantity),
      kg: `${numbers(quantity)}\u00a0kg`,
      ft: `futi ${numbers(quantity)}`,
      sheet: `mabati ${numbers(quantity)}`,
      trip: numbers(quantity),
      sum: '',
      percent: '',
    })[unit],
  share: share => `${percentRange(share)} ya vifaa`,
  sources: 'Bei za kawaida zimetoka wapi',
  typical: (isoDate, source) => `${source}, ${formatMonth(isoDate, 'sw')}`,
  old: 'Bei za zaidi ya mwaka mmoja: uliza tena.',
  yours: 'bei yako',
  none: 'bado hakuna bei',
  edit: 'Andika bei zako',
  editHint: 'Pasipo na kitu hubaki bei iliyo juu. Unachoandika hukaa kwenye kifaa hiki na kwenye kiungo.',
  field: {
    metre: item => `${item}, KSh kwa mita`,
    piece: item => `${item}, KSh kwa kipande`,
    kg: item => `${item}, KSh kwa kilo`,
    ft: item => `${item}, KSh kwa futi`,
    sum: item => `${item}, KSh kwa yote`,
  },
  notUnderstood: found => `“${found}” si bei. Andika kama 25 au 1,200.`,
  clear: 'Ondoa bei zangu zote',
  rules: 'Jinsi tunavyohesabu',
  rulesList: [
    'Mbao hununuliwa kwa urefu mzima wa futi 12 na 14. Bei ya chini hutumia kila kipande kilichobaki, ya juu haitumii.',
    'Mbao nyingine za fremu huchukua futi sawa na kenchi.',
    'Misumari huhesabiwa kutoka michache hadi mingi.',
    'Ufundi ni sehemu ya gharama ya vifaa, bila usafirishaji.',
    'Dari, rangi na jukwaa hazimo.',
  ],
}
