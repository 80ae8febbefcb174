import { isOldPrice } from '#roofing/money/market.ts'
import { isKenyanCounty } from './kenyan-counties.ts'
import type { Business } from './schema/business.schema.ts'
import type { ServedCounty } from './schema/delivery.schema.ts'
import type { TypicalPrice } from './schema/market-prices.schema.ts'
import type { PriceList } from './schema/price-list.schema.ts'

// What may be right, and is more often a slip of the hand: the owner is asked, and nothing is refused.

/** The share of the last price by which a new one may differ unasked. */
const MAX_USUAL_CHANGE = 0.3

/** Today in Kenya, as an ISO date. */
export function todayInKenya(now = new Date()): string {
  const HOURS_AHEAD = 3
  return new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10)
}

/** Every price of a list, under the product's name and its thickness. */
function pricesByName({ products }: PriceList): ReadonlyMap<string, number> {
  return new Map(
    products.flatMap(({ product, price, thicknesses = [] }) => [
      ...(price === undefined ? [] : [[product, price] as const]),
      ...thicknesses.map(row => [`${product} ${row.thicknessMm} mm`, row.price] as const),
    ]),
  )
}

const isUnusualChange = (price: number, before: number) => Math.abs(price - before) >= MAX_USUAL_CHANGE * before

const askAboutDay = (field: string, day: string) => `${field} is ${day}, a day that is still to come. Is it right?`

/** @param published the price list before this one, if it is known */
export function findPriceWarnings(list: PriceList, published: PriceList | undefined, today: string): string[] {
  const before = published ? pricesByName(published) : new Map<string, number>()
  const changes = [...pricesByName(list)].flatMap(([name, price]) => {
    const last = before.get(name)
    return last !== undefined && isUnusualChange(price, last)
      ? `content/prices.json: the price of ${name} is ${price}, and was ${last}. Is it right?`
      : []
  })
  return [...(list.asOf > today ? [askAboutDay('content/prices.json: asOf', list.asOf)] : []), ...changes]
}

export function findBusinessWarnings({ policiesChangedOn, copyrightYear, notice }: Business, today: string): string[] {
  const file = 'content/business.json'
  const thisYear = Number(today.slice(0, 4))
  return [
    ...(policiesChangedOn > today ? [askAboutDay(`${file}: policiesChangedOn`, policiesChangedOn)] : []),
    ...(copyrightYear > thisYear ? [`${file}: copyrightYear is ${copyrightYear}, a year to come. Is it right?`] : []),
    ...(notice && Number(notice.until.slice(0, 4)) > thisYear + 1
      ? [askAboutDay(`${file}: notice.until`, notice.until)]
      : []),
  ]
}

export function findMarketPriceWarnings(prices: readonly TypicalPrice[], today: string): string[] {
  return prices.flatMap(({ item, date }) =>
    date > today ? [askAboutDay(`content/market-prices.json: the date of ${item}`, date)] : [],
  )
}

/** Not asked at the desk, where one price is changed at a time. */
export function findOldMarketPrices(prices: readonly TypicalPrice[], today: string): string[] {
  const old = prices.filter(({ date }) => isOldPrice(date, today)).map(({ item }) => item)
  return old.length > 0
    ? [`content/market-prices.json: the prices of ${old.join(', ')} are more than a year old. Are there newer ones?`]
    : []
}

export function findDeliveryWarnings({ counties }: { readonly counties: readonly ServedCounty[] }): string[] {
  return counties.flatMap(({ county }) =>
    isKenyanCounty(county)
      ? []
      : `content/delivery.json: “${county}” is not one of the 47 counties of Kenya. Is it spelt right?`,
  )
}
