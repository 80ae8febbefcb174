export const pages = ['floor', 'home', 'product', 'estimator'] as const
type PageName = (typeof pages)[number]

/** A line of the table: one figure, page by page, and the aim: the least or the most it is to be. */
export interface Row {
  readonly figure: string
  readonly cells: Partial<Record<PageName, number>>
  readonly min?: number
  readonly max?: number
}

/** The middle value; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2
}

/** What each run gave, by key. The keys take turns, so that other work on the machine falls on all alike. */
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
    return page === 'floor' || (value >= min && value <= max) ? text : `**${text}**`
  }
  const aim = [min > -Infinity && `at least ${min}`, max < Infinity && `at most ${max}`]
  return [figure, ...pages.map(format), aim.filter(Boolean).join(', ')]
}

/** A Markdown table whose columns also line up on a console. Bold marks what misses its aim. */
export function formatTable(rows: readonly Row[]): string {
  const heading = ['', ...pages, 'aim']
  const lines = [heading, heading.map(() => '---'), ...rows.map(formatRow)]
  const widths = heading.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  return lines.map(line => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`).join('\n')
}
