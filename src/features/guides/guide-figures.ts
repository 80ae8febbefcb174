import type { GuideWords } from '#i18n/en/guides.ts'
import { marketItems } from '#roofing/money/market.ts'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { roundRange } from '#roofing/money/range.ts'
import { gauges, homeGauge } from '#roofing/profiles/gauges.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { numberField } from '#roofing/quote/fields.ts'
import { EXAMPLE_HOUSE, type HouseId, houseIds, usualHouses } from '#roofing/quote/usual-houses.ts'
import { formatMetres } from '#roofing/take-off/rounding.ts'
import { endLapOf, usualSettings } from '#roofing/take-off/settings.ts'
import { TIMBER_LENGTHS_FT } from '#roofing/take-off/timber-feet.ts'
import { formatDay } from '#text/format-day.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import type { Language } from '#text/languages.ts'
import { costOfRoof, type GuideFacts, roofOf } from './roof-costs.ts'

/** A figure of a product that is not on sale, or of a market item without a price. The paragraph, row or item around it is left out. */
export class UnavailableFigure extends Error {}

/** A guide asks for a figure that does not exist. */
export class UnknownFigure extends Error {}

interface FigureContext {
  readonly facts: GuideFacts
  readonly words: GuideWords
  readonly language: Language
}

type Product = GuideFacts['products'][number]

const metres = (lengthM: number) => `${formatMetres(lengthM)}\u00a0m`
const coverM = ({ profile }: Product) => profiles[profile].coverWidthMm / 1000

function productOf(slug: string | undefined, { products }: GuideFacts): Product {
  const product = products.find(each => each.slug === slug)
  if (!product) throw new UnavailableFigure(slug)
  return product
}

function houseOf(id: string | undefined): HouseId {
  const house = houseIds.find(each => each === id)
  if (!house) throw new UnknownFigure(`allowed is a house: ${houseIds.join(', ')}`)
  return house
}

/** A product by its slug; the first of the price list without one. */
const productOrFirst = (slug: string | undefined, facts: GuideFacts) =>
  slug === undefined ? (facts.products[0] as Product) : productOf(slug, facts)

/** The steps of counting the example house in the first product. */
function sumsOf(facts: GuideFacts): Readonly<Record<string, string>> {
  const product = productOrFirst(undefined, facts)
  const { takeOff, settings } = costOfRoof(EXAMPLE_HOUSE, product, facts)
  const { lengthM, widthM, eaveM, vergeM, pitchDeg } = roofOf(EXAMPLE_HOUSE)
  const [face] = takeOff.roofs[0]?.faces ?? []
  const columns = new Set(face?.pieces.map(({ xM }) => xM)).size
  const [cut] = takeOff.cuts
  return {
    product: product.name,
    length: metres(lengthM),
    width: metres(widthM),
    eave: metres(eaveM),
    verge: metres(vergeM),
    pitch: `${pitchDeg}°`,
    cover: metres(settings.cover),
    'roof-length': metres(lengthM + 2 * vergeM),
    columns: formatNumber(columns),
    'half-width': metres(widthM / 2),
    run: metres(widthM / 2 + eaveM),
    slope: metres(takeOff.slopeLengthM),
    stretch: (1 / Math.cos((pitchDeg * Math.PI) / 180)).toFixed(3),
    'sheet-length': metres(cut?.lengthM ?? 0),
    sheets: formatNumber(takeOff.sheets),
    metres: metres(takeOff.runningM),
    price: formatPrice(product.price),
    cost: formatPrice(takeOff.priceKsh),
    caps: formatNumber(takeOff.caps),
    flashings: formatNumber(takeOff.flashings),
    kg: `${formatNumber(takeOff.fasteners.minKg)}–${formatNumber(takeOff.fasteners.maxKg)}\u00a0kg`,
    area: `${formatNumber(Math.ceil(takeOff.roofAreaM2))}\u00a0m²`,
  }
}

const assumed = {
  pitch: () => `${numberField('pitch').usual}°`,
  eave: () => metres(numberField('eave').usual ?? 0),
  verge: () => metres(numberField('verge').usual ?? 0),
  purlin: ({ facts }: FigureContext) => metres(usualSettingsOf(facts).purlin),
  rafter: ({ facts }: FigureContext) => metres(usualSettingsOf(facts).rafter),
  'end-lap': ({ facts }: FigureContext) => metres(endLapOf(usualSettingsOf(facts), numberField('pitch').usual ?? 0)),
  'timber-lengths': ({ words }: FigureContext) => words.timberLengths(TIMBER_LENGTHS_FT),
  cap: ({ facts }: FigureContext) => metres(usualSettingsOf(facts).cap),
  'cap-lap': ({ facts }: FigureContext) => metres(usualSettingsOf(facts).capLap),
} as const satisfies Record<string, (context: FigureContext) => string>

function usualSettingsOf({ accessories, products }: GuideFacts) {
  return usualSettings(profiles[(products[0] as Product).profile], accessories)
}

/** Looks up a name that a guide may give. @throws {UnknownFigure} with the names that are allowed. */
function lookUp<T>(name: string | undefined, table: Readonly<Record<string, T>>): T {
  const value = name === undefined || !Object.hasOwn(table, name) ? undefined : table[name]
  if (value === undefined) throw new UnknownFigure(`allowed is one of ${Object.keys(table).join(', ')}`)
  return value
}

/** A sentence has room for the names of so many products. */
const MAX_NAMES = 3

/** The names of products, in the order of the price list. @throws {UnavailableFigure} where there is none. */
function namesOf(products: readonly Product[]): string {
  if (products.length === 0) throw new UnavailableFigure('product')
  return products
    .slice(0, MAX_NAMES)
    .map(({ name }) => name)
    .join(', ')
}

/** The products for which a value is the lowest. */
function withLowest({ products }: GuideFacts, measure: (product: Product) => number): Product[] {
  const lowest = Math.min(...products.map(measure))
  return products.filter(product => measure(product) === lowest)
}

const minPitchOf = ({ profile }: Product) => profiles[profile].minPitchDeg

const lowestOf = (values: readonly number[]) => formatPrice(Math.min(...values))

/** The figures that guides ask for by name, such as `price box-profile`. */
const figures: Readonly<Record<string, (context: FigureContext, ...names: readonly string[]) => string>> = {
  price: ({ facts }, slug) => formatPrice(productOf(slug, facts).price),
  'price-per-m2': ({ facts }, slug) => {
    const product = productOf(slug, facts)
    return formatPrice(pricePerCoveredM2Ksh(product.price, coverM(product)))
  },
  'lowest-price': ({ facts }) => lowestOf(facts.products.map(({ price }) => price)),
  'lowest-price-per-m2': ({ facts }) =>
    lowestOf(facts.products.map(product => pricePerCoveredM2Ksh(product.price, coverM(product)))),
  'lowest-price-products': ({ facts }) => namesOf(withLowest(facts, ({ price }) => price)),
  'lowest-price-per-m2-products': ({ facts }) =>
    namesOf(withLowest(facts, product => pricePerCoveredM2Ksh(product.price, coverM(product)))),
  'tile-products': ({ facts }) => namesOf(facts.products.filter(({ profile }) => profiles[profile].step)),
  'lowest-pitch': ({ facts }) => `${Math.min(...facts.products.map(minPitchOf))}°`,
  'lowest-pitch-products': ({ facts }) => namesOf(withLowest(facts, minPitchOf)),
  'prices-day': ({ facts, language }) => formatDay(facts.pricesAsOf, language),
  products: ({ facts, words }) => words.count(facts.products.length),
  cover: ({ facts }, slug) => `${formatNumber(profiles[productOf(slug, facts).profile].coverWidthMm)}\u00a0mm`,
  'least-pitch': ({ facts }, slug) => `${profiles[productOf(slug, facts).profile].minPitchDeg}°`,
  gauge: ({ words }, number) =>
    words.thickness(
      lookUp(number, { ...Object.fromEntries(gauges.map(each => [String(each.gauge), each])), home: homeGauge }),
    ),
  market: ({ facts, words }, item) => {
    const known = lookUp(item, Object.fromEntries(marketItems.map(each => [each, each])))
    const found = facts.marketPrices.find(each => each.item === known)
    // Without a price there is nothing to say.
    if (!found) throw new UnavailableFigure(known)
    return words.marketPrice(found)
  },
  house: (_, id, side) => {
    const { lengthM, widthM } = usualHouses[houseOf(id)]
    return lookUp(side, { length: metres(lengthM), width: metres(widthM) })
  },
  sheets: ({ facts }, id, slug) => {
    const { takeOff } = costOfRoof(houseOf(id), productOrFirst(slug, facts), facts)
    return formatNumber(takeOff.sheets)
  },
  cost: ({ facts }, id, slug) => {
    const { takeOff } = costOfRoof(houseOf(id), productOrFirst(slug, facts), facts)
    return formatPrice(takeOff.priceKsh)
  },
  budget: ({ facts, words }, id, slug) => {
    const { budget } = costOfRoof(houseOf(id), productOrFirst(slug, facts), facts)
    return words.priceRange(roundRange(budget.totalKsh))
  },
  'budget-range': ({ facts, words }, id) => {
    const totals = facts.products.map(product => costOfRoof(houseOf(id), product, facts).budget.totalKsh)
    const low = Math.min(...totals.map(total => total.low))
    const high = Math.max(...totals.map(total => total.high))
    return words.priceRange(roundRange({ low, high }))
  },
  'sheet-share': ({ facts, words }, id, slug) => {
    const { takeOff, budget } = costOfRoof(houseOf(id), productOrFirst(slug, facts), facts)
    const { low, high } = budget.totalKsh
    const percent = (total: number) => Math.round((100 * takeOff.priceKsh) / total)
    return words.percentRange({ low: percent(high), high: percent(low) })
  },
  sum: ({ facts }, name) => lookUp(name, sumsOf(facts)),
  assumed: (context, name) => lookUp(name, assumed)(context),
}

/** Returns the function that answers what guides ask for, such as `price box-profile`. */
export function createFigures(context: FigureContext): (request: string) => string {
  return request => {
    const [name, ...names] = request.trim().split(/\s+/)
    return keepUnitsTogether(lookUp(name, figures)(context, ...names))
  }
}
