import autocannon from 'autocannon'
import type { ServedCopy } from '../scripts/served-copy.ts'
import { productFacts } from '../src/facts/products.ts'
import { paths, pathsIn } from '../src/site/paths.ts'
import { languages } from '../src/text/languages.ts'
import { memoryBelow } from './memory.ts'

/**
 * Requests that are counted, those that go out before them, and how many stand open at once. The engine's collectors let
 * its heaps grow over the first thirty thousand requests or so, before they begin to hold them: memory can only be called
 * flat or growing from there on.
 */
const REQUESTS = 24_000
const WARM_UP = 40_000
const CONNECTIONS = 16
const SAMPLE_EVERY_MS = 1000
const ENGINE = 'workerd'

/** What the engine did under a bounded load of mixed addresses, asked for in turns. */
export interface Load {
  readonly addresses: readonly string[]
  readonly requests: number
  readonly connections: number
  readonly perSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly worstMs: number
  /** Broken connections, time-outs and answers with another status than the address has. */
  readonly errors: number
  /** Resident bytes of the engine from before the first counted request to after the last; empty where nobody tells. */
  readonly memory: readonly number[]
}

interface Asked {
  readonly path: string
  readonly status: number
}

async function mixedAddresses(origin: string): Promise<Asked[]> {
  const picture = /\/pictures\/[\w./-]+\.avif/.exec(await (await fetch(origin)).text())?.[0]
  if (!picture) throw new Error('The home page names no picture.')
  return [
    { path: pathsIn(languages[0]).home, status: 200 },
    { path: pathsIn(languages[0]).product(productFacts[0].slug), status: 200 },
    { path: '/no-such-page', status: 404 },
    { path: picture, status: 200 },
    { path: paths.prices, status: 200 },
  ]
}

/** The run's own figures, and how many answers had another status than they should. */
async function drive(origin: string, asked: readonly Asked[], amount: number) {
  let wrong = 0
  const figures = await autocannon({
    url: origin,
    amount,
    connections: CONNECTIONS,
    requests: asked.map(({ path, status }) => ({
      path,
      headers: { 'accept-encoding': 'gzip' },
      onResponse: found => {
        if (found !== status) wrong++
      },
    })),
  })
  return { figures, wrong }
}

export async function load({ origin, engineId }: ServedCopy): Promise<Load> {
  const asked = await mixedAddresses(origin)
  await drive(origin, asked, WARM_UP)
  const memory: number[] = []
  const sample = async () => {
    const bytes = await memoryBelow(engineId(), ENGINE)
    if (bytes !== undefined) memory.push(bytes)
  }
  await sample()
  const sampling = setInterval(sample, SAMPLE_EVERY_MS)
  const { figures, wrong } = await drive(origin, asked, REQUESTS)
  clearInterval(sampling)
  await sample()
  return {
    addresses: asked.map(({ path }) => path),
    requests: figures.requests.total,
    connections: CONNECTIONS,
    perSecond: figures.requests.total / figures.duration,
    medianMs: figures.latency.p50,
    p99Ms: figures.latency.p99,
    worstMs: figures.latency.max,
    errors: figures.errors + figures.timeouts + wrong + Math.max(0, REQUESTS - figures.requests.total),
    memory,
  }
}
