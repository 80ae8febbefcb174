import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findDifferences, hashFolder } from './fingerprint.ts'

let folder: string

/** Writes files with these texts into a new folder. */
function writeFiles(name: string, files: Record<string, string>): string {
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

test('finds no difference between folders with the same files', async () => {
  const files = { 'index.html': 'home', 'product/box.html': 'box' }
  expect(findDifferences(await hashFolder(writeFiles('a', files)), await hashFolder(writeFiles('b', files)))).toEqual(
    [],
  )
})

test('names every file that differs', async () => {
  const first = writeFiles('a', { 'index.html': 'home', 'product/box.html': 'box', 'old.js': '1' })
  const second = writeFiles('b', { 'index.html': 'home', 'product/box.html': 'fox', 'new.js': '1' })
  expect(findDifferences(await hashFolder(first), await hashFolder(second))).toEqual([
    'new.js is only in the second build',
    'old.js is only in the first build',
    'product/box.html has other bytes in the second build',
  ])
})
