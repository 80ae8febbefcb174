import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { notFoundFiles } from '../src/site/nearest-page.ts'
import type { TestServer } from './wrangler-server.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Converts a pattern of `_headers` or `_redirects` to a regular expression with a group for each `:name`. */
const patternToRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replaceAll('*', '.*')
      .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`,
  )

/** The file of an address according to `_redirects`, else the address itself. */
function rewritePath(dist: string, pathname: string): string {
  for (const line of readFileSync(join(dist, '_redirects'), 'utf8').trim().split('\n')) {
    const [from = '', to = '', status] = line.split(' ')
    const found = status === '200' && patternToRegExp(from).exec(pathname)
    if (found) return to.replaceAll(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '')
  }
  return pathname
}

/** The headers of an address according to `_headers`. Later rules can remove and replace headers. */
function findHeaders(dist: string, pathname: string): Record<string, string> {
  const headers: Record<string, string> = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
  for (const rule of readFileSync(join(dist, '_headers'), 'utf8').trim().split('\n\n')) {
    const [pattern = '', ...lines] = rule.split('\n').map(line => line.trim())
    if (!patternToRegExp(pattern).test(pathname)) continue
    for (const line of lines) {
      const [name = '', ...value] = line.split(': ')
      if (name.startsWith('! ')) delete headers[name.slice(2)]
      else headers[name] = value.join(': ')
    }
  }
  return headers
}

function handleRequest(dist: string, { url = '/', method }: IncomingMessage, response: ServerResponse): void {
  const pathname = decodeURI(new URL(url, 'http://host').pathname)
  const isFile = (file: string) => existsSync(join(dist, file)) && statSync(join(dist, file)).isFile()
  const requested = rewritePath(dist, pathname)
  const found = isFile(requested)
  const file = found ? requested : (notFoundFiles(pathname).find(isFile) ?? '404.html')
  response.writeHead(found ? 200 : 404, {
    ...findHeaders(dist, pathname),
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
  })
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
