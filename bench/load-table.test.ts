import { expect, test } from 'vitest'
import type { Load } from './load.ts'
import { loadTable } from './load-table.ts'

const MEGABYTE = 1024 * 1024
const quiet: Load = {
  addresses: ['/', '/prices.json'],
  requests: 24_000,
  connections: 16,
  perSecond: 704.6,
  medianMs: 16,
  p99Ms: 113,
  worstMs: 219,
  errors: 0,
  memory: [1500 * MEGABYTE, 1640 * MEGABYTE, 1600 * MEGABYTE],
}

test('a run without an error on even memory says so', () => {
  const table = loadTable(quiet)
  expect(table).toContain('24,000, 16 at once')
  expect(table).toContain('16 ms, 113 ms, 219 ms')
  expect(table).toContain('1,500 MB before, 1,600 MB after, 1,640 MB at most: flat')
  expect(table).not.toContain('MISSED')
})

test('errors and growing memory stand out', () => {
  const table = loadTable({ ...quiet, errors: 3, memory: [1000 * MEGABYTE, 1200 * MEGABYTE] })
  expect(table).toContain('3 MISSED')
  expect(table).toContain('1,000 MB before, 1,200 MB after, 1,200 MB at most: GREW')
})

test('where the system does not tell memory, that is said', () => {
  expect(loadTable({ ...quiet, memory: [] })).toContain('not told by this system')
})
