import { QueryClient } from '@tanstack/query-core'
import type { PriceList } from './shop-facts.ts'

const MINUTE = 60_000

/** The specification sets these numbers. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * MINUTE,
      retry: 3,
      retryDelay: attempt => Math.min(1000 * 2 ** attempt, 30_000),
      // Offline, the request fails at once and the page keeps its own prices.
      networkMode: 'always',
    },
    mutations: { retry: 0 },
  },
})

const TIMEOUT_MS = 8000

async function requestPrices(address: string, signal: AbortSignal): Promise<PriceList> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const stop = () => timeout.abort()
  signal.addEventListener('abort', stop)
  try {
    const answer = await fetch(address, { signal: timeout.signal, cache: 'no-cache' })
    if (!answer.ok) throw new Error(`The price list answered ${answer.status}.`)
    const list = (await answer.json()) as PriceList
    const isValid = typeof list.asOf === 'string' && Object.values(list.prices).every(price => Number.isFinite(price))
    if (!isValid) throw new Error('The price list is invalid.')
    return list
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

/** Fetches today's prices. */
export function fetchPrices(address: string): Promise<PriceList> {
  return client.fetchQuery({ queryKey: ['prices'], queryFn: ({ signal }) => requestPrices(address, signal) })
}
