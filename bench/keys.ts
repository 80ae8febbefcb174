import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'
import { withBrowser, withPhone } from './browser.ts'
import { median, type Row, runInTurns } from './figures.ts'
import { addresses } from './pages.ts'

const SETTLE_MS = 1000
const buildings = ['house 12 x 9', 'hall 40 x 30'] as const

type RecordingWindow = typeof globalThis & { slowestMs: number }

/** Records in the page the longest time from an event to the next paint. Browsers report times from 16 ms, in steps of 8. */
function recordSlowest(): void {
  const recording = globalThis as RecordingWindow
  recording.slowestMs = 16
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) recording.slowestMs = Math.max(recording.slowestMs, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

function typeWalls(browser: Browser, url: string, building: string): Promise<number> {
  const [length = '', width = ''] = building.match(/\d+/g) ?? []
  return withPhone(browser, async page => {
    await page.goto(url, { waitUntil: 'networkidle0' })
    await page.emulateCPUThrottling(4)
    await page.evaluate(recordSlowest)
    for (const [field, typed] of Object.entries({ length, width })) {
      const input = `input#quote-${field}-1` as const
      await page.focus(input)
      await page.$eval(input, element => element.select())
      await wait(SETTLE_MS)
      await page.keyboard.type(typed, { delay: 250 })
      if ((await page.$eval(input, ({ value }) => value)) !== typed)
        throw new Error(`${url}: ${field} has another value than typed.`)
    }
    await wait(SETTLE_MS)
    return page.evaluate(() => (globalThis as RecordingWindow).slowestMs)
  })
}

/** Measures the longest time from a key to the next paint while walls are typed on a slow phone. */
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
