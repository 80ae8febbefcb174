import { DIST, listBuiltFiles } from '../build/built-files.ts'
import { type HostRules, headerNames, patternSource, readHostRules } from './host-rules.ts'

// Prints the rules of the built site as maps of nginx, for docs/hosting/nginx.conf: `npm run nginx-rules --silent`.

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`
const folderOf = (notFoundFile: string) => `/${notFoundFile.slice(0, -'404.html'.length)}`

/** Formats a map from the address to a value. nginx takes the first pattern that matches. */
function formatMap(variable: string, entries: readonly (readonly [pattern: string, value: string])[], other: string) {
  const lines = entries.map(([pattern, value]) => `  ${quote(`~${pattern}`)} ${quote(value)};`)
  return [`map $site_path $${variable} {`, `  default ${quote(other)};`, ...lines, '}'].join('\n')
}

/** Formats the rules that set or remove a header, last rule first, because later rules apply over earlier ones. */
function formatHeaderMap({ headers }: HostRules, name: string): string {
  const entries = headers
    .filter(rule => name in rule.headers || rule.without?.includes(name))
    .map(rule => [patternSource(rule.pattern), rule.headers[name] ?? ''] as const)
  return formatMap(`site_${name.toLowerCase().replaceAll('-', '_')}`, entries.toReversed(), '')
}

function formatAddressMap(
  { addresses }: HostRules,
  variable: string,
  statuses: readonly number[],
  other: string,
): string {
  const entries = addresses
    .filter(({ status }) => statuses.includes(status))
    .map(({ from, to }) => [patternSource(from), to.replaceAll(/:(\w+)/g, '$${$1}')] as const)
  return formatMap(variable, entries, other)
}

/** Formats the maps of nginx for a built site. */
export async function formatNginxRules(dist: string): Promise<string> {
  const rules = readHostRules(dist)
  const folders = (await listBuiltFiles(dist))
    .filter(file => /(^|\/)404\.html$/.test(file))
    .toSorted((a, b) => b.length - a.length)
    .map(file => [`^${folderOf(file)}`, `/${file}`] as const)
  return `${[
    '# Written by npm run nginx-rules from one build of the site.',
    'map $request_uri $site_path {\n  "~^(?<site_path_without_query>[^?]*)" "$site_path_without_query";\n}',
    formatAddressMap(rules, 'site_file', [200], '$uri'),
    formatAddressMap(rules, 'site_redirect', [301], ''),
    formatAddressMap(rules, 'site_temporary_redirect', [302], ''),
    formatMap('site_not_found', folders, '/404.html'),
    ...headerNames(rules).map(name => formatHeaderMap(rules, name)),
  ].join('\n\n')}\n`
}

if (import.meta.main) process.stdout.write(await formatNginxRules(DIST))
