import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeManyProducts } from '../tests/many/write-many-products.ts'

// Builds a site with sixty products and runs the tests for it.
const COUNT = 60
const folder = mkdtempSync(join(tmpdir(), 'many-products-'))
const content = join(folder, 'content')
const site = join(folder, 'dist')
const env = { ...process.env, CONTENT: content, DIST: site }

function run(...[program, ...args]: readonly [string, ...string[]]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`With ${COUNT} products, this command fails: ${[program, ...args].join(' ')}`)
}

try {
  writeManyProducts(content, COUNT)
  run('astro', 'build', '--outDir', site)
  run('vitest', 'run', '--project', 'many')
} finally {
  rmSync(folder, { recursive: true })
}
