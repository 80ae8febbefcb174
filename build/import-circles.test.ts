import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FILES = globSync('{src,build,bench,scripts,imagery,tests}/**/*.{ts,tsx,astro}')
/** What a file imports, types too: the linter's own rule passes over those. */
const IMPORT =
  /^\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|^\s*import\s*['"]([^'"]+)['"]/gm

function importsOf(file: string, text: string): string[] {
  return Array.from(text.matchAll(IMPORT), match => match[1] ?? match[2] ?? match[3] ?? '')
    .filter(name => /^[.#]/.test(name))
    .map(name => (name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(file), name)))
    .filter(target => existsSync(target))
}

/** The first way from a file back to itself; undefined when there is none. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): string[] | undefined => {
    const at = way.indexOf(file)
    if (at >= 0) return [...way.slice(at), file]
    if (done.has(file)) return undefined
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...way, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return undefined
}

test('a circle is found, through types and through what is fetched later too', () => {
  const one = "import type { A } from './build/b.ts'"
  expect(importsOf('a.ts', one.replace('./build/b.ts', './build/pages.ts'))).toEqual(['build/pages.ts'])
  expect(importsOf('build/a.ts', "x = await import('./pages.ts')\nexport { a } from './headers.ts'")).toEqual([
    'build/pages.ts',
    'build/headers.ts',
  ])
  expect(
    circle(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', []],
        ['d', ['b']],
      ]),
    ),
  ).toEqual(['b', 'd', 'b'])
})

test('imports run one way: no file leads back to itself, types counted', () => {
  const graph = new Map(FILES.map(file => [file, importsOf(file, readFileSync(file, 'utf8'))]))
  expect([...graph.values()].flat().length).toBeGreaterThan(FILES.length)
  expect(circle(graph)?.join(' > ')).toBeUndefined()
})
