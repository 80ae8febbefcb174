import { type Browser, chromium } from '@playwright/test'
import { chromeFlags } from './chrome-flags.ts'
import { type MeasuredPage, measuredPages } from './measured-pages.ts'
import { median } from './median.ts'

/** When a page shows on a line that the browser itself slows down: medians in milliseconds from the start of the visit. */
export interface SlowLine {
  readonly page: string
  readonly line: string
  readonly firstMs: number
  readonly largestMs: number
  /** When the first frame was drawn in which the price can be read and a link orders. */
  readonly usableMs: number
  readonly holds: boolean
}

const MAX_OVER_FIRST = 1.1
const USABLE_MS = 3000

interface Line {
  readonly name: string
  readonly latencyMs: number
  readonly bitsPerSecond: number
  readonly cpuSlowdown: number
  /** What is asked of pages there: the picture with the first paint, or price and order soon. */
  readonly holds: (visit: Visit) => boolean
}

/** A middling mobile line, and a poor one. */
const middling: Line = {
  name: '1.6 Mbit/s, 300 ms, CPU / 2',
  latencyMs: 300,
  bitsPerSecond: 1_600_000,
  cpuSlowdown: 2,
  holds: ({ firstMs, largestMs }) => largestMs <= MAX_OVER_FIRST * firstMs,
}
const poor: Line = {
  name: '400 kbit/s, 400 ms, CPU / 2',
  latencyMs: 400,
  bitsPerSecond: 400_000,
  cpuSlowdown: 2,
  holds: ({ usableMs }) => usableMs <= USABLE_MS,
}

const SETTLED_MS = 2500

type Visit = Pick<SlowLine, 'firstMs' | 'largestMs' | 'usableMs'>

/** Notes the first frame in which a price stands on the screen and a link orders, by chat or by phone. */
function noteUsable(): void {
  const look = () => {
    const price = [...document.querySelectorAll('main :is(p, strong)')].find(part => {
      const { top, height } = part.getBoundingClientRect()
      return height > 0 && top < innerHeight && /KSh\s[\d,]+/.test(part.textContent ?? '')
    })
    if (price && document.querySelector('main :is([href^="tel:"], [href*="wa.me"])'))
      Object.assign(window, { usableMs: performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function visit(browser: Browser, address: string, line: Line): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(noteUsable)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const throughput = line.bitsPerSecond / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown })
  await page.goto(address)
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(async () => ({
    firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestMs: await new Promise<number>(found =>
      new PerformanceObserver(list => found(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    ),
    usableMs: (window as { usableMs?: number }).usableMs ?? Number.NaN,
  }))
  await context.close()
  return seen
}

/** First visits to the pages that exist, on both lines, in turns. */
export async function slowLines(origin: string, executablePath: string, runs: number): Promise<SlowLine[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromeFlags] })
  const asked: readonly (readonly [MeasuredPage, Line])[] = measuredPages
    .filter(({ kind }) => kind !== 'notFound')
    .flatMap(page => [middling, poor].map(line => [page, line] as const))
  const visits = new Map(asked.map(each => [each, [] as Visit[]]))
  try {
    for (let run = 0; run < runs; run++)
      for (const [each, seen] of visits) seen.push(await visit(browser, origin + each[0].address, each[1]))
  } finally {
    await browser.close()
  }
  return [...visits].map(([[page, line], seen]) => {
    const middle: Visit = {
      firstMs: median(seen.map(({ firstMs }) => firstMs)),
      largestMs: median(seen.map(({ largestMs }) => largestMs)),
      usableMs: median(seen.map(({ usableMs }) => usableMs)),
    }
    return { page: page.name, line: line.name, ...middle, holds: line.holds(middle) }
  })
}
