import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeManyProducts } from '../tests/many/write-many-products.ts'

// Builds the site of a seller of sixty products, and runs the tests of what is different there.
const COUNT = 60
const folder = mkdtempSync(join(tmpdir(), 'many-products-'))
const content = join(folder, 'content')
const site = join(folder, 'dist')
const env = { ...process.env, CONTENT: content, DIST: site }

function run(...[program, ...words]: readonly [string, ...string[]]): void {
  const { status } = spawnSync(program, words, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`A site of ${COUNT} products fails: ${[program, ...words].join(' ')}`)
}

try {
  writeManyProducts(content, COUNT)
  run('astro', 'build', '--outDir', site)
  run('vitest', 'run', '--project', 'many')
} finally {
  rmSync(folder, { recursive: true })
}
