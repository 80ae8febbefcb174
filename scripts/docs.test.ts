import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const docs = ['README.md', 'CONTRIBUTING.md', 'imagery/README.md', ...globSync('docs/**/*.md')].map(file => ({
  file,
  text: readFileSync(file, 'utf8'),
}))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }

/** The parts of a text that a pattern finds: its first group. */
function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, part = '']) => part)
}

/** Every file that a document may name. */
const repositoryFiles = globSync([
  '*',
  '.dependency-cruiser.mjs',
  '{.github,bench,build,content,docs,imagery,mutation,scripts,src,tests}/**/*',
])
/** Names in documents that are not files of the repository: of a new product, and of a built file. */
const OTHER_FILES = ['ribbed-sheet.json', 'security.txt']

/** Whether a path of the repository exists, or a pattern with `*` matches a file. */
function isInRepository(path: string): boolean {
  return path.includes('*') ? globSync(path).length > 0 : existsSync(path)
}

describe.each(docs)('$file', ({ file, text }) => {
  test('names only npm scripts that exist', () => {
    const missing = findAll(text, /npm run ([\w:-]+)/g).filter(name => !(name in scripts))
    expect(missing).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...findAll(text, /\]\(([^)\s#]+)(?:#[^)]*)?\)/g), ...findAll(text, /<img src="([^"]+)"/g)]
    const missing = links
      .filter(link => !/^[a-z]+:/.test(link))
      .filter(link => !existsSync(normalize(join(dirname(file), link))))
    expect(missing).toEqual([])
  })

  test('names only paths of the repository that exist', () => {
    // Built folders (`dist`), caches (`.cache`) and examples (`fr`, `NAME`, `{slug}`) are not in the repository.
    const paths = findAll(
      text,
      /`((?:src|content|docs|build|scripts|bench|tests|imagery|mutation|\.github)\/[^`\s]+)`/g,
    )
    const missing = paths.filter(path => !/\bfr\b|NAME|\{/.test(path)).filter(path => !isInRepository(path))
    expect(missing).toEqual([])
  })

  test('names only files of the repository, by their whole path or its end', () => {
    const names = findAll(text, /`([^`\s*{}<>]+\.(?:tsx?|astro|css|jsonc?|jsonl|mjs|py|sh|cpp|txt|conf))`/g)
    const missing = names
      .filter(name => !/\bfr\b|NAME|^https?:|^\/|^dist\//.test(name) && !OTHER_FILES.includes(name))
      .filter(name => !repositoryFiles.some(path => path === name || path.endsWith(`/${name}`)))
    expect(missing).toEqual([])
  })
})

test('architecture.md lists the layers of dependency-cruiser in their order', () => {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Layers\n')
  const [, list = ''] = section.split('```')
  const [, layers = ''] = /LAYERS = \[(.*?)\]/s.exec(readFileSync('.dependency-cruiser.mjs', 'utf8')) ?? []
  const names = findAll(layers, /'(\w+)'/g)
  expect(names.length).toBeGreaterThan(5)
  expect(findAll(list, /^(\w+) /gm)).toEqual(names)
})

test('the glossary names only types that exist', () => {
  const sources = globSync('src/**/*.ts').map(file => readFileSync(file, 'utf8'))
  const types = findAll(readFileSync('CONTRIBUTING.md', 'utf8'), /^\| .*\(`([A-Z][A-Za-z]+)(?:<T>)?`\) \|$/gm)
  expect(types.length).toBeGreaterThan(5)
  const missing = types.filter(type => !sources.some(text => new RegExp(`(?:interface|type) ${type}\\b`).test(text)))
  expect(missing).toEqual([])
})

test('the index of decisions lists every record once', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const records = docs
    .filter(({ file }) => /decisions\/\d/.test(file))
    .map(({ file }) => file.slice('docs/decisions/'.length))
  expect(findAll(index, /^- \[\d+\]\(([^)]+)\)/gm).toSorted()).toEqual(records.toSorted())
})

test('README.md has at most 100 lines, and architecture.md at most 120', () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
  expect(linesOf('README.md')).toBeLessThanOrEqual(100)
  expect(linesOf('docs/architecture.md')).toBeLessThanOrEqual(120)
})
