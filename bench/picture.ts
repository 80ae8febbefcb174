import type { Browser } from 'puppeteer-core'
import { withBrowser, withPhone } from './browser.ts'
import { median, type Row, runInTurns } from './figures.ts'
import { addresses } from './pages.ts'

const lines = [
  { name: '1.6 Mbit/s, 300 ms', bytesPerSecond: 200_000, latency: 300 },
  { name: '400 kbit/s, 400 ms', bytesPerSecond: 50_000, latency: 400 },
] as const

type Noting = typeof globalThis & { picturePaintedMs: Promise<number> }

/** Notes in the page when its main picture has loaded, is decoded and stands in a frame. */
function notePicture(): void {
  const picturePaintedMs = new Promise<number>(resolve => {
    const seeLoaded = async ({ target }: Event) => {
      const picture = document.querySelector<HTMLImageElement>('main picture img')
      if (target !== picture || !picture?.currentSrc.includes('/pictures/')) return
      await picture.decode()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }
    document.addEventListener('load', seeLoaded, { capture: true })
  })
  Object.assign(globalThis, { picturePaintedMs })
}

function visit(browser: Browser, url: string, { bytesPerSecond, latency }: (typeof lines)[number]): Promise<number> {
  return withPhone(browser, async page => {
    await page.evaluateOnNewDocument(notePicture)
    await page.emulateNetworkConditions({ download: bytesPerSecond, upload: bytesPerSecond, latency })
    await page.goto(url)
    return page.evaluate(() => (globalThis as Noting).picturePaintedMs)
  })
}

/** When the sharp main picture is painted on a slow line, beside two serial requests of the same HTML and picture. */
export function measurePicture(origin: string, runs: number): Promise<Row[]> {
  const pages = ['home', 'homePicture', 'product', 'productPicture'] as const
  return withBrowser(async browser => {
    const rows: Row[] = []
    for (const line of lines) {
      const results = await runInTurns(runs, pages, page => visit(browser, origin + addresses[page], line))
      const sharp = { home: median(results.home), product: median(results.product) }
      const alone = { home: median(results.homePicture), product: median(results.productPicture) }
      const ratio = { home: sharp.home / alone.home, product: sharp.product / alone.product }
      rows.push(
        { figure: `Sharp picture at ${line.name}, ms`, cells: sharp },
        { figure: 'Two requests of the same bytes, ms', cells: alone },
        { figure: 'Sharp picture / two requests', cells: ratio, max: 1.15 },
      )
    }
    return rows
  })
}
