import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { withBrowser, withPhone } from './browser.ts'
import { median, type Row, runInTurns } from './figures.ts'
import { addresses } from './pages.ts'

const SETTLE_MS = 1000
const buildings = ['house 12 x 9', 'hall 40 x 30'] as const

type Noting = typeof globalThis & { worstMs: number }

/** Notes in the page the longest wait from an event to the next paint. Browsers report waits from 16 ms on, in steps of 8. */
function noteWorst(): void {
  const noting = globalThis as Noting
  noting.worstMs = 16
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) noting.worstMs = Math.max(noting.worstMs, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

function typeWalls(browser: Browser, url: string, building: string): Promise<number> {
  const [length = '', width = ''] = building.match(/\d+/g) ?? []
  return withPhone(browser, async page => {
    await page.goto(url, { waitUntil: 'networkidle0' })
    await page.emulateCPUThrottling(4)
    await page.evaluate(noteWorst)
    for (const [field, typed] of Object.entries({ length, width })) {
      const input = `input#quote-${field}-1` as const
      await page.focus(input)
      await page.$eval(input, element => element.select())
      await wait(SETTLE_MS)
      await page.keyboard.type(typed, { delay: 250 })
      if ((await page.$eval(input, ({ value }) => value)) !== typed) throw new Error(`${url}: ${field} took no keys.`)
    }
    await wait(SETTLE_MS)
    return page.evaluate(() => (globalThis as Noting).worstMs)
  })
}

/** The longest wait from a key to the next paint while walls are typed into the estimator on a slow phone. */
export function measureKeys(origin: string, runs: number): Promise<Row[]> {
  return withBrowser(async browser => {
    const results = await runInTurns(runs, buildings, name => typeWalls(browser, origin + addresses.estimator, name))
    return buildings.map(name => ({
      figure: `Key to paint, processor slowed 4 times, ${name}, ms`,
      cells: { estimator: median(results[name]) },
      max: 200,
    }))
  })
}
