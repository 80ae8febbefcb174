export const pages = ['baseline', 'home', 'product', 'estimator'] as const
type PageName = (typeof pages)[number]

/** A row of the table: one figure for each page, and its limits. */
export interface Row {
  readonly figure: string
  readonly cells: Partial<Record<PageName, number>>
  readonly min?: number
  readonly max?: number
}

/** The median of values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2
}

/** Measures each key in turn, several times, so that other load on the machine affects all alike. Returns the results by key. */
export async function runInTurns<Key extends string, Result>(
  runs: number,
  keys: readonly Key[],
  measure: (key: Key) => Promise<Result>,
): Promise<Record<Key, Result[]>> {
  const results = Object.fromEntries(keys.map(key => [key, [] as Result[]])) as Record<Key, Result[]>
  for (let run = 1; run <= runs; run++)
    for (const key of keys) {
      console.error(`Run ${run} of ${runs}: ${key}`)
      results[key].push(await measure(key))
    }
  return results
}

function formatRow({ figure, cells, min = -Infinity, max = Infinity }: Row): string[] {
  const format = (page: PageName) => {
    const measured = cells[page]
    if (measured === undefined) return ''
    const value = Number(measured.toFixed(measured < 10 ? 3 : 0))
    const text = value.toLocaleString('en')
    return page === 'baseline' || (value >= min && value <= max) ? text : `**${text}**`
  }
  const aim = [min > -Infinity && `at least ${min}`, max < Infinity && `at most ${max}`]
  return [figure, ...pages.map(format), aim.filter(Boolean).join(', ')]
}

/** Formats a Markdown table with aligned columns. Figures outside their limits are bold. */
export function formatTable(rows: readonly Row[]): string {
  const heading = ['', ...pages, 'aim']
  const lines = [heading, heading.map(() => '---'), ...rows.map(formatRow)]
  const widths = heading.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  return lines.map(line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`).join('\n')
}
