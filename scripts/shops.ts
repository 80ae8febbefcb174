import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeShop } from '../tests/shops/shop.ts'
import { shopGroups } from '../tests/shops/shops.ts'

// Builds generated shops and runs the tests of the built files on each. The arguments are groups (extremes, changes, drawn)
// or names of shops; without any, the extremes. With --browser the browser tests run too, apart from those of the owner's
// desk, which bring their own shop. With KEEP=1, the content and the site of each shop stay in .cache/shops.
const FOLDER = '.cache/shops'
const keepFiles = process.env.KEEP === '1'
const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false } },
})
const selected = names.length > 0 ? names : ['extremes']
const shops = Object.entries(shopGroups).flatMap(([group, shopsOfGroup]) =>
  Object.entries(shopsOfGroup).filter(([name]) => selected.includes(group) || selected.includes(name)),
)
if (shops.length === 0) throw new Error(`Name one of ${Object.keys(shopGroups).join(', ')}, or a shop.`)

const BROWSER_TESTS = ['test', '--project=phone', '--project=desktop', '--grep-invert', 'owners-desk']

/** Runs a command. Returns its output if it fails, or undefined. */
function run(env: NodeJS.ProcessEnv, ...[program, ...args]: readonly [string, ...string[]]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    // Warnings about generated shops do not belong in the summary of a workflow.
    env: { ...process.env, ...env, NO_COLOR: '1', GITHUB_STEP_SUMMARY: '' },
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  })
  return status === 0 ? undefined : `${stdout}${stderr}`
}

/** Builds and tests one shop. Returns the output of the command that failed, or undefined. */
function buildAndTest(folder: string): string | undefined {
  const site = join(folder, 'dist')
  const env = { CONTENT: join(folder, 'content'), DIST: site }
  return (
    run(env, 'astro', 'build', '--outDir', site) ??
    run(env, 'vitest', 'run', '--project', 'dist', '--reporter=minimal') ??
    (options.browser ? run(env, 'playwright', ...BROWSER_TESTS) : undefined)
  )
}

const failed: string[] = []
for (const [name, create] of shops) {
  const folder = join(FOLDER, name.replaceAll(/[^a-z0-9]+/gi, '-'))
  rmSync(folder, { recursive: true, force: true })
  try {
    writeShop(create(), join(folder, 'content'))
    const output = buildAndTest(folder)
    console.info(`${output === undefined ? 'passes' : 'FAILS '}  ${name}`)
    if (output === undefined) continue
    failed.push(name)
    console.error(output)
    if (keepFiles) writeFileSync(join(folder, 'output.txt'), output)
  } finally {
    if (!keepFiles) rmSync(folder, { recursive: true })
  }
}
console.info(`${shops.length - failed.length} of ${shops.length} shops pass.`)
if (failed.length > 0) throw new Error(`These shops fail: ${failed.join('; ')}.`)
