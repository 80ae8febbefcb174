import { z } from 'zod'
import { marketItems, marketUnits, unitsOf } from '#roofing/money/market.ts'
import { isoDate } from './fields.ts'
import { localizedText } from './localized.ts'
import { uniqueBy } from './unique-by.ts'

const ITEM = `one of ${marketItems.join(', ')}`
const UNIT = `one of ${marketUnits.join(', ')}`
const PRICE = 'a price in KSh from 0.5 to 1000000, or a share in percent'
const MAX_PERCENT = 100

const price = z.number(PRICE).min(0.5, PRICE).max(1_000_000, PRICE)

const marketPriceSchema = z
  .strictObject(
    {
      item: z.enum(marketItems, ITEM),
      /** What the price is for. */
      unit: z.enum(marketUnits, UNIT),
      /** The lowest and highest price found, in KSh or percent; equal if there is only one. */
      low: price,
      high: price,
      /** The day on which the price was found; pages show the month. */
      date: isoDate,
      /** Who published the price, in words. */
      source: localizedText(120),
    },
    'item, unit, low, high, date and source',
  )
  .refine(({ item, unit }) => (unitsOf[item] as readonly string[]).includes(unit), {
    path: ['unit'],
    error: ({ input }) =>
      `a unit in which it is sold: ${unitsOf[(input as { item: keyof typeof unitsOf }).item].join(' or ')}`,
  })
  .refine(({ low, high }) => low <= high, { path: ['high'], error: 'a price that is not below the lowest' })
  .refine(({ unit, high }) => unit !== 'percent' || high <= MAX_PERCENT, {
    path: ['high'],
    error: `a share of at most ${MAX_PERCENT} percent`,
  })

/** The schema of `content/market-prices.json`: what a roof's other materials and its labour cost in the market. */
export const marketPricesSchema = z.strictObject({
  prices: z
    .array(marketPriceSchema, 'a list of prices')
    .superRefine(uniqueBy('item', 'an item that is not in the list already')),
})

/** A typical price with its day and its source. */
export type TypicalPrice = z.infer<typeof marketPriceSchema>
