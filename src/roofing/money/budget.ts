import type { TakeOff } from '../take-off/take-off.ts'
import type { TimberFeet } from '../take-off/timber-feet.ts'
import type { AccessoryPrices } from './bill.ts'
import type { MarketItem, MarketPrice, MarketUnit } from './market.ts'
import { piecesKsh, priceKsh } from './price.ts'
import type { Range } from './range.ts'

/** What a whole roof needs, in the order of the budget. */
export const budgetItems = [
  'sheets',
  'transport',
  'caps',
  'valleys',
  'flashings',
  'gutters',
  'fasteners',
  'purlins',
  'rafters',
  'frame',
  'labour',
] as const

export type BudgetItem = (typeof budgetItems)[number]

/**
 * Where a price comes from: `ours` the shop, `typical` the market, `yours` the visitor. A line with the source `none` has no
 * price and is not in the total.
 */
type PriceSource = 'ours' | 'typical' | 'yours' | 'none'

/** What the quantity of a line counts: metres of sheets, units of a market price, or one sum for the whole roof. */
export type BudgetUnit = MarketUnit | 'metre' | 'sum'

export interface BudgetLine {
  readonly item: BudgetItem
  readonly quantity: Range
  readonly unit: BudgetUnit
  readonly source: PriceSource
  /** The price of one unit in KSh, or the share in percent. */
  readonly each?: Range
  /** Whole shillings. */
  readonly totalKsh?: Range
}

export interface Budget {
  readonly lines: readonly BudgetLine[]
  /** The sum of the lines that have a price, to the shilling. */
  readonly totalKsh: Range
  /** Items without a price, which are not in the total. */
  readonly unpriced: readonly BudgetItem[]
}

/** The quantities of a roof: pieces, except where the name has a unit. */
export interface BudgetQuantities extends TimberFeet {
  readonly runningM: number
  readonly sheets: number
  readonly caps: number
  readonly valleys: number
  readonly flashings: number
  readonly gutters: number
  readonly fastenersKg: Range
}

/** The shop's prices in KSh: for a metre of sheets, a piece or a kilogram; 0 for transport where delivery is free. */
export type OwnPrices = Readonly<Partial<Record<BudgetItem, number | undefined>>>

/**
 * The prices that the visitor has typed, in KSh: for one unit, but for transport and labour in all. `undefined`: typed, but not
 * readable.
 */
export type TypedPrices = Readonly<Partial<Record<BudgetItem, number | undefined>>>

export interface BudgetPrices {
  readonly ours: OwnPrices
  readonly typical: readonly MarketPrice[]
  readonly yours: TypedPrices
}

/** The market price for each item; the shop always has a price of sheets. */
const marketItemOf = {
  caps: 'cap',
  valleys: 'valley',
  flashings: 'flashing',
  gutters: 'gutter',
  fasteners: 'nails',
  purlins: 'purlins',
  rafters: 'rafters',
  frame: 'frame',
  transport: 'transport',
  labour: 'labour',
} as const satisfies Partial<Record<BudgetItem, MarketItem>>

/** The budget item that each market price is for. */
export const budgetItemOf = Object.fromEntries(
  Object.entries(marketItemOf).map(([item, marketItem]) => [marketItem, item]),
) as Readonly<Record<MarketItem, BudgetItem>>

/** The market price for an item; `undefined` for sheets and where none was found. */
export function findTypicalPrice<Price extends MarketPrice>(
  item: BudgetItem,
  prices: readonly Price[],
): Price | undefined {
  return prices.find(price => budgetItemOf[price.item] === item)
}

const one = (value: number): Range => ({ low: value, high: value })
const addRanges = (ranges: readonly Range[]): Range => ({
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
})

/** The sum of the lines that have a price, to the shilling. */
export function sumLines(lines: readonly BudgetLine[]): Range {
  return addRanges(lines.flatMap(({ totalKsh }) => totalKsh ?? []))
}

/** The quantities of a counted roof. */
export function quantitiesOf(counted: TakeOff, timber: TimberFeet): BudgetQuantities {
  const { runningM, sheets, caps, valleys, flashings, gutters, fasteners } = counted
  const fastenersKg = { low: fasteners.minKg, high: fasteners.maxKg }
  return { runningM, sheets, caps, valleys, flashings, gutters, fastenersKg, ...timber }
}

/** The shop's prices by budget item. */
export function ownPrices(pricePerMetreKsh: number, accessories: AccessoryPrices, isDeliveryFree: boolean): OwnPrices {
  return {
    sheets: pricePerMetreKsh,
    caps: accessories.cap.price,
    valleys: accessories.valley.price,
    flashings: accessories.flashing.price,
    gutters: accessories.gutter.price,
    fasteners: accessories.fasteners.pricePerKg,
    ...(isDeliveryFree && { transport: 0 }),
  }
}

interface ChosenPrice {
  readonly source: PriceSource
  readonly each?: Range
  readonly unit?: MarketUnit
}

/** The price of an item: the visitor's, else the shop's, else the market's. A typed price that is not readable is none. */
function choosePrice(item: BudgetItem, { ours, typical, yours }: BudgetPrices): ChosenPrice {
  if (item in yours) {
    const price = yours[item]
    return price === undefined ? { source: 'none' } : { source: 'yours', each: one(price) }
  }
  const own = ours[item]
  if (own !== undefined) return { source: 'ours', each: one(own) }
  const market = findTypicalPrice(item, typical)
  if (!market) return { source: 'none' }
  return { source: 'typical', each: { low: market.low, high: market.high }, unit: market.unit }
}

/** A share of a sum in whole shillings, rounded up. `percent` has at most two decimals. */
function shareKsh(sumKsh: number, percent: number): number {
  return Math.ceil((sumKsh * Math.round(percent * 100)) / 10_000)
}

/**
 * The budget of a whole roof, as a range. Each line has the lower quantity at the lower price, and the higher quantity at the higher
 * price. A share for labour is one of the price of all materials without transport.
 */
export function budgetOf(quantities: BudgetQuantities, prices: BudgetPrices): Budget {
  const line = (item: BudgetItem, quantity: Range, unit: BudgetUnit): BudgetLine[] => {
    if (quantity.high === 0) return []
    const { source, each } = choosePrice(item, prices)
    if (!each) return [{ item, quantity, unit, source }]
    // An order to the shop has the higher quantity.
    const bought = source === 'ours' ? one(quantity.high) : quantity
    const cost = unit === 'metre' ? priceKsh : piecesKsh
    const totalKsh = { low: cost(bought.low, each.low), high: cost(bought.high, each.high) }
    return [{ item, quantity: bought, unit, source, each, totalKsh }]
  }
  const sheets = line('sheets', one(quantities.runningM), 'metre')
  const otherMaterials = [
    ...line('caps', one(quantities.caps), 'piece'),
    ...line('valleys', one(quantities.valleys), 'piece'),
    ...line('flashings', one(quantities.flashings), 'piece'),
    ...line('gutters', one(quantities.gutters), 'piece'),
    ...line('fasteners', quantities.fastenersKg, 'kg'),
    ...line('purlins', quantities.purlinsFt, 'ft'),
    ...line('rafters', quantities.raftersFt, 'ft'),
    ...line('frame', quantities.frameFt, 'ft'),
  ]
  const labour = choosePrice('labour', prices)
  const materialsKsh = sumLines([...sheets, ...otherMaterials])
  const lines: readonly BudgetLine[] = [
    ...sheets,
    ...line('transport', one(1), choosePrice('transport', prices).unit ?? 'sum'),
    ...otherMaterials,
    ...(labour.unit === 'percent' && labour.each
      ? [
          {
            item: 'labour',
            quantity: one(1),
            unit: 'percent',
            source: labour.source,
            each: labour.each,
            totalKsh: {
              low: shareKsh(materialsKsh.low, labour.each.low),
              high: shareKsh(materialsKsh.high, labour.each.high),
            },
          } as const,
        ]
      : line('labour', one(labour.unit === 'sheet' ? quantities.sheets : 1), labour.unit ?? 'sum')),
  ]
  return {
    lines,
    totalKsh: sumLines(lines),
    unpriced: lines.flatMap(({ item, source }) => (source === 'none' ? item : [])),
  }
}
