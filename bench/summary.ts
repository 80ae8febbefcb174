import type { AuditRun } from './audit.ts'
import { median } from './median.ts'

/** Medians of several runs on one page. */
export interface Summary {
  readonly name: string
  readonly scores: readonly number[]
  readonly fcp: number
  readonly lcp: number
  readonly lcpLeast: number
  readonly lcpMost: number
  readonly tbt: number
  readonly cls: number
  /** Checks that cost points in any run, with the number of runs. */
  readonly losses: readonly string[]
}

export function summary(name: string, runs: readonly AuditRun[]): Summary {
  const lcps = runs.map(run => run.lcp)
  const losses = runs.flatMap(run => run.losses)
  return {
    name,
    scores: (runs[0]?.scores ?? []).map((_, category) =>
      Math.round(median(runs.map(run => run.scores[category] ?? 0))),
    ),
    fcp: median(runs.map(run => run.fcp)),
    lcp: median(lcps),
    lcpLeast: Math.min(...lcps),
    lcpMost: Math.max(...lcps),
    tbt: median(runs.map(run => run.tbt)),
    cls: median(runs.map(run => run.cls)),
    losses: [...new Set(losses)].map(loss => {
      const times = losses.filter(other => other === loss).length
      return times === runs.length ? loss : `${loss}, in ${times} of ${runs.length} runs`
    }),
  }
}
