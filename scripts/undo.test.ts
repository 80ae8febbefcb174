import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
  })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const undo = () => execFileSync(process.execPath, ['scripts/undo.ts', folder], { encoding: 'utf8', stdio: 'pipe' })

function change(message: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  git('add', '.')
  git('commit', '--quiet', '-m', message)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undo-'))
  mkdirSync(join(folder, 'content'))
  git('init', '--quiet')
  change('Begin', { 'content/prices.json': '470', 'code.ts': 'one' })
})

afterEach(() => rmSync(folder, { recursive: true }))

test("the last change of the owner's files is taken back, and what a programmer did since stays", () => {
  change('Change prices', { 'content/prices.json': '48', 'content/new.json': 'new' })
  change('Mend the code', { 'code.ts': 'two' })
  expect(undo()).toContain('Undone: Change prices')
  expect(read('content/prices.json')).toBe('470')
  expect(existsSync(join(folder, 'content/new.json'))).toBe(false)
  expect(read('code.ts')).toBe('two')
  expect(git('log', '-1', '--format=%s').trim()).toBe('Undo: Change prices')
})

test('undone twice, the change is back', () => {
  change('Change prices', { 'content/prices.json': '481' })
  undo()
  undo()
  expect(read('content/prices.json')).toBe('481')
})

test('where nothing was changed yet, nothing is undone', () => {
  expect(undo).toThrow('There is no change of content/ to undo.')
  expect(read('content/prices.json')).toBe('470')
})
