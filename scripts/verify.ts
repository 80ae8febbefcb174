import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { DIST, listBuiltFiles } from '../build/built-files.ts'
import { business } from '../src/facts/business.ts'
import { addressOf } from '../src/site/host.ts'
import { paths } from '../src/site/paths.ts'
import { type HostRules, headerNames, headersFor, mediaTypesOf, RULE_FILES, readHostRules } from './host-rules.ts'

// Compares a deployed site with the build in dist, and checks certificate, https redirect and security.txt:
// `npm run verify https://www.yourname.co.ke`.

const MAX_PARALLEL = 8
const MAX_PRINTED = 10
const DAY_MS = 86_400_000
/** Renewal is usually 30 days before expiry, so fewer days left than this mean that it failed. */
const MIN_CERTIFICATE_DAYS = 10
/** Equivalent redirect statuses: permanent, then temporary. */
const EQUIVALENT_REDIRECTS = [
  [301, 308],
  [302, 307],
]
const NOT_FOUND = /(^|\/)404\.html$/
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The outcome of one kind of check: what was checked, such as a count or the days left, and a sentence for each fault. */
export interface Outcome {
  readonly name: string
  readonly detail: string
  readonly faults: readonly string[]
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex')
const errorText = (error: unknown) => {
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}

async function request(url: URL | string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

async function mapInParallel<T, Result>(list: readonly T[], run: (item: T) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...list.entries()]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await run(next[1])
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work))
  return results
}

/** An address of the site, the file that answers it, and the status that comes with the file. */
interface Expected {
  readonly address: string
  readonly file: string
  readonly status: number
}

/** Faults of one answer, by the kind of check. */
interface Faults {
  readonly content: readonly string[]
  readonly headers: readonly string[]
  readonly types: readonly string[]
}

function findHeaderFaults(rules: HostRules, address: string, headers: Headers): string[] {
  const expected = headersFor(rules, address)
  return headerNames(rules).flatMap(name => {
    const actual = headers.get(name) ?? undefined
    if (actual === expected[name]) return []
    return [`${address}: ${name} is ${actual ?? 'missing'}; the build says ${expected[name] ?? 'that there is none'}`]
  })
}

async function findFaults(origin: string, dist: string, rules: HostRules, expected: Expected): Promise<Faults> {
  const { address, file, status } = expected
  try {
    const answer = await request(new URL(encodeURI(address), origin))
    if (answer.status !== status)
      return { content: [`${address} is answered with ${answer.status}, not ${status}`], headers: [], types: [] }
    const isSame = hash(answer.body) === hash(await readFile(join(dist, file)))
    const [type = ''] = (answer.headers.get('Content-Type') ?? '').split(';')
    const allowed = mediaTypesOf(file)
    return {
      content: isSame ? [] : [`${address} has other bytes than ${file} of the build`],
      headers: findHeaderFaults(rules, address, answer.headers),
      types: allowed.includes(type.trim())
        ? []
        : [`${address} is sent as ${type || 'no type'}; expected is ${allowed[0]}`],
    }
  } catch (error) {
    return { content: [`${address} was not fetched: ${errorText(error)}`], headers: [], types: [] }
  }
}

function collect(name: string, kind: keyof Faults, results: readonly Faults[]): Outcome {
  return { name, detail: String(results.length), faults: results.flatMap(faults => faults[kind]) }
}

async function verifyRedirects(origin: string, rules: HostRules): Promise<Outcome> {
  const redirects = rules.addresses.filter(({ status }) => status !== 200)
  const faults = await mapInParallel(redirects, async ({ from, to, status: expected }) => {
    // Any name will do: a redirect does not depend on whether the page exists.
    const [address = '', target = ''] = [from, to].map(pattern => pattern.replaceAll(/:\w+/g, 'any-name'))
    try {
      const { status, headers } = await request(new URL(address, origin))
      const location = headers.get('Location')
      if (!EQUIVALENT_REDIRECTS.some(same => same.includes(expected) && same.includes(status)) || location === null)
        return [`${address} is answered with ${status}; it should lead to ${target}`]
      const isRight = new URL(location, new URL(address, origin)).href === new URL(target, origin).href
      return isRight ? [] : [`${address} leads to ${location}; it should lead to ${target}`]
    } catch (error) {
      return [`${address} was not fetched: ${errorText(error)}`]
    }
  })
  return { name: 'Redirects', detail: String(redirects.length), faults: faults.flat() }
}

/** Checks that `security.txt` is served and has not expired. */
async function verifySecurityText(origin: string, now: Date): Promise<Outcome> {
  const name = paths.securityText
  try {
    const { status, body } = await request(new URL(name, origin))
    const until = /^Expires: (.+)$/m.exec(body.toString('utf8'))?.[1]
    if (status !== 200 || until === undefined)
      return { name, detail: 'nothing', faults: [`${name} is answered with ${status} and names no day of expiry`] }
    const days = Math.floor((Date.parse(until) - now.getTime()) / DAY_MS)
    return {
      name,
      detail: `${days} days left`,
      faults: days >= 0 ? [] : [`The security contact expired on ${until.slice(0, 10)}`],
    }
  } catch (error) {
    return { name, detail: 'nothing', faults: [`${name} was not fetched: ${errorText(error)}`] }
  }
}

/** Checks that Node's root certificates verify the certificate, and how many days it is still valid. */
export async function verifyCertificate(address: URL, now: Date): Promise<Outcome> {
  const name = 'Certificate'
  if (address.protocol !== 'https:') {
    const isLocal = LOOPBACK.includes(address.hostname)
    return { name, detail: 'none', faults: isLocal ? [] : [`${address.origin} is not an address with https`] }
  }
  try {
    // The certificate is read even if it is not trusted: the reason is one of the faults.
    const { hostname, port } = address
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    })
    await once(socket, 'secureConnect')
    const { valid_to: until } = socket.getPeerCertificate()
    const days = Math.floor((Date.parse(until) - now.getTime()) / DAY_MS)
    const reason = socket.authorized ? undefined : String(socket.authorizationError)
    socket.destroy()
    return {
      name,
      detail: `${days} days left`,
      faults: [
        ...(days < MIN_CERTIFICATE_DAYS ? [`The certificate ends in ${days} days, on ${until}`] : []),
        ...(reason ? [`Browsers do not trust the certificate: ${reason}`] : []),
      ],
    }
  } catch (error) {
    return { name, detail: 'nothing', faults: [`The certificate was not read: ${errorText(error)}`] }
  }
}

/** Checks that the address with http redirects to the one with https. */
async function verifyHttps(address: URL): Promise<Outcome> {
  const name = 'http leads to https'
  // Only the default port has an http address to redirect from.
  if (address.protocol !== 'https:' || address.port !== '') return { name, detail: 'nothing', faults: [] }
  const target = `${address.origin}/`
  try {
    const { status, headers } = await request(target.replace('https:', 'http:'))
    const isRight = status >= 301 && status <= 308 && headers.get('Location') === target
    return {
      name,
      detail: '1',
      faults: isRight ? [] : [`The address with http: is answered with ${status}; it should lead to ${target}`],
    }
  } catch (error) {
    return { name, detail: '1', faults: [`The address with http: was not fetched: ${errorText(error)}`] }
  }
}

/** Compares every file, header and redirect of a deployed site with a build. */
export async function verifySite(address: string, dist: string, now: Date): Promise<Outcome[]> {
  const { origin } = new URL(address)
  const rules = readHostRules(dist)
  const files = (await listBuiltFiles(dist)).filter(file => !RULE_FILES.includes(file))
  const served = files
    .filter(file => !NOT_FOUND.test(file))
    .map(file => ({ address: addressOf(file), file, status: 200 }))
  const notFoundAddresses = files
    .filter(file => NOT_FOUND.test(file))
    .map(file => ({ address: `/${file.replace(NOT_FOUND, '$1')}no-such-page`, file, status: 404 }))
  const find = (expected: Expected) => findFaults(origin, dist, rules, expected)
  const servedResults = await mapInParallel(served, find)
  const notFoundResults = await mapInParallel(notFoundAddresses, find)
  return [
    collect('Files', 'content', servedResults),
    collect('Headers', 'headers', [...servedResults, ...notFoundResults]),
    collect('Content types', 'types', [...servedResults, ...notFoundResults]),
    collect('Not-found pages', 'content', notFoundResults),
    await verifyRedirects(origin, rules),
    await verifySecurityText(origin, now),
    await verifyCertificate(new URL(address), now),
    await verifyHttps(new URL(address)),
  ]
}

/** Formats a table with a line for each check, and the first faults of each below it. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, detail, faults }) => [
    name,
    detail,
    faults.length === 0 ? 'ok' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
  ])
  const lines = [['Check', 'Detail', 'Outcome'], ...rows].map(([name = '', detail = '', outcome = '']) =>
    `${name.padEnd(28)}${detail.padEnd(16)}${outcome}`.trimEnd(),
  )
  const faults = outcomes.flatMap(({ name, faults: all }) => [
    ...all.slice(0, MAX_PRINTED).map(fault => `${name}: ${fault}`),
    ...(all.length > MAX_PRINTED ? [`${name}: and ${all.length - MAX_PRINTED} more`] : []),
  ])
  return [...lines, ...(faults.length > 0 ? ['', ...faults] : [])].join('\n')
}

if (import.meta.main) {
  const [address = business.siteAddress] = process.argv.slice(2)
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error(`${address} is not an address. Give one such as https://www.yourname.co.ke.`)
    process.exit(1)
  }
  if (!existsSync(DIST)) {
    console.error(`${DIST} does not exist: run \`npm run build\` first.`)
    process.exit(1)
  }
  const outcomes = await verifySite(address, DIST, new Date())
  console.info(`${new URL(address).origin}, compared with ${DIST}\n`)
  console.info(formatTable(outcomes))
  if (outcomes.some(({ faults }) => faults.length > 0)) process.exit(1)
}
