import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const FLOOR_FILE = 'floor.html'
/** About the least a page can be: 200 bytes, one heading. What it takes to show is the engine's and the network's. */
const FLOOR =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="/icon.svg"><h1>The least that a page can be</h1></html>\n'

const WRANGLER = resolve('node_modules/wrangler/bin/wrangler.js')
const START_LIMIT_MS = 60_000

export interface ServedCopy {
  readonly origin: string
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.')
  return address.port
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/${FLOOR_FILE}`).then(
    response => response.ok,
    () => false,
  )
}

/**
 * Serves a copy of the built site with the floor added, on the production engine and with the site's own settings and
 * headers. `dist` is left as it is.
 */
export async function serveCopy(dist: string): Promise<ServedCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  await cp(dist, join(folder, 'dist'), { recursive: true })
  await writeFile(join(folder, 'dist', FLOOR_FILE), FLOOR)
  await copyFile('wrangler.jsonc', join(folder, 'wrangler.jsonc'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const engine = spawn(
    process.execPath,
    [WRANGLER, 'dev', `--port=${port}`, '--show-interactive-dev-session=false', '--log-level=error'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  )
  const ended = once(engine, 'exit')
  const stop = async () => {
    engine.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const startedAt = Date.now()
  while (!(await answers(origin))) {
    if (engine.exitCode !== null || Date.now() - startedAt > START_LIMIT_MS) {
      await stop()
      throw new Error('The engine (wrangler dev) did not answer: what it printed stands above.')
    }
    await wait(200)
  }
  return { origin, stop }
}
