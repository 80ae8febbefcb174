import { useMemo } from 'react'
import type { Draft } from '#roofing/quote/draft.ts'
import { readDraft } from '#roofing/quote/read-draft.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'
import { timberOf } from '#roofing/take-off/timber.ts'
import { timberFeet } from '#roofing/take-off/timber-feet.ts'
import type { ListReader } from '../list/use-list-reader.ts'
import { type ParsedList, useParsedList } from '../list/use-parsed-list.ts'
import { useSurroundings } from '../list/use-surroundings.ts'
import { type Calculation, calculate } from './calculation.ts'
import type { Prices } from './prices.ts'
import type { ShopFacts, ShopProduct } from './shop-facts.ts'

/** Calculates a draft and reads its list. Parts whose fields did not change are not calculated again. */
export function useCalculation(
  draft: Draft,
  product: ShopProduct,
  prices: Prices,
  shop: ShopFacts,
  reader: ListReader | undefined,
): { readonly calculation: Calculation; readonly parsedList: ParsedList } {
  const { profile } = product
  const { roofs, settings, unit, round } = draft
  const price = prices.priceOf(product.slug, draft.thickness)
  const read = useMemo(
    () => readDraft({ roofs, settings, unit, round }, profile, prices.accessories),
    [roofs, settings, unit, round, profile, prices],
  )
  const counted = useMemo(
    () => read.quote && takeOff(read.quote.roofs, profile, read.quote.settings, price),
    [read, profile, price],
  )
  const timber = useMemo(
    () =>
      counted &&
      read.quote &&
      timberFeet(
        timberOf(
          counted.roofs.flatMap(({ roof }) => roof.faces),
          read.quote.settings,
        ),
      ),
    [counted, read],
  )
  const parsedList = useParsedList(draft, useSurroundings(counted, prices, shop), reader)
  const list = parsedList.isRead ? parsedList.list : undefined
  const calculation = useMemo(
    () => calculate(draft, { read, takeOff: counted, timber, list }, product, prices, shop.marketPrices),
    [draft, read, counted, timber, list, product, prices, shop.marketPrices],
  )
  return { calculation, parsedList }
}
