/**
 * What the kernel's tests import as `vitest` while the kernel is changed: it gathers them, so that one process runs them
 * again for change after change. The expectations are Jest's, which Vitest's are made after.
 */

type Run = (...values: never[]) => void

/** One test of one row of its table, by a name that no other one has. */
export interface GatheredTest {
  readonly id: string
  readonly run: () => void
}

let gathered: GatheredTest[] = []
let names: readonly string[] = []

/** What a test file registers while it is loaded. */
export async function gather(file: string, load: () => Promise<unknown>): Promise<readonly GatheredTest[]> {
  gathered = []
  names = [file]
  await load()
  return gathered
}

function add(name: string, run: () => void): void {
  gathered.push({ id: [...names, `${gathered.length}`, name].join(' > '), run })
}

function within(name: string, run: () => void): void {
  const outer = names
  names = [...names, name]
  run()
  names = outer
}

/** Each row of a table: a list is all the values of it. */
const withEach =
  (one: (name: string, run: () => void) => void) => (table: readonly unknown[]) => (name: string, run: Run) => {
    for (const row of table) one(name, () => run(...((Array.isArray(row) ? row : [row]) as never[])))
  }

export const test = Object.assign(add, { each: withEach(add) })
export const describe = Object.assign(within, { each: withEach(within) })

const name: string = 'expect'
const { expect: expected } = await import(name)

// A second value, what to say when it fails, is only for people.
export const expect = Object.assign((value: unknown) => expected(value), {
  closeTo: expected.closeTo,
  objectContaining: expected.objectContaining,
})
