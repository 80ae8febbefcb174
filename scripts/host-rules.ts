import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeaderRule } from '../src/site/host.ts'

/** A rule of `_redirects`: 200 serves the file `to`; 301 and 302 redirect to the address `to`. */
export interface AddressRule {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** The parsed `_headers` and `_redirects` of a built site. */
export interface HostRules {
  readonly headers: readonly HeaderRule[]
  readonly addresses: readonly AddressRule[]
}

/** Files that configure the host. They are not served. */
export const RULE_FILES = ['_headers', '_redirects']

/** What the host sends unless a rule changes it. */
const DEFAULT_HEADERS: HeaderRule = {
  pattern: '/*',
  headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
}

/** Media types by file extension. Where there are several, hosts differ, and browsers treat them alike. */
const TYPES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  html: ['text/html'],
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
  json: ['application/json'],
  webmanifest: ['application/manifest+json'],
  csv: ['text/csv'],
  xml: ['application/xml', 'text/xml'],
  txt: ['text/plain'],
  svg: ['image/svg+xml'],
  avif: ['image/avif'],
  webp: ['image/webp'],
  jpg: ['image/jpeg'],
  png: ['image/png'],
  woff2: ['font/woff2'],
  wasm: ['application/wasm'],
}

/** The media types that a file may be sent with. */
export function mediaTypesOf(file: string): readonly string[] {
  return TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? ['application/octet-stream']
}

/** The `Content-Type` of a file. */
export function contentTypeOf(file: string): string {
  const [type = ''] = mediaTypesOf(file)
  return /^text\/|javascript|[/+](json|xml)$/.test(type) ? `${type}; charset=utf-8` : type
}

function parseHeaderRule(block: string): HeaderRule {
  const [pattern = '', ...lines] = block.split('\n').map(line => line.trim())
  const without = lines.filter(line => line.startsWith('! ')).map(line => line.slice(2))
  const set = lines.filter(line => !line.startsWith('! ')).map(line => line.split(/: (.*)/s))
  return { pattern, without, headers: Object.fromEntries(set.map(([name = '', value = '']) => [name, value])) }
}

function parseAddressRule(line: string): AddressRule {
  const [from = '', to = '', status] = line.split(' ')
  return { from, to, status: Number(status) }
}

/** Reads the rules of a built site. */
export function readHostRules(dist: string): HostRules {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8').trim()
  return {
    headers: [DEFAULT_HEADERS, ...read('_headers').split('\n\n').map(parseHeaderRule)],
    addresses: read('_redirects').split('\n').map(parseAddressRule),
  }
}

/** The source of a regular expression for a pattern, with a group for each `:name`. */
export function patternSource(pattern: string): string {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  return `^${escaped.replaceAll('*', '.*').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`
}

/** The rule of `_redirects` for an address, with its `:name` filled in. */
export function addressRuleFor({ addresses }: HostRules, pathname: string): AddressRule | undefined {
  for (const rule of addresses) {
    const match = new RegExp(patternSource(rule.from)).exec(pathname)
    if (match) return { ...rule, to: rule.to.replaceAll(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? '') }
  }
  return undefined
}

/** The headers of an address. All rules that match apply in their order; a rule removes before it sets. */
export function headersFor({ headers }: HostRules, pathname: string): Readonly<Record<string, string>> {
  const headersByName = new Map<string, string>()
  for (const rule of headers) {
    if (!new RegExp(patternSource(rule.pattern)).test(pathname)) continue
    for (const name of rule.without ?? []) headersByName.delete(name)
    for (const [name, value] of Object.entries(rule.headers)) headersByName.set(name, value)
  }
  return Object.fromEntries(headersByName)
}

/** The names of all headers that the rules set. */
export function headerNames({ headers }: HostRules): string[] {
  return [...new Set(headers.flatMap(rule => Object.keys(rule.headers)))]
}
