import type { MarketUnit } from '#roofing/money/market.ts'
import type { Range } from '#roofing/money/range.ts'
import type { Gauge } from '#roofing/profiles/gauges.ts'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import type { UsualHouse } from '#roofing/quote/usual-houses.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatNumber } from '#text/format-price.ts'
import { askPerson } from './ask-person.ts'
import { budget, budgetItemNames, percentRange, priceRange } from './budget.ts'
import { inWords } from './numbers.ts'

interface PriceOfUnit extends Range {
  readonly unit: MarketUnit
}

const eachUnit: Readonly<Record<Exclude<MarketUnit, 'percent'>, string>> = {
  piece: 'a piece',
  kg: 'a kilo',
  ft: 'a foot',
  sheet: 'a sheet',
  trip: 'a trip',
}

/** Pages of advice, their tables and drawings. The texts themselves are in `content/guides`. */
export const guides = {
  askPerson,
  name: 'Guides',
  index: {
    title: 'Roofing guides for Kenya: what a roof costs and how to check it',
    metaDescription:
      'Plain guides to roofs in Kenya: the cost of the whole roof, how many sheets, which sheet, gauge in mm, and how to check a list and a delivery.',
    heading: 'Before you buy a roof',
    lead: 'Short answers for people who build, worked out at our current sheet prices.',
  },
  /** On the home page, the product pages and Get Quote. */
  links: {
    heading: 'Before you buy',
    lead: 'Short guides, worked out at our current sheet prices.',
    all: 'All guides',
  },
  feedTitle: (brand: string) => `Guides of ${brand}`,
  changed: 'Page last changed',
  pricesOf: (day: string) => `Our prices are those of ${day}.`,
  others: 'Other guides',
  print: 'Print this sheet',
  count: (count: number) => inWords(count),
  priceRange,
  percentRange,
  marketPrice: ({ unit, low, high }: PriceOfUnit) => {
    if (unit !== 'percent') return `${priceRange({ low, high })} ${eachUnit[unit]}`
    return budget.share({ low, high })
  },
  thickness: ({ minMm, maxMm }: Pick<Gauge, 'minMm' | 'maxMm'>) =>
    minMm === maxMm ? `${minMm.toFixed(2)}\u00a0mm` : `${minMm.toFixed(2)} to ${maxMm.toFixed(2)}\u00a0mm`,
  timberLengths: ([short, long]: readonly [number, number]) => `${short} and ${long}\u00a0ft`,
  month: (isoDate: string) => formatMonth(isoDate, 'en'),
  houses: {
    bedsitter: 'Bedsitter',
    'one-bedroom': 'One bedroom',
    'two-bedroom': 'Two bedrooms',
    'three-bedroom': 'Three bedrooms',
    'four-bedroom': 'Four bedrooms',
  },
  houseSize: ({ lengthM, widthM, wings: [wing] = [] }: UsualHouse) =>
    `${lengthM}\u00a0×\u00a0${widthM}\u00a0m${wing ? `, wing ${wing.widthM}\u00a0×\u00a0${wing.outM}\u00a0m` : ''}`,
  items: budgetItemNames,
  tables: {
    product: 'Product',
    roofCost: {
      /** On the card of the guide, which has one link: it looks like a button. */
      open: 'See the whole cost',
      from: (price: string) => `from ${price}`,
      sheets: (count: number, price: string) =>
        `${formatNumber(count)}\u00a0${count === 1 ? 'sheet' : 'sheets'}: ${price}`,
      lowAndHigh:
        'Choose your house, and tap a price to see its estimate. Your roof should fall between its two figures.',
    },
    lines: {
      caption: (house: string, product: string) => `${house} in ${product}`,
      item: 'Item',
      cost: 'Cost',
      ours: 'our price',
      typical: (month: string) => `market price, ${month}`,
      marketOf: (month: string) => `Market prices of ${month}, ours where a line says so.`,
      free: 'free',
      /** Above the bar, of at most 40 letters: one line on every phone. */
      shares: 'Where the money goes, at mid-range',
      /** The parts of the sum that are several items. */
      parts: { trims: 'Caps, flashings and nails', timber: 'Timber' },
      /** The sums of all houses leave out these items, because they have no price, and the parts that are named here. */
      leftOut: (items: readonly string[]) =>
        `Not in these sums: ${[...items, 'ceiling', 'paint', 'scaffolds'].join(', ')} and walls. Ask for each in writing.`,
      total: 'Total',
    },
    market: {
      fold: 'Each price, its month and its source',
      caption: 'Typical prices in Kenya',
      item: 'Item',
      price: 'Price',
      /** Below a share in percent. */
      ofMaterials: 'of materials',
      /** The article of a source that starts with one is within the sentence; other first words may be names. */
      source: (source: string) => `Source: ${source.replace(/^An? /, article => article.toLowerCase())}.`,
      oldMonth: (month: string) => `${month}, more than a year ago`,
    },
    whichSheet: {
      caption: (count: number) => `Our ${count === 1 ? 'sheet' : `${inWords(count)} sheets`}, side by side`,
      perM2: 'Price per m²',
      metre: (price: string) => `${price} a metre`,
      cover: 'Covers',
      pitch: 'Least slope',
    },
    gauges: {
      caption: 'Gauge numbers, and what sellers in Kenya mean by them',
      gauge: 'Gauge',
      thickness: 'Steel in mm',
    },
  },
  /** Our own judgement. */
  uses: {
    box: 'Houses, shops, sheds; few ribs, quick to lay',
    corrugated: 'Stores, kitchens, fences, low cost houses',
    versatile: 'Houses that should look tiled',
    romantile: 'Houses with a round tile look',
    'maisha-tile': 'Houses with a deep tile look',
  } satisfies Record<ProfileId, string>,
  drawings: {
    measure: 'A house from its gable end and from its long side, with pitch, eave and verge marked',
    plan: 'A house from above: measure the length and the width over the outside of the walls',
    planLength: 'length',
    planWidth: 'width',
    shapes: 'Roof shapes, so that you can name yours',
    lap: 'Two sheets side by side: the cover width is less than the whole width',
    section: {
      /** The texts of the drawing follow. */
      label: (texts: string) => `A gable roof in cross-section: ${texts}`,
      house: (width: string) => `house ${width}`,
      pitch: (pitch: string) => `pitch ${pitch}`,
      eave: (eave: string) => `eave ${eave}`,
      purlins: (spacing: string) => `purlins ${spacing} apart`,
      battens: (spacing: string) => `battens ${spacing} apart`,
      rafters: (spacing: string) => `rafters ${spacing} apart`,
      caption: (verge: string) =>
        `To scale. The house is measured over the outside of its walls. The verge, at the gable ends, is ${verge}.`,
    },
  },
  sheet: {
    heading: 'Delivery check',
    seller: 'Seller and receipt number',
    date: 'Date',
    lorry: 'Lorry and driver',
    place: 'Place',
    ordered: 'On the order',
    found: 'What came',
    line: (n: number) => `Sheets ${n}: … × … m`,
    rows: [
      'Product and profile',
      'Colour',
      'Thickness in mm',
      'Cover width',
      'Caps',
      'Flashings',
      'Valley gutters',
      'Nails, kg',
    ],
    wrong: 'Bent, scratched or missing',
    signed: 'Names and signatures',
  },
}

export type GuideWords = typeof guides
