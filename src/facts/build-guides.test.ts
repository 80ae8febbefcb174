import { expect, test } from 'vitest'
import { type Localized, languages } from '#text/languages.ts'
import { withValue } from '../../tests/bad-facts/bad-value.ts'
import { badGuides, goodGuide } from '../../tests/bad-facts/guides.ts'
import { errorMessage } from '../../tests/error-message.ts'
import { buildGuides } from './build-guides.ts'

const inAllLanguages = (files: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(languages.map(language => [language, files])) as Localized<Readonly<Record<string, unknown>>>
const [first, second = first] = languages

test('guides are in the order of their places in the first language', () => {
  const files = inAllLanguages({ a: { ...goodGuide, place: 2 }, b: goodGuide })
  const built = buildGuides({ ...files, [second]: { a: goodGuide, b: { ...goodGuide, place: 9 } } })
  for (const language of languages) expect(built[language].map(({ slug }) => slug)).toEqual(['b', 'a'])
})

test('reports a guide that is missing in one language', () => {
  const files = { ...inAllLanguages({ a: goodGuide, b: goodGuide }), [second]: { a: goodGuide } }
  if (second !== first)
    expect(errorMessage(() => buildGuides(files))).toBe(
      `content/guides/${second}/b.md is missing; allowed is a guide in every language.`,
    )
})

test('refuses a file name that cannot be part of an address', () => {
  expect(errorMessage(() => buildGuides(inAllLanguages({ 'Roof Cost': goodGuide })))).toContain(
    'its name is "Roof Cost"; allowed is small letters',
  )
})

test.each(badGuides)('the error for $field: $value gives what was found and what is allowed', bad => {
  const file = withValue(goodGuide, bad.field, bad.value)
  const message = errorMessage(() => buildGuides(inAllLanguages({ a: file })))
  // Long values are cut.
  expect(message).toContain(`content/guides/${first}/a.md: ${bad.found.slice(0, 50)}`)
  expect(message).toContain(`; allowed is ${bad.allowed}`)
})

test('accepts a shop without guides', () => {
  expect(buildGuides(inAllLanguages({}))[first]).toEqual([])
})
