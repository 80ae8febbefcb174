import type { TakeOff } from '../take-off/take-off.ts'
import type { TimberFeet } from '../take-off/timber-feet.ts'
import type { AccessoryPrices } from './bill.ts'
import type { MarketItem, MarketPrice, MarketUnit } from './market.ts'
import { piecesKsh, priceKsh } from './price.ts'
import type { Range } from './range.ts'

/** What a whole roof takes, in the order of the budget. */
export const budgetItems = [
  'sheets',
  'caps',
  'valleys',
  'flashings',
  'gutters',
  'fasteners',
  'purlins',
  'rafters',
  'frame',
  'transport',
  'labour',
] as const

export type BudgetItem = (typeof budgetItems)[number]

/**
 * Who says the price. `ours` is the shop's, `typical` the market's, `yours` the visitor's. A line that is `open` has no price and is
 * not in the total.
 */
export type PriceSource = 'ours' | 'typical' | 'yours' | 'open'

/** What the quantity of a line counts: metres of sheets, units of the market, or one sum for the whole roof. */
export type BudgetUnit = MarketUnit | 'metre' | 'sum'

interface BudgetLine {
  readonly item: BudgetItem
  readonly quantity: Range
  readonly unit: BudgetUnit
  readonly source: PriceSource
  /** The price of one unit, or the share in percent. */
  readonly each?: Range
  /** Whole shillings. */
  readonly totalKsh?: Range
}

export interface Budget {
  readonly lines: readonly BudgetLine[]
  /** The sum of the lines that have a price, to the shilling. */
  readonly totalKsh: Range
  /** The items without a price. */
  readonly open: readonly BudgetItem[]
}

/** The quantities of a roof. */
export interface BudgetQuantities extends TimberFeet {
  readonly runningM: number
  readonly sheets: number
  readonly caps: number
  readonly valleys: number
  readonly flashings: number
  readonly gutters: number
  readonly fastenersKg: Range
}

/** The prices of the shop: of a metre of sheets, a piece, a kilogram; 0 for transport where delivery is free. */
export type OwnPrices = Readonly<Partial<Record<BudgetItem, number | undefined>>>

/** Prices that the visitor has typed, one a unit, and one sum each for transport and labour. `undefined`: typed, and not readable. */
export type TypedPrices = Readonly<Partial<Record<BudgetItem, number | undefined>>>

export interface BudgetPrices {
  readonly ours: OwnPrices
  readonly typical: readonly MarketPrice[]
  readonly yours: TypedPrices
}

/** The typical price that stands for an item. */
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

/** The budget item that a typical price is for. */
export const budgetItemOf = Object.fromEntries(
  Object.entries(marketItemOf).map(([item, marketItem]) => [marketItem, item]),
) as Readonly<Record<MarketItem, BudgetItem>>

/** The typical price that stands for an item; undefined for sheets and where the market has none. */
export function findTypicalPrice<Price extends MarketPrice>(
  item: BudgetItem,
  prices: readonly Price[],
): Price | undefined {
  return prices.find(price => budgetItemOf[price.item] === item)
}

const one = (value: number): Range => ({ low: value, high: value })
const add = (ranges: readonly Range[]): Range => ({
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
})

/** The quantities of a counted roof. */
export function quantitiesOf(counted: TakeOff, timber: TimberFeet): BudgetQuantities {
  const { runningM, sheets, caps, valleys, flashings, gutters, fasteners } = counted
  const fastenersKg = { low: fasteners.minKg, high: fasteners.maxKg }
  return { runningM, sheets, caps, valleys, flashings, gutters, fastenersKg, ...timber }
}

/** The prices of the shop. */
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

interface Choice {
  readonly source: PriceSource
  readonly each?: Range
  readonly unit?: MarketUnit
}

/** The price of an item: the visitor's, else the shop's, else the market's. */
function choosePrice(item: BudgetItem, { ours, typical, yours }: BudgetPrices): Choice {
  if (item in yours) {
    const price = yours[item]
    return price === undefined ? { source: 'open' } : { source: 'yours', each: one(price) }
  }
  const own = ours[item]
  if (own !== undefined) return { source: 'ours', each: one(own) }
  const market = findTypicalPrice(item, typical)
  if (!market) return { source: 'open' }
  return { source: 'typical', each: { low: market.low, high: market.high }, unit: market.unit }
}

/** A share of a sum in whole shillings, rounded up. `percent` has at most two decimals. */
function shareKsh(sumKsh: number, percent: number): number {
  return Math.ceil((sumKsh * Math.round(percent * 100)) / 10_000)
}

/**
 * The budget of a whole roof, as a range. Each line has the lower quantity at the lower price, and the higher quantity at the higher
 * price. Labour that is a share is one of all materials, transport left out.
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
  const materials = [
    ...line('sheets', one(quantities.runningM), 'metre'),
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
  const materialsKsh = add(materials.flatMap(({ totalKsh }) => totalKsh ?? []))
  const lines = [
    ...materials,
    ...line('transport', one(1), choosePrice('transport', prices).unit ?? 'sum'),
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
    totalKsh: add(lines.flatMap(({ totalKsh }) => totalKsh ?? [])),
    open: lines.flatMap(({ item, source }) => (source === 'open' ? item : [])),
  }
}
