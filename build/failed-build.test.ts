import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SLOW = { timeout: 300_000 }

let content: string

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', content, { recursive: true })
})

afterEach(() => rmSync(content, { recursive: true }))

/** Loads the build configuration with the changed facts and returns its error message, or an empty string. */
function loadConfig(): string {
  const { stderr } = spawnSync(process.execPath, ['astro.config.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT: content },
  })
  return stderr.split('\n').find(line => line.startsWith('Error: ')) ?? stderr
}

/** Changes the text of one of the owner's files. */
function change(file: string, changed: (text: string) => string): void {
  const path = join(content, file)
  writeFileSync(path, changed(readFileSync(path, 'utf8')))
}

const withValue = (key: string, value: unknown) => (text: string) =>
  JSON.stringify({ ...JSON.parse(text), [key]: value })

test('a build with valid facts continues', SLOW, () => {
  expect(loadConfig()).toBe('')
})

// For the other files, see scripts/check-facts.test.ts.
test.each<[file: string, changed: (text: string) => string, sentence: string]>([
  ['business.json', withValue('phone', '0700000000'), 'phone is "0700000000"; allowed is a Kenyan'],
  ['business.json', text => text.replace('{', '{ brand'), 'line 1, column 3 has a word without quotes'],
  ['prices.json', withValue('products', []), 'products is []; allowed is at least one product'],
])('stops with an error if %s is broken', SLOW, (file, changed, sentence) => {
  change(file, changed)
  expect(loadConfig()).toContain(`Error: content/${file}: ${sentence}`)
})

test('names a missing file', SLOW, () => {
  rmSync(join(content, 'prices.json'))
  expect(loadConfig()).toContain('content/prices.json is missing')
})
