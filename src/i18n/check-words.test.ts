import { describe, expect, test } from 'vitest'
import { errorMessage } from '../../tests/error-message.ts'
import { checkWords } from './check-words.ts'
import { en } from './en.ts'

/** The English words with one value replaced. The keys of `path` are joined by dots. */
function withWord(path: string, value: unknown): typeof en {
  const replace = (words: object, [key = '', ...rest]: string[]): object => {
    const old = (words as Record<string, unknown>)[key]
    const changed = { ...words, [key]: rest.length > 0 ? replace(old as object, rest) : value }
    return Array.isArray(words) ? Object.values(changed) : changed
  }
  return replace(en, path.split('.')) as typeof en
}

const messageFor = (words: typeof en, reference?: object) =>
  errorMessage(() => checkWords(words, 'src/i18n/sw', reference))

test('returns complete words unchanged', () => {
  expect(checkWords(en, 'src/i18n/en')).toBe(en)
})

describe('the error for a gap gives the place, what was found and what is allowed', () => {
  test.each<[path: string, value: unknown, expected: string]>([
    ['shell', undefined, 'src/i18n/sw: shell is nothing; allowed is words for '],
    ['product.badges.onSale', undefined, 'product.badges.onSale is nothing; allowed is a text that is not empty'],
    ['product.badges.onSale', 7, 'product.badges.onSale is 7; allowed is a text that is not empty'],
    ['product.title', undefined, 'product.title is nothing; allowed is a function that returns a text'],
    ['product.trust.1.text', '', 'product.trust.1.text is ""; allowed is a text that is not empty'],
    ['estimator.roofs.length', '', 'estimator.roofs.length is ""; allowed is a text that is not empty'],
    ['estimator.result.live', undefined, 'estimator.result.live is nothing; allowed is a function that returns a text'],
    ['language', '', 'language is ""; allowed is a text that is not empty'],
  ])('%s: %j', (path, value, expected) => {
    const message = messageFor(withWord(path, value), en)
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toMatch(/^src\/i18n\/sw/)
    expect(message).toContain(expected)
  })
})

test('refuses empty texts in the first language', () => {
  expect(messageFor(withWord('product.breadcrumb', ''))).toContain('product.breadcrumb is ""')
  expect(messageFor(withWord('product.breadcrumb', undefined))).toContain('product.breadcrumb is nothing')
})
