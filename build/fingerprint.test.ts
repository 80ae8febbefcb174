import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differences, fingerprint } from './fingerprint.ts'

let folder: string

/** A folder with these files, each with its text. */
function written(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, file, '..'), { recursive: true })
    writeFileSync(join(folder, name, file), text)
  }
  return join(folder, name)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('two folders of the same bytes do not differ', async () => {
  const files = { 'index.html': 'home', 'product/box.html': 'box' }
  expect(differences(await fingerprint(written('a', files)), await fingerprint(written('b', files)))).toEqual([])
})

test('every file that differs is named', async () => {
  const first = written('a', { 'index.html': 'home', 'product/box.html': 'box', 'old.js': '1' })
  const second = written('b', { 'index.html': 'home', 'product/box.html': 'fox', 'new.js': '1' })
  expect(differences(await fingerprint(first), await fingerprint(second))).toEqual([
    'new.js is only in the second build',
    'old.js is only in the first build',
    'product/box.html has other bytes in the second build',
  ])
})
