import type { Browser } from 'puppeteer-core'
import { withBrowser, withPhone } from './browser.ts'
import { median, type Row, runInTurns } from './figures.ts'
import { addresses } from './pages.ts'

const connections = [
  { name: '1.6 Mbit/s, 300 ms', bytesPerSecond: 200_000, latencyMs: 300 },
  { name: '400 kbit/s, 400 ms', bytesPerSecond: 50_000, latencyMs: 400 },
] as const

type RecordingWindow = typeof globalThis & { picturePaintedMs: Promise<number> }

/** Records in the page when its main picture has been painted. */
function recordPicture(): void {
  const picturePaintedMs = new Promise<number>(resolve => {
    const handleLoad = async ({ target }: Event) => {
      const picture = document.querySelector<HTMLImageElement>('main picture img')
      if (target !== picture || !picture?.currentSrc.includes('/pictures/')) return
      await picture.decode()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }
    document.addEventListener('load', handleLoad, { capture: true })
  })
  Object.assign(globalThis, { picturePaintedMs })
}

/** Returns the time in ms from navigation until the main picture is painted. */
function measureVisit(
  browser: Browser,
  url: string,
  { bytesPerSecond, latencyMs }: (typeof connections)[number],
): Promise<number> {
  return withPhone(browser, async page => {
    await page.evaluateOnNewDocument(recordPicture)
    await page.emulateNetworkConditions({ download: bytesPerSecond, upload: bytesPerSecond, latency: latencyMs })
    await page.goto(url)
    return page.evaluate(() => (globalThis as RecordingWindow).picturePaintedMs)
  })
}

/** Measures when the main picture is painted on a slow connection, and compares it with two serial requests of the same bytes. */
export function measurePicture(origin: string, runs: number): Promise<Row[]> {
  const pages = ['home', 'homeBaseline', 'product', 'productBaseline'] as const
  return withBrowser(async browser => {
    const rows: Row[] = []
    for (const connection of connections) {
      const results = await runInTurns(runs, pages, page => measureVisit(browser, origin + addresses[page], connection))
      const painted = { home: median(results.home), product: median(results.product) }
      const serial = { home: median(results.homeBaseline), product: median(results.productBaseline) }
      const ratio = { home: painted.home / serial.home, product: painted.product / serial.product }
      rows.push(
        { figure: `Sharp picture at ${connection.name}, ms`, cells: painted },
        { figure: 'Two requests of the same bytes, ms', cells: serial },
        { figure: 'Sharp picture / two requests', cells: ratio, max: 1.15 },
      )
    }
    return rows
  })
}
