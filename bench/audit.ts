import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromeFlags } from './chrome-flags.ts'
import { asAtTheEdge } from './edge.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/** One run on one page. Scores of 0 to 100; times in milliseconds. */
export interface AuditRun {
  readonly scores: readonly number[]
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Which checks cost points, each in a line. */
  readonly losses: readonly string[]
}

const ATTEMPTS = 3

/** Runs Lighthouse's mobile profile on a page; again where a busy machine made the browser miss a paint. */
export async function audit(url: string, chromePath: string): Promise<AuditRun> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(url, chromePath)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      console.error(`  again: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/** One run, in a browser of its own that has never seen the site. */
async function auditOnce(url: string, chromePath: string): Promise<AuditRun> {
  const chrome = await launch({ chromePath, chromeFlags: [...chromeFlags], logLevel: 'error' })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      extraHeaders: asAtTheEdge,
      onlyCategories: [...CATEGORIES],
      // A not-found page is measured as what it is: status 404.
      ignoreStatusCode: true,
    })
    if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no report'}`)
    const { audits, categories } = run.lhr
    const figure = (name: keyof typeof TIMES): number => {
      const value = audits[TIMES[name]]?.numericValue
      if (value === undefined) throw new Error(`${url}: Lighthouse gave no ${TIMES[name]}.`)
      return value
    }
    return {
      scores: CATEGORIES.map(category => Math.round((categories[category]?.score ?? 0) * 100)),
      fcp: figure('fcp'),
      lcp: figure('lcp'),
      tbt: figure('tbt'),
      cls: figure('cls'),
      losses: CATEGORIES.flatMap(category =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
      ),
    }
  } finally {
    chrome.kill()
  }
}
