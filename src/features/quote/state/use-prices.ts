import { useEffect, useMemo, useState } from 'react'
import { createPrices, type Prices } from './prices.ts'
import type { PriceList, ShopFacts } from './shop-facts.ts'

/** Today's prices where the site answers; else those that this copy of the page came with. */
export function usePrices(shop: ShopFacts): Prices {
  const [list, setList] = useState<PriceList>()
  useEffect(() => {
    let shown = true
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
    }
  }, [shop])
  return useMemo(() => createPrices(list, shop), [list, shop])
}
