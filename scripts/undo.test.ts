import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
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

test("reverts the last change of the owner's files and keeps later changes of the code", () => {
  change('Change prices', { 'content/prices.json': '48', 'content/new.json': 'new' })
  change('Mend the code', { 'code.ts': 'two' })
  expect(undo()).toContain('Undone: Change prices')
  expect(read('content/prices.json')).toBe('470')
  expect(existsSync(join(folder, 'content/new.json'))).toBe(false)
  expect(read('code.ts')).toBe('two')
  expect(git('log', '-1', '--format=%s').trim()).toBe('Undo: Change prices')
})

test('restores the change when it runs twice', () => {
  change('Change prices', { 'content/prices.json': '481' })
  undo()
  undo()
  expect(read('content/prices.json')).toBe('481')
})

test('fails if there is no change to undo', () => {
  expect(undo).toThrow('There is no change of content/ to undo.')
  expect(read('content/prices.json')).toBe('470')
})
