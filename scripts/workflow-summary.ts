import { appendFileSync } from 'node:fs'

/** Adds lines to the summary page of a GitHub workflow run. Does nothing outside a workflow. */
export function writeWorkflowSummary(...lines: readonly string[]): void {
  const summary = process.env.GITHUB_STEP_SUMMARY
  if (summary) appendFileSync(summary, [...lines, ''].join('\n'))
}
