import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const PATIENT = { timeout: 300_000 }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'))
  cpSync('content', join(folder, 'content'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

function read() {
  const summary = join(folder, 'summary.md')
  const env = { ...process.env, CONTENT: join(folder, 'content'), GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/facts.ts'], { encoding: 'utf8', env })
  return { status, stderr, summary: readFileSync(summary, 'utf8') }
}

function change(file: string, field: string, value: unknown): void {
  const path = join(folder, 'content', file)
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), [field]: value }))
}

test('sound files are said to be sound', PATIENT, () => {
  expect(read()).toMatchObject({ status: 0, summary: '## The owner’s files are sound.\n' })
})

test('a workflow says on its page, once for each, what is wrong and that the site stays as it was', PATIENT, () => {
  change('business.json', 'phone', '0712')
  change('prices.json', 'asOf', 'today')
  const { status, stderr, summary } = read()
  expect(status).toBe(1)
  expect(summary).toContain('## Not published: the site stays as it was.')
  expect(summary.match(/phone is "0712"; allowed is a Kenyan mobile number/g)).toHaveLength(1)
  expect(summary).toContain('- content/prices.json: asOf is "today"; allowed is a date')
  expect(stderr).toContain('::error file=content/prices.json::content/prices.json: asOf is "today"')
})
