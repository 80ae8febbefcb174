import lighthouse, { type Result } from 'lighthouse'
import { brotliHeaders, withBrowser } from './browser.ts'
import { median, pages, type Row, runInTurns } from './figures.ts'
import { addresses } from './pages.ts'

const score = (id: string) => (result: Result) => (result.categories[id]?.score ?? Number.NaN) * 100
const value = (id: string) => (result: Result) => result.audits[id]?.numericValue ?? Number.NaN
const largestPaint = value('largest-contentful-paint')

const measures = [
  { figure: 'Lighthouse: performance', read: score('performance'), min: 100 },
  { figure: 'Lighthouse: accessibility', read: score('accessibility'), min: 100 },
  { figure: 'Lighthouse: best practices', read: score('best-practices'), min: 100 },
  { figure: 'Lighthouse: SEO', read: score('seo'), min: 100 },
  { figure: 'Blocking time, ms', read: value('total-blocking-time'), max: 100 },
  { figure: 'Layout shift', read: value('cumulative-layout-shift'), max: 0 },
  { figure: 'First paint, simulated, ms', read: value('first-contentful-paint') },
  { figure: 'Largest paint, simulated, ms', read: largestPaint },
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
  const cells = (read: (result: Result) => number, unit = 1): Row['cells'] =>
    Object.fromEntries(pages.map(page => [page, median(results[page].map(read)) / unit]))
  const baseline = median(results.baseline.map(largestPaint))
  return [
    ...measures.map(({ read, ...row }) => ({ ...row, cells: cells(read) })),
    { figure: "Largest paint / the baseline's", cells: cells(largestPaint, baseline), max: 1.6 },
  ]
}
