import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { productFacts } from '../src/facts/products.ts'
import { goodBusiness } from '../tests/bad-facts/business.ts'

const SLOW = { timeout: 300_000 }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'))
  cpSync('content', join(folder, 'content'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

function run(script = 'scripts/check-facts.ts', variables: object = {}) {
  const summary = join(folder, 'summary.md')
  const { GITHUB_REPOSITORY: _, ...others } = process.env
  const workflow = { CONTENT: join(folder, 'content'), GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
  const env = { ...others, ...workflow, ...variables }
  writeFileSync(summary, '')
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env })
  return { status, stderr, summary: readFileSync(summary, 'utf8') }
}

function change(file: string, field: string, value: unknown): void {
  const path = join(folder, 'content', file)
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), [field]: value }))
}

test('reports that valid files are valid', SLOW, () => {
  const { status, summary } = run()
  expect(status).toBe(0)
  expect(summary).toMatch(/^## The owner’s files are valid\.\n/)
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
  expect(together).toMatch(/- content\/products\/\S+\.json: name is ".+"; allowed is a name that no other product has/)

  rmSync(join(folder, 'content/products/Box Two.json'))
  rmSync(join(folder, 'content/products/twin.json'))
  change('prices.json', 'products', products)
  change(file, 'photographs', { stack: { file: '/photographs/gone.jpg' } })
  change('languages.json', 'reviewedBy', { en: '' })
  const { summary: separate } = run()
  expect(separate).toContain(
    `- content/${file}: photographs.stack.file is "/photographs/gone.jpg"; allowed is the name of a`,
  )
  expect(separate).toContain('- content/languages.json: reviewedBy.en is ""; allowed is a text of 2 to 60')
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

test('reports an empty file as empty', SLOW, () => {
  writeFileSync(join(folder, 'content/colours.json'), '')
  expect(run().summary).toContain('- content/colours.json is empty; allowed is JSON as in the other files.')
})

test('reports probable mistakes as warnings, and refuses nothing', SLOW, () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')

  const list = JSON.parse(readFileSync(join(folder, 'content/prices.json'), 'utf8'))
  const [first, ...others] = list.products.map((line: object) => ({ ...line, price: 400, thicknesses: undefined }))
  change('prices.json', 'products', [first, ...others])
  git('commit', '--quiet', '-a', '-m', 'Prices of this test')
  change('prices.json', 'products', [{ ...first, price: 40_000 }, ...others])
  change('prices.json', 'asOf', '2062-11-21')
  change('delivery.json', 'counties', [{ county: 'Turkanna' }])
  const twin = {
    ...JSON.parse(readFileSync(join(folder, `content/products/${first.product}.json`), 'utf8')),
    name: 'TWIN',
  }
  writeFileSync(join(folder, 'content/products/twin.json'), JSON.stringify(twin))
  const warnings = [
    'content/prices.json: asOf is 2062-11-21, a day that is still to come. Is it right?',
    `content/prices.json: the price of ${first.product} is 40000, and was 400. Is it right?`,
    'content/products/twin.json: content/prices.json has no line for it, so no page shows it. Is that right?',
    'content/delivery.json: “Turkanna” is not one of the 47 counties of Kenya. Is it spelt right?',
  ]

  const { status, stderr, summary } = run()
  expect(status).toBe(0)
  for (const sentence of warnings) expect(summary).toContain(`- ${sentence}`)
  expect(summary).toContain('content/delivery.json lists 1. Is it right?')
  expect(stderr).toContain(`::warning file=content/prices.json::${warnings[0]}`)

  // What the last commit brought is compared with the one before.
  git('add', '.')
  git('commit', '--quiet', '-m', 'Change prices')
  expect(run().summary).toContain(`- ${warnings[1]}`)
})

const ownBusiness = {
  ...goodBusiness,
  securityContactUntil: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
}

function changeBusiness(values: object): void {
  writeFileSync(join(folder, 'content/business.json'), JSON.stringify({ ...ownBusiness, ...values }))
}

test('claims that still have the values of the example are asked about, and the site is published', SLOW, () => {
  changeBusiness({})
  const { status, stderr, summary } = run('scripts/check-deployable.ts')
  expect(status).toBe(0)
  expect(summary).toMatch(/^- These claims still have the values of the example: happyCustomers: 10000, .*reviews: 500/)
  expect(stderr).toContain('Make sure that they are true of your business.')

  changeBusiness({
    statistics: { happyCustomers: 40, yearsExperience: 2, countiesServed: 3, qualityCertifications: 0, reviews: 7 },
  })
  expect(run('scripts/check-deployable.ts')).toMatchObject({ status: 0, summary: '' })
})

test('an empty reviewer stops the deployment with an error message', SLOW, () => {
  changeBusiness({})
  change('languages.json', 'reviewedBy', { en: '' })
  const { status, stderr, summary } = run('scripts/check-deployable.ts')
  expect(status).toBe(1)
  expect(summary).toMatch(
    /^## Not published.*\n- content\/languages\.json: reviewedBy\.en is ""; allowed is a text of 2/,
  )
  expect(stderr).not.toMatch(/^\s+at /m)
})

test(
  'the example repository stops the deployment, except in a workflow, where GitHub names the repository',
  SLOW,
  () => {
    changeBusiness({ repository: 'your-name/your-site' })
    expect(run('scripts/check-deployable.ts').summary).toContain('still holds example values in repository.')
    expect(run('scripts/check-deployable.ts', { GITHUB_REPOSITORY: 'jenga-roofs/site' }).status).toBe(0)
    changeBusiness({ repository: undefined })
    expect(run('scripts/check-deployable.ts').stderr).toContain('content/business.json has no repository')
  },
)

test('a site with an example phone number is not published, and the summary says why', SLOW, () => {
  change('business.json', 'phone', '+254700000000')
  const { status, summary } = run('scripts/check-deployable.ts')
  expect(status).toBe(1)
  expect(summary).toMatch(
    /^## Not published: the site stays as it was\.\n- content\/business\.json still holds example values in .*phone/,
  )
})
