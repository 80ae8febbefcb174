import { type BrowserContext, chromium } from '@playwright/test'
import { chromeFlags } from './chrome-flags.ts'
import { type MeasuredPage, measuredPages } from './measured-pages.ts'
import { median } from './median.ts'

/** When a page that was seen before shows again, medians in milliseconds from the start of the visit. */
export interface Repeat {
  readonly page: string
  readonly withWorker: Paints
  readonly without: Paints
}

interface Paints {
  readonly firstMs: number
  readonly largestMs: number
}

const CPU_SLOWDOWN = 4
/** A middling mobile line, as Lighthouse has it. */
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const SETTLED_MS = 1500

/** A phone that has seen the page once, and with it whatever the page keeps. */
async function phoneThatHasSeen(address: string, context: BrowserContext, keeps: boolean): Promise<void> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  if (keeps) await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.close()
}

async function visit(address: string, context: BrowserContext): Promise<Paints> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // As on the first page of another day: no worker is running yet.
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(address)
  await page.waitForTimeout(SETTLED_MS)
  const paints = await page.evaluate(async () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const largest = await new Promise<number>(found =>
      new PerformanceObserver(list => found(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    )
    return { firstMs: first, largestMs: largest }
  })
  await page.close()
  return paints
}

const middle = (all: readonly Paints[]): Paints => ({
  firstMs: median(all.map(paints => paints.firstMs)),
  largestMs: median(all.map(paints => paints.largestMs)),
})

/** Repeat visits to the pages that exist, with the worker and with workers blocked, in turns. */
export async function repeats(origin: string, executablePath: string, runs: number): Promise<Repeat[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromeFlags] })
  const measure = async ({ name, address }: MeasuredPage): Promise<Repeat> => {
    const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true }
    const keeping = await browser.newContext({ ...phone, serviceWorkers: 'allow' })
    const plain = await browser.newContext({ ...phone, serviceWorkers: 'block' })
    await phoneThatHasSeen(origin + address, keeping, true)
    await phoneThatHasSeen(origin + address, plain, false)
    const withWorker: Paints[] = []
    const without: Paints[] = []
    for (let run = 0; run < runs; run++) {
      withWorker.push(await visit(origin + address, keeping))
      without.push(await visit(origin + address, plain))
    }
    await keeping.close()
    await plain.close()
    return { page: name, withWorker: middle(withWorker), without: middle(without) }
  }
  try {
    const measured: Repeat[] = []
    for (const page of measuredPages.filter(({ kind }) => kind !== 'notFound')) measured.push(await measure(page))
    return measured
  } finally {
    await browser.close()
  }
}
