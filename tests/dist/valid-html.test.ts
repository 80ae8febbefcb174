import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { findAll } from './html.ts'
import { pages } from './site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:recommended'],
  rules: {
    // React writes `srcSet` and `fetchPriority`; HTML ignores the case of attribute names.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes `<img/>` and Astro `<meta>`; both are valid.
    'void-style': 'off',
    // React writes `hidden=""` and `checked=""`, which is valid.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The rule also requires non-breaking spaces in the words beside a number; the test below checks the numbers.
    'tel-non-breaking': 'off',
    // The name of a product may be as long as the owner's form allows.
    'long-title': 'off',
    // React's ids start with an underscore, which is valid.
    'valid-id': ['error', { relaxed: true }],
  },
})

/** Reports that do not apply, because the rule does not know styles or scripts. */
const exceptions: readonly (readonly [rule: string, where: RegExp])[] = [
  // Only one of the phone menu and the desktop row is displayed.
  ['unique-landmark', /^html > body > header > (details > )?div(:nth-child\(2\))? > nav$/],
  // Phones lay these tables out as blocks, so they need an explicit role.
  ['no-redundant-role', / > table( >|$)/],
  // Astro writes the style of its islands before the first one.
  ['element-permitted-content', /^html > body > style$/],
  // The forms have no submit button, because they send nothing.
  ['wcag/h32', / > astro-island > .*form(:nth-child\(\d\))?$/],
  // These groups of buttons are named by aria-label.
  ['wcag/h71', /(^#quote-| > astro-island > ).*fieldset$/],
]

test.each(pages)('$file is valid HTML', async ({ file, html }) => {
  const { results } = await validator.validateString(html, file)
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(
      ({ ruleId, selector }) => !exceptions.some(([rule, where]) => rule === ruleId && where.test(selector ?? '')),
    )
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`)).toEqual([])
})

test('the validator refuses invalid HTML', async () => {
  const wrong = '<!doctype html><html lang="en"><head><title>x</title></head><body><p><div>in</div></p></body></html>'
  expect((await validator.validateString(wrong)).valid).toBe(false)
})

test.each(pages)('phone numbers in $file have non-breaking spaces', ({ document }) => {
  const visible = findAll(document, 'body')[0]?.text ?? ''
  expect(visible.match(/(\+254|\b0\d{3})\u00a0\d{3}/g)?.length).toBeGreaterThan(0)
  expect(visible).not.toMatch(/(\+254|\b0\d{3}) \d/)
})
