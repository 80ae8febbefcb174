import { appendFileSync } from 'node:fs'

/** Says lines on the page of a workflow's run, where an owner looks. Outside a workflow there is no such page. */
export function sayOnRunsPage(...lines: readonly string[]): void {
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (summary) appendFileSync(summary, [...lines, ''].join('\n'))
}
