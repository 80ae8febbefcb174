import { describe, expect, test } from 'vitest'
import { errorMessage } from '../../tests/error-message.ts'
import { checkWords } from './check-words.ts'
import { en } from './en.ts'

/** English with one of its words replaced; left out when `value` is undefined. The path's keys are joined by dots. */
function withWord(path: string, value: unknown): typeof en {
  const replace = (words: object, [key = '', ...rest]: string[]): object => {
    const old = (words as Record<string, unknown>)[key]
    const changed = { ...words, [key]: rest.length > 0 ? replace(old as object, rest) : value }
    return Array.isArray(words) ? Object.values(changed) : changed
  }
  return replace(en, path.split('.')) as typeof en
}

const sentence = (words: typeof en, like?: object) => errorMessage(() => checkWords(words, 'src/i18n/sw', like))

test('a language that says everything is given back as it is', () => {
  expect(checkWords(en, 'src/i18n/en')).toBe(en)
})

describe('a gap is answered with the place, what was found and what is allowed', () => {
  test.each<[path: string, value: unknown, said: string]>([
    ['shell', undefined, 'src/i18n/sw: shell is nothing; allowed is words for '],
    ['product.badges.onSale', undefined, 'product.badges.onSale is nothing; allowed is a text that is not empty'],
    ['product.badges.onSale', 7, 'product.badges.onSale is 7; allowed is a text that is not empty'],
    ['product.title', undefined, 'product.title is nothing; allowed is a function that makes a text'],
    ['product.trust.1.text', '', 'product.trust.1.text is ""; allowed is a text that is not empty'],
    ['estimator.roofs.length', '', 'estimator.roofs.length is ""; allowed is a text that is not empty'],
    ['estimator.result.live', undefined, 'estimator.result.live is nothing; allowed is a function that makes a text'],
    ['language', '', 'language is ""; allowed is a text that is not empty'],
  ])('%s: %j', (path, value, said) => {
    const message = sentence(withWord(path, value), en)
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toMatch(/^src\/i18n\/sw/)
    expect(message).toContain(said)
  })
})

test('the first language, held against itself, may leave no text empty', () => {
  expect(sentence(withWord('product.breadcrumb', ''))).toContain('product.breadcrumb is ""')
  expect(sentence(withWord('product.breadcrumb', undefined))).toContain('product.breadcrumb is nothing')
})
