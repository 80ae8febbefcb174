import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notFoundFiles } from '../src/site/nearest-page.ts'
import { addressRuleFor, contentTypeOf, headersFor, readHostRules } from './host-rules.ts'
import type { TestServer } from './wrangler-server.ts'

function handleRequest(dist: string, { url = '/', method }: IncomingMessage, response: ServerResponse): void {
  const { pathname: path, search } = new URL(url, 'http://host')
  const pathname = decodeURI(path)
  const rules = readHostRules(dist)
  const rule = addressRuleFor(rules, pathname)
  if (rule && rule.status !== 200) {
    response.writeHead(rule.status, { Location: encodeURI(rule.to) + search }).end()
    return
  }
  const isFile = (file: string) => existsSync(join(dist, file)) && statSync(join(dist, file)).isFile()
  const requested = rule?.to ?? pathname
  const found = isFile(requested)
  const file = found ? requested : (notFoundFiles(pathname).find(isFile) ?? '404.html')
  response.writeHead(found ? 200 : 404, { ...headersFor(rules, pathname), 'Content-Type': contentTypeOf(file) })
  response.end(method === 'HEAD' ? undefined : readFileSync(join(dist, file)))
}

/**
 * Serves a copy of the built site from this process, following its `_headers` and `_redirects`. For tests that stop and
 * restart the server often, which takes seconds with wrangler.
 */
export async function startStaticServer(dist: string): Promise<Omit<TestServer, 'engineId'>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const copy = join(folder, 'dist')
  await cp(dist, copy, { recursive: true })
  let server: Server | undefined
  let port = 0

  const stop = async () => {
    server?.closeAllConnections()
    server?.close()
    if (server) await once(server, 'close')
    server = undefined
  }
  const start = async () => {
    server = createServer((request, response) => handleRequest(copy, request, response)).listen(port)
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const remove = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  await start()
  return { origin: `http://localhost:${port}`, dist: copy, stop, start, remove }
}
