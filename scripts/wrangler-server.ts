import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unstable_startWorker } from 'wrangler'
import { findFreePort } from './free-port.ts'

// By default every start prints the rules of the site.
process.env.WRANGLER_LOG ??= 'error'

export interface TestServer {
  readonly origin: string
  /** The folder of the copy, which tests may change. */
  readonly dist: string
  /** Stops the server, as if the network were lost. `start` restarts it at the same address. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Stops the server and deletes the copy. */
  readonly remove: () => Promise<void>
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
  const config = join(folder, 'wrangler.jsonc')
  await cp(dist, copy, { recursive: true })
  for (const [file, text] of Object.entries(added)) await writeFile(join(copy, file), text)
  await copyFile('wrangler.jsonc', config)

  const serve = async (port: number) => {
    const worker = await unstable_startWorker({
      config,
      dev: { server: { port }, inspector: false, watch: false },
    })
    await worker.ready
    return worker
  }
  const port = await findFreePort()
  let worker: Awaited<ReturnType<typeof serve>> | undefined = await serve(port)
  const { origin } = await worker.url

  const stop = async () => {
    await worker?.dispose()
    worker = undefined
  }
  const start = async () => {
    worker = await serve(port)
  }
  const remove = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  return { origin, dist: copy, stop, start, remove }
}
