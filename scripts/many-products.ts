import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeManyProducts } from '../tests/many-products.ts'

// Builds the site of a seller of sixty products, holds it to the same tests and budgets as the real one, and serves it.
const COUNT = 60
const PORT = process.env.PORT ?? '4398'
const folder = mkdtempSync(join(tmpdir(), 'many-products-'))
const content = join(folder, 'content')
const site = join(folder, 'dist')

writeManyProducts(content, COUNT)
const env = { ...process.env, CONTENT: content, DIST: site }

function run(...command: readonly [string, ...string[]]): void {
  const [program, ...words] = command
  const { status } = spawnSync(program, words, { stdio: 'inherit', env, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`A site of ${COUNT} products fails: ${command.join(' ')}`)
}

const PATIENCE_MS = 120_000

/** The status and text of an address, once somebody answers. */
async function asked(path: string, engine: ChildProcess): Promise<{ status: number; text: string }> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      const answer = await fetch(`http://localhost:${PORT}${path}`)
      return { status: answer.status, text: await answer.text() }
    } catch (error) {
      if (Date.now() > end || engine.exitCode !== null) throw error
      await new Promise(resume => setTimeout(resume, 200))
    }
  }
}

async function serve(): Promise<void> {
  const engine = spawn(process.execPath, ['scripts/serve.ts'], { stdio: 'inherit', env: { ...env, PORT } })
  try {
    for (const [path, status, said] of [
      ['/', 200, 'MADE-UP SHEET 1<'],
      ['/products', 200, `MADE-UP SHEET ${COUNT}<`],
      [`/product/sheet-${COUNT}-g${28 + ((COUNT - 1) % 3)}`, 200, `MADE-UP SHEET ${COUNT}<`],
      ['/product/no-such-sheet', 404, '<h1'],
    ] as const) {
      const answer = await asked(path, engine)
      // Parts of a name that hold together stand in an element of their own.
      const text = answer.text.replaceAll(/<\/?span[^>]*>/g, '')
      if (answer.status !== status || !text.includes(said))
        throw new Error(`${path} is answered with ${answer.status}, without “${said}”.`)
    }
  } finally {
    engine.kill()
  }
}

try {
  run('astro', 'build', '--outDir', site)
  run('vitest', 'run', '--project', 'dist')
  await serve()
  console.log(`A site of ${COUNT} products is built, keeps to its budgets and is served.`)
} finally {
  rmSync(folder, { recursive: true })
}
