import { isOldPrice } from '#roofing/money/market.ts'
import { isKenyanCounty } from './kenyan-counties.ts'
import type { Business } from './schema/business.schema.ts'
import type { ServedCounty } from './schema/delivery.schema.ts'
import type { TypicalPrice } from './schema/market-prices.schema.ts'
import type { PriceList } from './schema/price-list.schema.ts'

// Finds values that are allowed but are probably mistakes. The owner is asked to confirm them; nothing is refused.

/** A price that differs from the last one by at least this share is reported. */
const MIN_UNUSUAL_CHANGE = 0.3

/** Every price of a list, by the product's slug and, where it has one, the thickness. */
function collectPrices({ products }: PriceList): ReadonlyMap<string, number> {
  return new Map(
    products.flatMap(({ product, price, thicknesses = [] }) => [
      ...(price === undefined ? [] : [[product, price] as const]),
      ...thicknesses.map(row => [`${product} ${row.thicknessMm} mm`, row.price] as const),
    ]),
  )
}

const isUnusualChange = (price: number, before: number) => Math.abs(price - before) >= MIN_UNUSUAL_CHANGE * before

const describeFutureDay = (field: string, day: string) =>
  `${field} is ${day}, a day that is still to come. Is it right?`

/** @param published the price list before this one, if it is known */
export function findPriceWarnings(list: PriceList, published: PriceList | undefined, today: string): string[] {
  const before = published ? collectPrices(published) : new Map<string, number>()
  const changes = [...collectPrices(list)].flatMap(([name, price]) => {
    const last = before.get(name)
    return last !== undefined && isUnusualChange(price, last)
      ? `content/prices.json: the price of ${name} is ${price}, and was ${last}. Is it right?`
      : []
  })
  return [...(list.asOf > today ? [describeFutureDay('content/prices.json: asOf', list.asOf)] : []), ...changes]
}

export function findBusinessWarnings({ policiesChangedOn, copyrightYear, notice }: Business, today: string): string[] {
  const file = 'content/business.json'
  const thisYear = Number(today.slice(0, 4))
  return [
    ...(policiesChangedOn > today ? [describeFutureDay(`${file}: policiesChangedOn`, policiesChangedOn)] : []),
    ...(copyrightYear > thisYear ? [`${file}: copyrightYear is ${copyrightYear}, a year to come. Is it right?`] : []),
    ...(notice && Number(notice.until.slice(0, 4)) > thisYear + 1
      ? [describeFutureDay(`${file}: notice.until`, notice.until)]
      : []),
  ]
}

export function findMarketPriceWarnings(prices: readonly TypicalPrice[], today: string): string[] {
  return prices.flatMap(({ item, date }) =>
    date > today ? [describeFutureDay(`content/market-prices.json: the date of ${item}`, date)] : [],
  )
}

/** Only for `npm run facts`. The desk, where one price is changed at a time, does not ask this. */
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
