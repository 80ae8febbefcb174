import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const WRANGLER = resolve('node_modules/wrangler/bin/wrangler.js')
const START_LIMIT_MS = 60_000

export interface TestServer {
  readonly origin: string
  /** The process id of wrangler; 0 while it is stopped. */
  readonly engineId: () => number
  /** The folder of the copy, which tests may change. */
  readonly dist: string
  /** Stops the server, which looks like a lost network. `start` restarts it at the same address. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Stops the server and deletes the copy. */
  readonly remove: () => Promise<void>
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

async function isResponding(origin: string): Promise<boolean> {
  return fetch(`${origin}/robots.txt`).then(
    response => response.ok,
    () => false,
  )
}

/**
 * Serves a copy of the built site with wrangler, which runs the production server with the site's settings and headers.
 * @param added texts of files to add to the copy, by name
 */
export async function startWranglerServer(
  dist: string,
  added: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const copy = join(folder, 'dist')
  await cp(dist, copy, { recursive: true })
  for (const [file, text] of Object.entries(added)) await writeFile(join(copy, file), text)
  await copyFile('wrangler.jsonc', join(folder, 'wrangler.jsonc'))
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  let engine: ChildProcess | undefined

  const stop = async () => {
    if (engine?.exitCode === null && engine.kill('SIGTERM')) await once(engine, 'exit')
    engine = undefined
  }
  const remove = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const start = async () => {
    const started = spawn(
      process.execPath,
      [WRANGLER, 'dev', `--port=${port}`, '--inspector-port=0', '--show-interactive-dev-session=false'],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
    )
    engine = started
    let errorOutput = ''
    started.stderr.on('data', (text: Buffer) => {
      errorOutput += text
    })
    const startedAt = Date.now()
    while (!(await isResponding(origin))) {
      if (started.exitCode !== null || Date.now() - startedAt > START_LIMIT_MS) {
        await remove()
        throw new Error(`wrangler dev did not respond. Its output: ${errorOutput}`)
      }
      await wait(200)
    }
  }
  await start()
  return { origin, engineId: () => engine?.pid ?? 0, dist: copy, stop, start, remove }
}
