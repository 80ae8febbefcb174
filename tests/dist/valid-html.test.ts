import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { all } from './html.ts'
import { pages } from './site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:recommended'],
  rules: {
    // React writes `srcSet` and `fetchPriority`: HTML reads attribute names in any case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React closes `<img/>`, Astro does not close `<meta>`: HTML reads both alike.
    'void-style': 'off',
    // React writes `hidden=""` and `checked=""`: the same to HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // It wants the words beside a number glued together too; the test below looks at the numbers.
    'tel-non-breaking': 'off',
    // The name of a product may be as long as the owner's form allows.
    'long-title': 'off',
    // React's ids begin with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
})

/** What is right although a rule says otherwise: the rule sees the markup, not the styles. */
const right: readonly (readonly [rule: string, where: RegExp])[] = [
  // The menu of a phone and the row of a desk: never is more than one of the two displayed, so one name fits both.
  ['unique-landmark', /^html > body > header > (details > )?div(:nth-child\(2\))? > nav$/],
  // On a phone these tables are laid out as blocks, and a browser forgets that a block is a table unless it is told.
  ['no-redundant-role', / > table( >|$)/],
  // Astro writes the one rule for its islands before the first of them.
  ['element-permitted-content', /^html > body > style$/],
  // The estimate follows every key: nothing is sent.
  ['wcag/h32', / > astro-island > .*form$/],
  // These groups of buttons are named by aria-label.
  ['wcag/h71', / > astro-island > .*fieldset$/],
]

test.each(pages)('$file is valid HTML', async ({ file, html }) => {
  const { results } = await validator.validateString(html, file)
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => !right.some(([rule, where]) => rule === ruleId && where.test(selector ?? '')))
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`)).toEqual([])
})

test('the validator sees what is wrong', async () => {
  const wrong = '<!doctype html><html lang="en"><head><title>x</title></head><body><p><div>in</div></p></body></html>'
  expect((await validator.validateString(wrong)).valid).toBe(false)
})

test.each(pages)('no line of $file breaks inside a telephone number', ({ document }) => {
  const said = all(document, 'body')[0]?.text ?? ''
  expect(said.match(/(\+254|\b0\d{3})\u00a0\d{3}/g)?.length).toBeGreaterThan(0)
  expect(said).not.toMatch(/(\+254|\b0\d{3}) \d/)
})
