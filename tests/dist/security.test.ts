import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addressOf, headerPatternsOf, homePathOf, homePaths, pageKindOf } from '../../src/site/host.ts'
import { findAll } from './html.ts'
import { files, pages, read, text } from './site.ts'

/** The directives of the content security policy that `_headers` has for a pattern. */
function policyOf(pattern: string): Map<string, string[]> {
  const rule = text('_headers')
    .split('\n\n')
    .find(lines => lines.startsWith(`${pattern}\n`))
  const policy = /^ +Content-Security-Policy: (.+)$/m.exec(rule ?? '')?.[1] ?? ''
  return new Map(
    policy.split('; ').map(directive => {
      const [name, ...sources] = directive.split(' ')
      return [name as string, sources]
    }),
  )
}

const patterns = [
  '/*',
  ...homePaths.flatMap(home => (['home', 'product', 'quote'] as const).flatMap(kind => headerPatternsOf(kind, home))),
]

/** The patterns of the rules for a page. */
const patternsFor = (file: string) => {
  const kind = pageKindOf(file)
  return kind === 'other' ? ['/*'] : headerPatternsOf(kind, homePathOf(addressOf(file)))
}

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test.each(patterns)(
  'the policy of %s allows nothing by default, no unnamed inline code and no other origins',
  pattern => {
    const policy = policyOf(pattern)
    expect(policy.get('default-src')).toEqual(["'none'"])
    for (const [directive, sources] of policy) {
      // Only pictures may be inline data, because they run no code.
      const others = directive === 'img-src' ? sources.filter(source => source !== 'data:') : sources
      expect(others.join(' '), directive).not.toMatch(/unsafe|\*|https?:|data:|blob:/)
    }
    expect(policy.get('form-action')).toEqual(["'self'"])
    for (const closed of ['frame-ancestors', 'base-uri']) expect(policy.get(closed)).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  },
)

describe.each(pages)('$file', ({ document, file }) => {
  const policy = policyOf(patternsFor(file)[0] as string)

  test('has only inline styles that the policy names', () => {
    const styles = findAll(document, 'style')
    expect(styles.length).toBeGreaterThan(0)
    for (const style of styles) expect(policy.get('style-src')).toContain(hash(style.text))
  })

  test('has only inline scripts that the policy names', () => {
    const scripts = findAll(document, 'script').filter(
      ({ attributes }) => !attributes.src && attributes.type !== 'application/ld+json',
    )
    for (const script of scripts) expect(policy.get('script-src')).toContain(hash(script.text))
    for (const { attributes } of scripts) expect([undefined, 'speculationrules', 'module']).toContain(attributes.type)
  })
})

test.each(patterns)('the policy of %s names only styles and scripts of its pages', pattern => {
  const policy = policyOf(pattern)
  const ownPages = pages.filter(({ file }) => patternsFor(file).includes(pattern))
  expect(ownPages.length).toBeGreaterThan(0)
  const inline = ownPages.flatMap(({ document }) => [...findAll(document, 'style'), ...findAll(document, 'script')])
  const hashes = new Set(inline.map(element => hash(element.text)))
  const named = [...(policy.get('style-src') ?? []), ...(policy.get('script-src') ?? [])]
  expect(named.filter(source => source.startsWith("'sha256-") && !hashes.has(source))).toEqual([])
})

test('the name of the picture folder is a hash of its files', () => {
  const digest = (data: Buffer | string, length: number) =>
    createHash('sha256').update(data).digest('base64url').slice(0, length).replaceAll(/[-_]/g, 'x')
  const pictures = files.filter(file => file.startsWith('pictures/'))
  expect(pictures.length).toBeGreaterThan(10)
  const folders = new Set(pictures.map(file => file.split('/')[1]))
  const contents = pictures.map(file => [file.split('/')[2], digest(read(file), 20)])
  expect([...folders]).toEqual([digest(contents.toSorted().join(), 8)])
})

test('every response has the security headers, and files that never change are cached for a year', () => {
  const headers = text('_headers')
  const rules = Object.fromEntries(
    headers
      .trim()
      .split('\n\n')
      .map(rule => {
        const [pattern, ...lines] = rule.split('\n')
        return [pattern, lines.join('\n')]
      }),
  )
  for (const header of [
    'Strict-Transport-Security: max-age=',
    'X-Content-Type-Options: nosniff',
    'X-Frame-Options: DENY',
    'Referrer-Policy: no-referrer',
    'Permissions-Policy: ',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
  ])
    expect(rules['/*']).toContain(header)
  const immutableFiles = files.filter(file => /^(_assets|fonts)\//.test(file)).map(file => `/${file}`)
  const cachedForAYear = Object.keys(rules).filter(pattern => rules[pattern]?.includes('max-age=31536000, immutable'))
  const pictures = cachedForAYear.filter(pattern => pattern.endsWith('*'))
  expect(cachedForAYear.filter(pattern => !pictures.includes(pattern)).toSorted(), 'each by its whole name').toEqual(
    immutableFiles.toSorted(),
  )
  expect(pictures).toEqual([expect.stringMatching(/^\/pictures\/\w{8}\/\*$/)])
})

test('addresses are rewritten to files; redirects only correct a slash or lead from all products to the home page', () => {
  for (const line of text('_redirects').trim().split('\n'))
    expect(line).toMatch(/ 200$|^(\S+) \1\/ 301$|^(\S+)\/ \2 301$|^(\S*\/)products \3#products 302$/)
})
