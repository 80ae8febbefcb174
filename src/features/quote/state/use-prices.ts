import { useEffect, useMemo, useState } from 'react'
import { type Prices, pricesFrom } from './prices.ts'
import type { PricesNow, ShopFacts } from './shop-facts.ts'

/** Today's prices where the site answers; else those that this copy of the page came with. */
export function usePrices(shop: ShopFacts): Prices {
  const [list, setList] = useState<PricesNow>()
  useEffect(() => {
    let shown = true
    // The page asks again when it comes back into view (`offline.client.ts`).
    const show = ({ detail }: CustomEvent<PricesNow>) => setList(detail)
    addEventListener('todaysprices', show)
    // The data client comes after the form: prices are known without it.
    import('./price-client.ts')
      .then(({ fetchPrices }) => fetchPrices(shop.pricesAddress))
      // Without an answer the page's own prices stand, with their date.
      .then(
        fresh => shown && setList(fresh),
        () => undefined,
      )
    return () => {
      shown = false
      removeEventListener('todaysprices', show)
    }
  }, [shop])
  return useMemo(() => pricesFrom(list, shop), [list, shop])
}
