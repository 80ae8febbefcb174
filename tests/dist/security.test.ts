import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addressOf, headerPatternsOf, homePathOf, homePaths, pageKindOf } from '../../src/site/host.ts'
import { all } from './html.ts'
import { files, pages, read, text } from './site.ts'

/** Directives of the policy of the first rule for one of these patterns. */
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

/** The rules that the engine follows for a page: alike for each address that it has. */
const patternsFor = (file: string) => {
  const kind = pageKindOf(file)
  return kind === 'other' ? ['/*'] : headerPatternsOf(kind, homePathOf(addressOf(file)))
}

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test.each(patterns)(
  'the policy of %s begins from nothing, and loosens no rule for inline code or for other origins',
  pattern => {
    const policy = policyOf(pattern)
    expect(policy.get('default-src')).toEqual(["'none'"])
    for (const [directive, sources] of policy) {
      // Pictures alone may stand in a page: nothing in them runs.
      const others = directive === 'img-src' ? sources.filter(source => source !== 'data:') : sources
      expect(others.join(' '), directive).not.toMatch(/unsafe|\*|https?:|data:|blob:/)
    }
    for (const closed of ['form-action', 'frame-ancestors', 'base-uri']) expect(policy.get(closed)).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  },
)

describe.each(pages)('$file', ({ document, file }) => {
  const policy = policyOf(patternsFor(file)[0] as string)

  test('has no inline style that the policy does not name', () => {
    const styles = all(document, 'style')
    expect(styles.length).toBeGreaterThan(0)
    for (const style of styles) expect(policy.get('style-src')).toContain(hash(style.text))
  })

  test('has no inline script that the policy does not name', () => {
    const scripts = all(document, 'script').filter(
      ({ attributes }) => !attributes.src && attributes.type !== 'application/ld+json',
    )
    for (const script of scripts) expect(policy.get('script-src')).toContain(hash(script.text))
    for (const { attributes } of scripts) expect([undefined, 'speculationrules', 'module']).toContain(attributes.type)
  })
})

test.each(patterns)('the policy of %s names nothing that its pages have not', pattern => {
  const policy = policyOf(pattern)
  const own = pages.filter(({ file }) => patternsFor(file).includes(pattern))
  expect(own.length).toBeGreaterThan(0)
  const inline = own.flatMap(({ document }) => [...all(document, 'style'), ...all(document, 'script')])
  const hashes = new Set(inline.map(element => hash(element.text)))
  const named = [...(policy.get('style-src') ?? []), ...(policy.get('script-src') ?? [])]
  expect(named.filter(source => source.startsWith("'sha256-") && !hashes.has(source))).toEqual([])
})

test('the folder of the pictures is named after what is in it, so that what is missing from it will never be there', () => {
  const digest = (data: Buffer | string, length: number) =>
    createHash('sha256').update(data).digest('base64url').slice(0, length).replaceAll(/[-_]/g, 'x')
  const pictures = files.filter(file => file.startsWith('pictures/'))
  expect(pictures.length).toBeGreaterThan(10)
  const folders = new Set(pictures.map(file => file.split('/')[1]))
  const contents = pictures.map(file => [file.split('/')[2], digest(read(file), 20)])
  expect([...folders]).toEqual([digest(contents.toSorted().join(), 8)])
})

test('every response says how it is to be handled, and files that never change are kept for good', () => {
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
  const forGood = files.filter(file => /^(_assets|fonts)\//.test(file)).map(file => `/${file}`)
  const kept = Object.keys(rules).filter(pattern => rules[pattern]?.includes('max-age=31536000, immutable'))
  const pictures = kept.filter(pattern => pattern.endsWith('*'))
  expect(kept.filter(pattern => !pictures.includes(pattern)).toSorted(), 'each by its whole name').toEqual(
    forGood.toSorted(),
  )
  expect(pictures).toEqual([expect.stringMatching(/^\/pictures\/\w{8}\/\*$/)])
})

test('addresses without an ending are answered from files; only one with a slash too few or too many is redirected', () => {
  for (const line of text('_redirects').trim().split('\n'))
    expect(line).toMatch(/ 200$|^(\S+) \1\/ 301$|^(\S+)\/ \2 301$/)
})
