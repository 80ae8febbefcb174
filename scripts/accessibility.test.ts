import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The success criteria of WCAG 2.2 at level A and AA. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, number, level, proof] = /^\| (\d+\.\d+\.\d+) [^|]+ \| (A{1,2}) \| (.+) \|$/.exec(line) ?? []
    return number && level && proof ? [{ number, level, proof }] : []
  })

test('docs/accessibility.md has a row for each of the 55 criteria', () => {
  expect(rows).toHaveLength(55)
  for (const level of ['A', 'AA'] as const)
    expect(rows.filter(row => row.level === level).map(({ number }) => number)).toEqual(CRITERIA[level].split(' '))
})

test.each(rows)('$number is proved by tests, by a dated check by hand, or does not apply', ({ proof }) => {
  const files = Array.from(proof.matchAll(/`([^`]+\.test\.tsx?|[^`]+\.spec\.ts)`/g), ([, file = '']) => file)
  expect(files.filter(file => !existsSync(file))).toEqual([])
  const isByHand = /By hand, \d{4}-\d\d-\d\d: \S/.test(proof)
  const isNotApplicable = /^Does not apply: \S/.test(proof)
  expect(files.length > 0 || isByHand || isNotApplicable).toBe(true)
})
