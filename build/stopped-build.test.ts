import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Runs in a process of its own before anything is loaded: gives one file with one value changed. */
function brokenValue(file: string, good: string, bad: string): string {
  return `
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context)
        if (!url.endsWith(${JSON.stringify(`/${file}`)})) return loaded
        return { ...loaded, source: String(loaded.source).replace(${JSON.stringify(good)}, ${JSON.stringify(bad)}) }
      },
    })`
}

/** What a module that the build loads says when it is loaded with one value changed; empty when it says nothing. */
function said(module: string, file: string, good: string, bad: string): string {
  expect(readFileSync(file, 'utf8')).toContain(good)
  const before = `data:text/javascript,${encodeURIComponent(brokenValue(file, good, bad))}`
  const { stderr } = spawnSync(process.execPath, ['--import', before, module], { encoding: 'utf8' })
  return stderr.split('\n').find(line => line.startsWith('Error: ')) ?? stderr
}

const CONFIG = 'astro.config.ts'
const WORDS = 'src/words/en.ts'

test.each([
  [
    CONFIG,
    'src/business.ts',
    "phone: '+254700000000'",
    "phone: '0700000000'",
    'phone is "0700000000"; allowed is a Kenyan',
  ],
  [CONFIG, 'src/catalogue/products.ts', 'price: 470', 'price: -470', '0.price is -470; allowed is a price in KSh'],
  [CONFIG, 'src/catalogue/colours.ts', '#3b4148', 'charcoal', '0.screen is "charcoal"; allowed is a colour such as'],
  [
    CONFIG,
    'src/roofing/profiles/profiles.ts',
    'coverWidthMm: 1000',
    'coverWidthMm: 0',
    'box.coverWidthMm is 0; allowed is 200 to 2000 mm',
  ],
  [CONFIG, 'budgets.json', '300000', '-1', 'previewBytes is -1; allowed is a number of bytes'],
  [
    WORDS,
    'src/words/en/products.ts',
    "category: 'Profile Sheets'",
    "category: ''",
    'box-profile.category is ""; allowed is',
  ],
  [WORDS, 'src/words/en/colours.ts', "maroon: 'Maroon',", '', 'maroon is nothing; allowed is'],
])('%s stops when %s is broken', { timeout: 60_000 }, (module, file, good, bad, sentence) => {
  expect(said(module, file, good, good)).toBe('')
  expect(said(module, file, good, bad)).toContain(`Error: ${file}: ${sentence}`)
})

test('the pages say nothing but the words that were checked', () => {
  for (const page of ['index', 'product/[slug]', '404', 'privacy-policy'])
    expect(readFileSync(`src/pages/${page}.astro`, 'utf8')).toContain("import { en } from '#words/en.ts'")
})
