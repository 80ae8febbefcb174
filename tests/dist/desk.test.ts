import { expect, test } from 'vitest'
import { DESK, fileAt } from '../../src/site/host.ts'
import { findAll, meta, parse } from './html.ts'
import { deskFiles, files, pages, text } from './site.ts'

const page = parse(text(fileAt(DESK)))

/** The headers for a pattern in `_headers`, one a line. */
function headerLines(pattern: string): string[] {
  const block = text('_headers')
    .split('\n\n')
    .find(one => one.startsWith(`${pattern}\n`))
  return (block ?? '').trim().split('\n').slice(1)
}

const policyOf = (pattern: string) =>
  new Map(
    headerLines(pattern)
      .find(line => line.includes('Content-Security-Policy:'))
      ?.replace(/^.*?: /, '')
      .split('; ')
      .map(part => [part.split(' ')[0] as string, part.split(' ').slice(1)] as const),
  )

test('the desk has its script and its fonts', () => {
  const [script] = findAll(page, 'script', { type: 'module' })
  expect(deskFiles).toContain(script?.attributes.src?.slice(1))
  expect(deskFiles.filter(file => file.endsWith('.woff2')).length).toBeGreaterThan(0)
})

test('no visitor page links to the desk, and no device stores it', () => {
  const readable = files.filter(file => /\.(html|xml|txt|json|webmanifest|csv)$/.test(file))
  for (const file of readable) expect(text(file), file).not.toContain(DESK)
  for (const file of deskFiles) expect(text('service-worker.js')).not.toContain(`/${file}`)
})

test('the desk asks not to be indexed', () => {
  expect(meta(page, 'robots')).toBe('noindex')
  expect(headerLines(`${DESK}*`)).toContain('  X-Robots-Tag: noindex')
})

test('the desk cannot be framed, runs only its own scripts and connects only to GitHub', () => {
  const policy = policyOf(`${DESK}*`)
  expect(headerLines(`${DESK}*`)).toContain('  ! Content-Security-Policy')
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
  expect(policy.get('connect-src')?.filter(source => source.startsWith('http'))).toEqual(['https://api.github.com'])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('form-action')).toEqual(["'none'"])
})

test('the calls of Sveltia CMS to a font host and to GitHub’s status page are removed', () => {
  const scripts = deskFiles.filter(file => file.endsWith('.js'))
  expect(scripts.some(file => text(file).includes('https://api.github.com'))).toBe(true)
  for (const file of scripts) expect(text(file), file).not.toMatch(/cdn\.jsdelivr\.net|githubstatus\.com\/api/)
})

test('visitor pages have none of the desk’s permissions', () => {
  const patterns = text('_headers')
    .split('\n\n')
    .map(block => block.split('\n')[0] as string)
    .filter(pattern => pattern !== `${DESK}*`)
  for (const pattern of patterns)
    expect(headerLines(pattern).join('\n'), pattern).not.toMatch(/unsafe|github|blob:|X-Robots-Tag/)
  for (const { html } of pages) expect(html).not.toContain('github')
})
