import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 4398
}

/** The built site on the engine it will run on. Stopped, it is what a visitor without a network has: no answer. */
export class Site {
  private readonly port: number
  private server: ChildProcess | undefined

  private constructor(port: number) {
    this.port = port
  }

  /** A site on a port of its own, started. */
  static async started(): Promise<Site> {
    const site = new Site(await freePort())
    await site.start()
    return site
  }

  get address(): string {
    return `http://localhost:${this.port}`
  }

  /** Starts it, on the same port as before, and waits for its first answer. */
  async start(): Promise<void> {
    const script = join(import.meta.dirname, '../../scripts/serve.ts')
    const server = spawn(process.execPath, [script], {
      env: { ...process.env, PORT: String(this.port) },
      stdio: 'ignore',
    })
    this.server = server
    for (let tries = 0; !(await this.answers()); tries++) {
      if (server.exitCode !== null) throw new Error('scripts/serve.ts ended before it served the site')
      if (tries === 600) throw new Error(`scripts/serve.ts does not serve the site on ${this.address}`)
      await setTimeout(200)
    }
  }

  async stop(): Promise<void> {
    if (!this.server) return
    const ended = once(this.server, 'exit')
    this.server.kill('SIGTERM')
    await ended
    this.server = undefined
    while (await this.answers()) await setTimeout(100)
  }

  private answers(): Promise<boolean> {
    return fetch(this.address).then(
      response => response.ok,
      () => false,
    )
  }
}
