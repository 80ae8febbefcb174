import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyValue } from '../roofs/arbitrary.ts'
import { roofShapes } from '../roofs/roof.ts'
import { fields, type SettingField } from '../takeoff/fields.ts'
import { decodeQuote, isQuoteFragment, type Known } from './decode.ts'
import { encodeQuote } from './encode.ts'
import { mostListChars, mostNameChars, mostRoofs, newQuote, newRoof, type Quote } from './quote.ts'

const known: Known = {
  products: ['box-profile', 'romantile'],
  colours: ['charcoal grey', 'maroon'],
  counties: ["Murang'a", 'Nairobi City', 'Taita Taveta'],
}
const published = '#quote?shape=hip&length=10&width=7&pitch=25&eave=0.5&verge=0.3&product=box-profile&cover=1'

/** Leaves out members that are undefined, as they are after a round trip. */
function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T
}

const settings = ['coverM', 'longestM', 'endLapM', 'stepM', 'stepLapM', 'capM', 'capLapM', 'purlinM'] as const
const anySettings = fc
  .record(Object.fromEntries(settings.map(field => [field, anyValue(field)])), { requiredKeys: [] })
  .map(all =>
    Object.fromEntries(Object.entries(all).filter(([field, value]) => fields[field as SettingField].value !== value)),
  )
const anyRoofDraft = fc
  .record({
    shape: fc.constantFrom(...roofShapes),
    lengthM: fc.option(anyValue('lengthM'), { nil: undefined }),
    widthM: fc.option(anyValue('widthM'), { nil: undefined }),
    pitchDeg: anyValue('pitchDeg'),
    eaveM: anyValue('eaveM'),
    vergeM: anyValue('vergeM'),
    name: fc.string({ unit: 'binary', maxLength: mostNameChars / 2 }),
  })
  .map(defined)
const anyQuote: fc.Arbitrary<Quote> = fc
  .record({
    roofs: fc.array(anyRoofDraft, { minLength: 1, maxLength: mostRoofs }),
    product: fc.option(fc.constantFrom(...known.products), { nil: undefined }),
    colour: fc.option(fc.constantFrom(...known.colours), { nil: undefined }),
    county: fc.option(fc.constantFrom(...known.counties), { nil: undefined }),
    settings: anySettings,
    list: fc.string({ unit: 'binary', maxLength: 300 }),
  })
  .map(defined)

test('the published link opens exactly the quote it names', () => {
  expect(decodeQuote(published, known)).toEqual({
    quote: {
      roofs: [{ shape: 'hip', lengthM: 10, widthM: 7, pitchDeg: 25, eaveM: 0.5, vergeM: 0.3, name: '' }],
      product: 'box-profile',
      settings: { coverM: 1 },
      list: '',
    },
    ignored: [],
  })
})

test('what is as usual is left out of a link', () => {
  expect(encodeQuote(newQuote)).toBe('#quote?shape=gable')
  expect(encodeQuote({ ...newQuote, settings: { longestM: 9, capM: 2 } })).toBe('#quote?shape=gable')
})

test('several roofs are told apart by a number, and a list keeps its lines', () => {
  const roofs = [
    { ...newRoof, lengthM: 10, widthM: 7 },
    { ...newRoof, shape: 'lean-to' as const, lengthM: 4, name: 'Veranda' },
  ]
  const link = encodeQuote({ ...newQuote, roofs, county: "Murang'a", list: '20 x 3m\n15 × 2,5' })
  expect(link).toBe(
    '#quote?shape=gable&length=10&width=7&shape2=lean-to&name2=Veranda&length2=4&county=Murang%27a&list=20+x+3m%0A15+%C3%97+2%2C5',
  )
})

test('every quote comes back from its link as it was', () => {
  fc.assert(
    fc.property(anyQuote, quote => {
      const link = encodeQuote(quote)
      expect(isQuoteFragment(link)).toBe(true)
      expect(decodeQuote(link, known)).toEqual({ quote, ignored: [] })
    }),
  )
})

describe('a link that is broken', () => {
  test.each([
    ['length=abc', 'length', 'abc'],
    ['length=9999', 'length', '9999'],
    ['pitch=NaN', 'pitch', 'NaN'],
    ['pitch=1e999', 'pitch', '1e999'],
    ['shape=dome', 'shape', 'dome'],
    ['product=gold', 'product', 'gold'],
    ['county=Atlantis', 'county', 'Atlantis'],
    ['unknown=1', 'unknown', '1'],
    ['__proto__=1', '__proto__', '1'],
    ['constructor=1', 'constructor', '1'],
    ['toString2=1', 'toString2', '1'],
    ['length13=5', 'length13', '5'],
    ['length0=5', 'length0', '5'],
    ['length1=5', 'length1', '5'],
    ['width=%E0%A4%A', 'width', '\uFFFD%A'],
    ['=', '', ''],
    [`list=${'x'.repeat(mostListChars + 1)}`, 'list', 'x'.repeat(40)],
  ])('falls back to the default and names what was ignored: %.30s', (query, key, found) => {
    expect(decodeQuote(`#quote?${query}`, known)).toEqual({ quote: newQuote, ignored: [{ key, found }] })
  })

  test('keeps the first of two equal names', () => {
    const { quote, ignored } = decodeQuote('#quote?length=10&length=12', known)
    expect(quote.roofs[0]?.lengthM).toBe(10)
    expect(ignored).toEqual([{ key: 'length', found: '12' }])
  })

  test('closes the gap where a roof is missing', () => {
    const { quote } = decodeQuote('#quote?length=10&length4=4', known)
    expect(quote.roofs.map(({ lengthM }) => lengthM)).toEqual([10, 4])
  })

  test('never throws, and gives a quote that can be shown and linked again', () => {
    const piece = fc.constantFrom(
      ...'#|quote|?|&|=|%|%E0|%00|+|shape|length|length2|pitch|cover|list|hip|10|-1|1e9|__proto__'.split('|'),
    )
    const broken = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(piece, { maxLength: 80 }).map(pieces => `#quote?${pieces.join('')}`),
      fc
        .tuple(fc.nat(100), fc.string({ unit: 'binary', maxLength: 5 }))
        .map(([at, put]) => published.slice(0, at) + put + published.slice(at)),
    )
    fc.assert(
      fc.property(broken, fragment => {
        const { quote, ignored } = decodeQuote(fragment, known)
        expect(quote.roofs.length).toBeGreaterThan(0)
        expect(ignored.length).toBeLessThanOrEqual(20)
        expect(decodeQuote(encodeQuote(quote), known)).toEqual({ quote, ignored: [] })
      }),
      { numRuns: 1000 },
    )
  })

  test('may be of any size', () => {
    expect(decodeQuote(`#quote?${'&a=1'.repeat(100_000)}`, known).ignored).toHaveLength(20)
    expect(decodeQuote('%'.repeat(1_000_000), known).quote).toEqual(newQuote)
  })
})

test('only a fragment that begins with quote holds one', () => {
  expect(['#quote', '#quote?', 'quote?length=1', published].every(isQuoteFragment)).toBe(true)
  expect(['', '#', '#quotes', '#about', '#about?quote'].some(isQuoteFragment)).toBe(false)
})
