import lighthouse, { type Result } from 'lighthouse'
import { brotliHeaders, withBrowser } from './browser.ts'
import { median, pages, type Row, runInTurns } from './figures.ts'
import { addresses } from './pages.ts'

const score = (id: string) => (result: Result) => (result.categories[id]?.score ?? Number.NaN) * 100
const value = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN
const largestPaint = value('largest-contentful-paint')

const measures = [
  { figure: 'Lighthouse: performance', of: score('performance'), min: 100 },
  { figure: 'Lighthouse: accessibility', of: score('accessibility'), min: 100 },
  { figure: 'Lighthouse: best practices', of: score('best-practices'), min: 100 },
  { figure: 'Lighthouse: SEO', of: score('seo'), min: 100 },
  { figure: 'Blocking time, ms', of: value('total-blocking-time'), max: 100 },
  { figure: 'Layout shift', of: value('cumulative-layout-shift'), max: 0 },
  { figure: 'First paint, simulated, ms', of: value('first-contentful-paint') },
  { figure: 'Largest paint, simulated, ms', of: largestPaint },
] as const

/** Runs Lighthouse's mobile profile in a new browser. */
function audit(url: string): Promise<Result> {
  return withBrowser(async browser => {
    const page = await browser.newPage()
    const result = (await lighthouse(url, { extraHeaders: brotliHeaders, logLevel: 'error' }, undefined, page))?.lhr
    if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message ?? 'no report'}`)
    return result
  })
}

/** Measures scores and simulated times of the pages and of a page of 200 bytes. */
export async function measureWithLighthouse(origin: string, runs: number): Promise<Row[]> {
  const results = await runInTurns(runs, pages, page => audit(origin + addresses[page]))
  const cells = (of: (result: Result) => number, unit = 1): Row['cells'] =>
    Object.fromEntries(pages.map(page => [page, median(results[page].map(of)) / unit]))
  const floor = median(results.floor.map(largestPaint))
  return [
    ...measures.map(({ of, ...row }) => ({ ...row, cells: cells(of) })),
    { figure: "Largest paint / the floor's", cells: cells(largestPaint, floor), max: 1.6 },
  ]
}
