import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProgram } from '../../scripts/system-packages.ts'
import { formatTable, verifyCertificate, verifySite } from '../../scripts/verify.ts'
import { startWranglerServer } from '../../scripts/wrangler-server.ts'
import { DIST } from './site.ts'

/** A day on which the security contact of the site is valid, whatever the owner's is. */
const LONG_AGO = new Date('2000-01-01')

describe('a deployed copy of the build', () => {
  let site: Awaited<ReturnType<typeof startWranglerServer>>

  beforeAll(async () => {
    site = await startWranglerServer(DIST)
  })
  afterAll(() => site.remove())

  function corrupt(file: string, change: (text: string) => string): void {
    const before = readFileSync(join(site.dist, file), 'latin1')
    const after = change(before)
    expect(after).not.toBe(before)
    writeFileSync(join(site.dist, file), after, 'latin1')
  }

  /** Runs the command in another process, because this process runs the server. */
  async function runCommand(): Promise<{ status: unknown; output: string }> {
    const command = spawn(process.execPath, ['scripts/verify.ts', site.origin], { stdio: ['ignore', 'pipe', 'ignore'] })
    const ended = once(command, 'close')
    const output = (await command.stdout.setEncoding('utf8').toArray()).join('')
    const [status] = await ended
    return { status, output }
  }

  test('passes the checks of its content while nothing is changed', async () => {
    const { output } = await runCommand()
    for (const name of ['Files', 'Headers', 'Content types', 'Not-found pages', 'Redirects'])
      expect(output).toMatch(new RegExp(`^${name} +\\d+ +ok$`, 'm'))
  })

  test('names a changed byte, header, redirect and not-found page, and an expired contact', async () => {
    corrupt('prices.json', text => text.replace(/\d/, digit => String((Number(digit) + 1) % 10)))
    corrupt('_headers', text => text.replace(/^ {2}X-Content-Type-Options: nosniff\n/m, '  X-Robots-Tag: noindex\n'))
    corrupt('_redirects', text => text.replace('/sw /sw/ 301\n', '').replace('/admin /admin/ 301', '/admin / 301'))
    rmSync(join(site.dist, 'sw/404.html'))
    // The engine reads its rules when it starts.
    await site.stop()
    await site.start()

    const outcomes = await verifySite(site.origin, DIST, new Date('2200-01-01'))
    const faults = Object.fromEntries(outcomes.map(outcome => [outcome.name, outcome.faults]))
    expect(faults).toEqual({
      Files: ['/prices.json has other bytes than prices.json of the build'],
      Headers: expect.arrayContaining([
        '/: X-Content-Type-Options is missing; the build says nosniff',
        '/: X-Robots-Tag is noindex; the build says that there is none',
      ]),
      'Content types': [],
      'Not-found pages': ['/sw/no-such-page has other bytes than sw/404.html of the build'],
      Redirects: ['/sw is answered with 404; it should lead to /sw/', '/admin leads to /; it should lead to /admin/'],
      '/.well-known/security.txt': [expect.stringMatching(/^The security contact expired on \d{4}-\d{2}-\d{2}$/)],
      Certificate: [],
      'http leads to https': [],
    })
    const { status, output } = await runCommand()
    expect(status).toBe(1)
    expect(output).toMatch(/^Files +\d+ +1 fault$/m)
    expect(output).toContain('Files: /prices.json has other bytes than prices.json of the build')
  })
})

test('another site fails every check of its content', async () => {
  const server = createServer((_, response) => response.end('Hello')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const outcomes = await verifySite(`http://127.0.0.1:${port}`, DIST, LONG_AGO)
  server.close()
  const failed = outcomes.filter(({ faults }) => faults.length > 0).map(({ name }) => name)
  expect(failed).toEqual([
    ...['Files', 'Headers', 'Content types', 'Not-found pages', 'Redirects', '/.well-known/security.txt'],
  ])
  const table = formatTable(outcomes)
  expect(table).toMatch(/^Files: and \d+ more$/m)
})

test('a site that does not respond is a fault, and not a crash', async () => {
  const outcomes = await verifySite('http://127.0.0.1:1', DIST, LONG_AGO)
  const [files] = outcomes
  expect(files?.faults[0]).toContain('was not fetched')
})

test('an address without https is a fault, except on this machine', async () => {
  const faultsOf = async (address: string) => (await verifyCertificate(new URL(address), LONG_AGO)).faults
  expect(await faultsOf('http://www.example.com')).toEqual(['http://www.example.com is not an address with https'])
  expect(await faultsOf('http://localhost:4321')).toEqual([])
})

const openssl = findProgram('openssl')

describe.skipIf(!openssl)(openssl ? 'a certificate' : 'a certificate (openssl is not installed here)', () => {
  let folder: string
  let server: ReturnType<typeof createSecureServer>
  let address: URL

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'certificate-'))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '30']
    execFileSync(openssl as string, [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    address = new URL(`https://localhost:${(server.address() as AddressInfo).port}`)
  })

  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  test('that browsers do not trust is a fault', async () => {
    const { detail, faults } = await verifyCertificate(address, new Date())
    expect(detail).toBe('29 days left')
    expect(faults).toEqual([expect.stringContaining('Browsers do not trust the certificate')])
  })

  test('that ends within days is a fault', async () => {
    const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000)
    const { faults } = await verifyCertificate(address, inThreeWeeks)
    expect(faults).toContainEqual(expect.stringMatching(/^The certificate ends in 8 days, on /))
  })
})

test('the command refuses an argument that is not an address', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/verify.ts', 'www.yourname.co.ke'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('www.yourname.co.ke is not an address')
})
