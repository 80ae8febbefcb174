import { useMemo } from 'react'
import type { MarketPrice } from '#roofing/money/market.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { readDraft } from '#roofing/quote/read-draft.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'
import { timberOf } from '#roofing/take-off/timber.ts'
import { timberFeet } from '#roofing/take-off/timber-feet.ts'
import type { ListReader } from '../list/use-list-reader.ts'
import { type Calculation, calculate } from './calculation.ts'
import type { Prices } from './prices.ts'
import type { ShopProduct } from './shop-facts.ts'

/** Calculates a draft. Parts whose fields did not change are not calculated again. */
export function useCalculation(
  draft: Draft,
  product: ShopProduct,
  prices: Prices,
  reader: ListReader | undefined,
  typical: readonly MarketPrice[],
): Calculation {
  const { profile } = product
  const { roofs, settings, unit, round, list: text, answers } = draft
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
  const list = useMemo(() => reader?.parseList(text, unit, reader.readAnswers(answers)), [text, unit, answers, reader])
  return useMemo(
    () => calculate(draft, { read, takeOff: counted, timber, list }, product, prices, typical),
    [draft, read, counted, timber, list, product, prices, typical],
  )
}
