import { QueryClient } from '@tanstack/query-core'
import type { PricesNow } from './shop-facts.ts'

const MINUTE = 60_000

/** The specification's numbers: dropped after 5 minutes, queries retried 3 times up to 30 s apart, mutations never. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * MINUTE,
      retry: 3,
      retryDelay: attempt => Math.min(1000 * 2 ** attempt, 30_000),
      // Without a network the answer is "as of", not a wait.
      networkMode: 'always',
    },
    mutations: { retry: 0 },
  },
})

const HANGING_MS = 8000

async function askForPrices(address: string, signal: AbortSignal): Promise<PricesNow> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), HANGING_MS)
  const stop = () => patience.abort()
  signal.addEventListener('abort', stop)
  try {
    const answer = await fetch(address, { signal: patience.signal, cache: 'no-cache' })
    if (!answer.ok) throw new Error(`The price list answered ${answer.status}.`)
    const list = (await answer.json()) as PricesNow
    const sound = typeof list.asOf === 'string' && Object.values(list.prices).every(price => Number.isFinite(price))
    if (!sound) throw new Error('The price list is not one.')
    return list
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Today's prices; whoever asks again within five minutes is given the same. */
export function fetchPrices(address: string): Promise<PricesNow> {
  return client.fetchQuery({ queryKey: ['prices'], queryFn: ({ signal }) => askForPrices(address, signal) })
}
