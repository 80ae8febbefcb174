import { describe, expect, test } from 'vitest'
import { told } from '../../tests/told.ts'
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

const sentence = (words: typeof en, like?: object) => told(() => checkWords(words, 'src/words/sw', like))

test('a language that says everything is given back as it is', () => {
  expect(checkWords(en, 'src/words/en')).toBe(en)
})

describe('a gap is answered with the place, what was found and what is allowed', () => {
  const five = 'allowed is exactly five'
  const features = en.products['box-profile'].features
  test.each<[path: string, value: unknown, said: string]>([
    ['products', undefined, 'products.ts: the whole is nothing; allowed is the words of every product'],
    [
      'products.versatile',
      undefined,
      'products.ts: versatile is nothing; allowed is the words for product "versatile"',
    ],
    ['products.versatile.category', '', 'products.ts: versatile.category is ""; allowed is a text of at least 2'],
    ['products.versatile.description', undefined, 'products.ts: versatile.description is nothing; allowed is a text'],
    ['products.versatile.roofAlt', ' ', 'products.ts: versatile.roofAlt is " "; allowed is a text of at least 2'],
    ['products.box-profile.features', features.slice(1), `${five} features, and there are 4.`],
    ['products.box-profile.features', [...features, 'Sixth'], `${five} features, and there are 6.`],
    ['products.box-profile.features', undefined, 'box-profile.features is nothing; allowed is exactly five features'],
    ['products.box-profile.features.2', '', 'products.ts: box-profile.features.2 is ""; allowed is a text of at least'],
    ['products.versatyle', {}, 'products.ts: versatyle is not a field of this file; remove it or mend its spelling'],
    ['colours.maroon', undefined, 'colours.ts: maroon is nothing; allowed is a text of at least 2 characters'],
    ['colours.maroon', '', 'colours.ts: maroon is ""; allowed is a name for colour "maroon"'],
    ['colours.pink', 'Pink', 'colours.ts: pink is not a field of this file'],
    ['shell', undefined, 'src/words/sw: shell is nothing; allowed is words for '],
    ['product.badges.onSale', undefined, 'product.badges.onSale is nothing; allowed is a text that is not empty'],
    ['product.badges.onSale', 7, 'product.badges.onSale is 7; allowed is a text that is not empty'],
    ['product.title', undefined, 'product.title is nothing; allowed is a function that makes a text'],
    ['product.trust.1.text', '', 'product.trust.1.text is ""; allowed is a text that is not empty'],
    ['language', '', 'language is ""; allowed is a text that is not empty'],
  ])('%s: %j', (path, value, said) => {
    const message = sentence(withWord(path, value), en)
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toMatch(/^src\/words\/sw/)
    expect(message).toContain(said)
  })
})

test('the first language, held against itself, may leave no text empty', () => {
  expect(sentence(withWord('product.breadcrumb', ''))).toContain('product.breadcrumb is ""')
  expect(sentence(withWord('product.breadcrumb', undefined))).toContain('product.breadcrumb is nothing')
})
