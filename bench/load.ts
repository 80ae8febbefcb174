import autocannon from 'autocannon'
import { brotliHeaders } from './browser.ts'
import type { Row } from './figures.ts'
import { addresses } from './pages.ts'

/** Measures requests a second of the local server, for 10 s a page. A failed request fails the benchmark. */
export async function measureLoad(origin: string): Promise<Row[]> {
  const perSecond: Row['cells'] = {}
  const failed: Row['cells'] = {}
  for (const page of ['home', 'product'] as const) {
    const { requests, errors, non2xx } = await autocannon({ url: origin + addresses[page], headers: brotliHeaders })
    perSecond[page] = requests.average
    failed[page] = errors + non2xx
    if (failed[page] > 0) process.exitCode = 1
  }
  return [
    { figure: 'Requests a second', cells: perSecond },
    { figure: 'Failed requests', cells: failed, max: 0 },
  ]
}
