import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { siteHandler } from '../../docs/hosting/node-server.ts'
import { findFreePort } from '../../scripts/free-port.ts'
import { formatNginxRules } from '../../scripts/nginx-rules.ts'
import { findProgram } from '../../scripts/system-packages.ts'
import { verifySite } from '../../scripts/verify.ts'
import { startWranglerServer } from '../../scripts/wrangler-server.ts'
import { DIST } from './site.ts'

/** A server with the built site, and what ends it. */
interface Host {
  readonly origin: string
  readonly stop: () => Promise<unknown>
}

async function isAnswering(origin: string): Promise<boolean> {
  return fetch(`${origin}/robots.txt`).then(
    response => response.ok,
    () => false,
  )
}

async function startNode(): Promise<Host> {
  const server = createServer(siteHandler(DIST)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** nginx with the configuration of the docs, in which only port, folder and paths are those of the test. */
async function startNginx(program: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  await mkdir(join(folder, 'conf.d'))
  const port = await findFreePort()
  const documented = await readFile('docs/hosting/nginx.conf', 'utf8')
  const site = documented
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('root /srv/site/dist;', `root ${resolve(DIST)};`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
  await writeFile(join(folder, 'conf.d/site.conf'), site)
  await writeFile(join(folder, 'conf.d/site-rules.inc'), await formatNginxRules(DIST))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map(name => `${name}_temp_path ${folder}/${name};`),
    'include conf.d/*.conf;',
    '}',
  ]
  await writeFile(join(folder, 'nginx.conf'), main.join('\n'))
  const server: ChildProcess = spawn(
    program,
    ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let errors = ''
  server.stderr?.on('data', text => {
    errors += text
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await isAnswering(origin))) {
    if (server.exitCode !== null) throw new Error(`nginx ended: ${errors}`)
    await wait(50)
  }
  const stop = async () => {
    if (server.kill('SIGTERM')) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { origin, stop }
}

/** The server of Cloudflare, which wrangler runs on this machine. */
async function startCloudflare(): Promise<Host> {
  const { origin, remove } = await startWranglerServer(DIST)
  return { origin, stop: remove }
}

const nginx = findProgram('nginx')

const hosts: readonly { name: string; start: () => Promise<Host>; skipped?: string | false }[] = [
  { name: 'the server of Cloudflare, run by wrangler', start: startCloudflare },
  {
    name: nginx ? 'nginx, as docs/hosting/nginx.conf says' : 'nginx (not installed here)',
    start: () => startNginx(nginx as string),
    skipped: !nginx && 'nginx',
  },
  { name: 'Node, as docs/hosting/node-server.ts says', start: startNode },
]

for (const { name, start, skipped } of hosts) {
  describe.skipIf(skipped)(name, () => {
    test('answers every address with the file, headers and type of the build, and the same redirects', async () => {
      const host = await start()
      // On this day the owner's security contact cannot have expired, which would not be the host's fault.
      const outcomes = await verifySite(host.origin, DIST, new Date('2000-01-01')).finally(host.stop)
      expect(outcomes.flatMap(({ faults }) => faults)).toEqual([])
      expect(outcomes.map(({ name: check }) => check)).toContain('Not-found pages')
    })
  })
}
