import { useEffect, useMemo, useState } from 'react'
import { createPrices, type Prices } from './prices.ts'
import type { PriceList, ShopFacts } from './shop-facts.ts'

/** Today's prices; the prices of the page until the site answers. */
export function usePrices(shop: ShopFacts): Prices {
  const [list, setList] = useState<PriceList>()
  useEffect(() => {
    let isCurrent = true
    // The page asks again when it comes back into view (`offline.client.ts`).
    const replaceList = ({ detail }: CustomEvent<PriceList>) => setList(detail)
    addEventListener('todaysprices', replaceList)
    // Imported later, because the page has prices of its own.
    import('./price-client.ts')
      .then(({ fetchPrices }) => fetchPrices(shop.pricesAddress))
      .then(
        fresh => isCurrent && setList(fresh),
        () => undefined,
      )
    return () => {
      isCurrent = false
      removeEventListener('todaysprices', replaceList)
    }
  }, [shop])
  return useMemo(() => createPrices(list, shop), [list, shop])
}
