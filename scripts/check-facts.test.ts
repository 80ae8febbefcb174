import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { productFacts } from '../src/facts/products.ts'

const SLOW = { timeout: 300_000 }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'))
  cpSync('content', join(folder, 'content'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

function run(script = 'scripts/check-facts.ts') {
  const summary = join(folder, 'summary.md')
  const env = { ...process.env, CONTENT: join(folder, 'content'), GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env })
  return { status, stderr, summary: readFileSync(summary, 'utf8') }
}

function change(file: string, field: string, value: unknown): void {
  const path = join(folder, 'content', file)
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), [field]: value }))
}

test('reports that valid files are valid', SLOW, () => {
  expect(run()).toMatchObject({ status: 0, summary: '## The owner’s files are valid.\n' })
})

test('the summary of a workflow lists each problem once and says that the site stays as it was', SLOW, () => {
  change('business.json', 'phone', '0712')
  change('prices.json', 'asOf', 'today')
  const { status, stderr, summary } = run()
  expect(status).toBe(1)
  expect(summary).toContain('## Not published: the site stays as it was.')
  expect(summary.match(/phone is "0712"; allowed is a Kenyan mobile number/g)).toHaveLength(1)
  expect(summary).toContain('- content/prices.json: asOf is "today"; allowed is a date')
  expect(stderr).toContain('::error file=content/prices.json::content/prices.json: asOf is "today"')
})

test('reports problems between several files, which forms cannot check', SLOW, () => {
  const { products } = JSON.parse(readFileSync(join(folder, 'content/prices.json'), 'utf8'))
  const [{ product: slug }] = products
  const file = `products/${slug}.json`
  const text = readFileSync(join(folder, 'content', file), 'utf8')

  change('prices.json', 'products', [...products.slice(1), { ...products[0], product: 'gone' }])
  writeFileSync(join(folder, 'content/products/Box Two.json'), text)
  writeFileSync(join(folder, 'content/products/twin.json'), text)
  const { summary: together } = run()
  expect(together).toContain('product is "gone"; allowed is one of Box Two, ')
  expect(together).toContain('- content/products/Box Two.json: its name is "Box Two"; allowed is small letters')
  expect(together).toContain(
    '- content/products/twin.json: content/prices.json has no price for it; allowed is one line',
  )
  expect(together).toMatch(/- content\/products\/\S+\.json: name is ".+"; allowed is a name that no other product has/)

  rmSync(join(folder, 'content/products/Box Two.json'))
  rmSync(join(folder, 'content/products/twin.json'))
  change('prices.json', 'products', products)
  change(file, 'photographs', { stack: { file: '/photographs/gone.jpg' } })
  change('languages.json', 'reviewedBy', {})
  const { summary: separate } = run()
  expect(separate).toContain(
    `- content/${file}: photographs.stack.file is "/photographs/gone.jpg"; allowed is the name of a`,
  )
  expect(separate).toContain('- content/languages.json: reviewedBy.en is nothing; allowed is a text of 2 to 60')
})

test.each<[file: string, field: string, value: unknown, sentence: string]>([
  ['prices.json', 'asOf', 'yesterday', 'asOf is "yesterday"; allowed is a date such as'],
  ['accessories.json', 'gutter', {}, 'gutter.lengthM is nothing; allowed is a length'],
  ['delivery.json', 'counties', [{ county: '' }], 'counties.0.county is ""; allowed is a text'],
  [`products/${productFacts[0].slug}.json`, 'finish', 'shiny', 'finish is "shiny"; allowed is painted or bare'],
  ['colours.json', 'colours', [], 'colours is []; allowed is at least one colour'],
])('reports a wrong field of %s with what was found and what is allowed', SLOW, (file, field, value, problem) => {
  change(file, field, value)
  expect(run().summary).toContain(`- content/${file}: ${problem}`)
})

test('a site with an example phone number is not published, and the summary says why', SLOW, () => {
  change('business.json', 'phone', '+254700000000')
  const { status, summary } = run('scripts/check-deployable.ts')
  expect(status).toBe(1)
  expect(summary).toMatch(
    /^## Not published: the site stays as it was\.\n- content\/business\.json still holds example values in .*phone/,
  )
})
