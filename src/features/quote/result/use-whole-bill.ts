import { scripts } from 'virtual:whole-bill-files'
import { useEffect, useState } from 'react'
import type { WholeBill } from './whole-bill.tsx'

/**
 * What draws the whole bill, fetched once the estimator is shown. Without it the quantities stand under the price all the
 * same.
 */
export function useWholeBill(): WholeBill | undefined {
  const [bill, setBill] = useState<WholeBill>()
  useEffect(() => {
    import(/* @vite-ignore */ scripts[document.documentElement.lang] ?? '').then(
      ({ wholeBill }) => setBill(wholeBill),
      () => undefined,
    )
  }, [])
  return bill
}
