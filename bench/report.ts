import budgets from '../budgets.json' with { type: 'json' }
import type { Interaction } from './interaction.ts'
import type { Layout } from './layout.ts'
import type { MeasuredPage } from './measured-pages.ts'
import type { Repeat } from './repeat.ts'
import type { SlowLine } from './slow-line.ts'
import type { Summary } from './summary.ts'
import { table, thousands } from './table.ts'
import type { Transfers } from './transfers.ts'
import type { Weights } from './weights.ts'

export interface PageBytes {
  readonly page: MeasuredPage
  readonly weights: Weights
  readonly transfers: Transfers
}

export function timesTable(floor: Summary, pages: readonly Summary[]): string {
  return table(
    ['page', 'perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'least to most', 'TBT ms', 'CLS', 'LCP / floor'],
    [floor, ...pages].map(page => [
      page.name,
      ...page.scores.map(String),
      thousands(page.fcp),
      thousands(page.lcp),
      `${thousands(page.lcpLeast)} to ${thousands(page.lcpMost)}`,
      thousands(page.tbt),
      page.cls.toFixed(3),
      (page.lcp / floor.lcp).toFixed(2),
    ]),
  )
}

export function bytesTable(pages: readonly PageBytes[]): string {
  const against = (bytes: number, budget: number) =>
    `${thousands(bytes)} of ${thousands(budget)}${bytes > budget ? ' OVER' : ''}`
  return table(
    ['page', 'HTML (brotli)', 'scripts (brotli)', 'first view', 'whole page', 'requests'],
    pages.map(({ page, weights, transfers }) => {
      const budget = budgets.pages[page.kind]
      return [
        page.name,
        against(weights.html, budget.htmlBrotli),
        against(weights.scripts, budget.scriptsBrotli),
        against(transfers.firstView, budget.firstView),
        against(transfers.wholePage, budget.wholePage),
        String(transfers.requests),
      ]
    }),
  )
}

export function repeatTable(repeats: readonly Repeat[]): string {
  return table(
    ['page', 'first paint with the worker', 'without', 'largest with the worker', 'without', 'no later'],
    repeats.map(({ page, withWorker, without }) => [
      page,
      `${thousands(withWorker.firstMs)} ms`,
      `${thousands(without.firstMs)} ms`,
      `${thousands(withWorker.largestMs)} ms`,
      `${thousands(without.largestMs)} ms`,
      withWorker.firstMs <= without.firstMs && withWorker.largestMs <= without.largestMs ? 'holds' : 'MISSED',
    ]),
  )
}

export function slowLineTable(lines: readonly SlowLine[]): string {
  return table(
    ['page', 'line', 'first paint', 'largest', 'largest / first', 'price and order', ''],
    lines.map(({ page, line, firstMs, largestMs, usableMs, holds }) => [
      page,
      line,
      `${thousands(firstMs)} ms`,
      `${thousands(largestMs)} ms`,
      (largestMs / firstMs).toFixed(2),
      `${thousands(usableMs)} ms`,
      holds ? 'holds' : 'MISSED',
    ]),
  )
}

const LONGEST_LAYOUT_MS = 150

export function layoutTable(layouts: readonly Layout[]): string {
  return table(
    ['page', 'layout', 'style', 'both', 'nodes', `at most ${LONGEST_LAYOUT_MS} ms`],
    layouts.map(({ page, layoutMs, styleMs, nodes }) => [
      page,
      `${thousands(layoutMs)} ms`,
      `${thousands(styleMs)} ms`,
      `${thousands(layoutMs + styleMs)} ms`,
      thousands(nodes),
      layoutMs + styleMs <= LONGEST_LAYOUT_MS ? 'holds' : 'MISSED',
    ]),
  )
}

const LONGEST_WAIT_MS = 100

export function interactionTable(interactions: readonly Interaction[]): string {
  return table(
    ['interaction', 'worst ms', `at most ${LONGEST_WAIT_MS} ms`],
    interactions.map(({ name, worstMs }) => [
      name,
      thousands(worstMs),
      worstMs <= LONGEST_WAIT_MS ? 'holds' : 'MISSED',
    ]),
  )
}
