import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const PATIENT = { timeout: 300_000 }

let content: string

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', content, { recursive: true })
})

afterEach(() => rmSync(content, { recursive: true }))

/** What the build says when its configuration is loaded with these facts; empty when it says nothing. */
function said(environment: Record<string, string> = {}): string {
  const { stderr } = spawnSync(process.execPath, ['astro.config.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT: content, ...environment },
  })
  return stderr.split('\n').find(line => line.startsWith('Error: ')) ?? stderr
}

/** Changes what one of the owner's files says. */
function change(file: string, changed: (text: string) => string): void {
  const path = join(content, file)
  writeFileSync(path, changed(readFileSync(path, 'utf8')))
}

const withValue = (key: string, value: unknown) => (text: string) =>
  JSON.stringify({ ...JSON.parse(text), [key]: value })

test('a build with sound facts goes on', PATIENT, () => {
  expect(said()).toBe('')
})

// What is said of each other file: scripts/facts.test.ts.
test.each<[file: string, changed: (text: string) => string, sentence: string]>([
  ['business.json', withValue('phone', '0700000000'), 'phone is "0700000000"; allowed is a Kenyan'],
  ['business.json', text => text.replace(/,\s*"legalName"/, ' "legalName"'), 'line 2, column'],
  ['prices.json', withValue('products', []), 'products is []; allowed is at least one product'],
])('a build stops with a sentence when %s is broken', PATIENT, (file, changed, sentence) => {
  change(file, changed)
  expect(said()).toContain(`Error: content/${file}: ${sentence}`)
})

test('a file that is missing is named', PATIENT, () => {
  rmSync(join(content, 'prices.json'))
  expect(said()).toContain('content/prices.json is missing')
})

/** Runs before anything is loaded: gives one source file with one value changed. */
function brokenSource(file: string, good: RegExp, bad: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context)
        if (!url.endsWith(${JSON.stringify(`/${file}`)})) return loaded
        return { ...loaded, source: String(loaded.source).replace(${good}, ${JSON.stringify(bad)}) }
      },
    })`)}`
}

test.each([
  [
    'src/roofing/profiles/profiles.ts',
    /coverWidthMm: \d+/,
    'coverWidthMm: 0',
    'coverWidthMm is 0; allowed is 200 to 2000 mm',
  ],
  ['budgets.json', /"preview": \d+/, '"preview": -1', 'preview is -1; allowed is a number of bytes'],
])('a build stops with a sentence when %s is broken', PATIENT, (file, good, bad, sentence) => {
  expect(said({ NODE_OPTIONS: brokenSource(file, good, bad) })).toContain(sentence)
})
