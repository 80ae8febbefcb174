import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { type Draft, emptyDraft, emptyRoof } from './draft.ts'
import { countNumbers, type NumberKey, numberField, roofNumbers } from './fields.ts'
import { decodeLink, encodeLink } from './link.ts'
import { readDraft, readField } from './read-draft.ts'

const known = {
  products: ['box-profile', 'versatile', 'romantile'],
  colours: ['maroon', 'tile-red'],
  counties: ['Nakuru', 'Murang’a', 'Taita Taveta'],
}
const numbers = [...roofNumbers, ...countNumbers]
const sized: Draft = { ...emptyDraft('box-profile'), roofs: [{ ...emptyRoof, length: '10', width: '7' }] }

describe('reading what is typed', () => {
  test.each(numbers)('%s outside its range is refused with its range', field => {
    const range = numberField(field)
    for (const found of [String(range.most + 1), range.least > 0 ? String(range.least / 2) : '-1'])
      expect(readField(field, found)).toEqual({ error: { kind: 'out-of-range', found, range } })
  })

  test.each(numbers)('%s at the ends of its range is taken', field => {
    const { least, most } = numberField(field)
    expect(readField(field, String(least))).toEqual({ value: least })
    expect(readField(field, String(most))).toEqual({ value: most })
  })

  test('nonsense is named with what was found', () => {
    expect(readField('length', 'long')).toEqual({ error: { kind: 'not-understood', found: 'long' } })
  })

  test('everything but length, width and shape has a usual value', () => {
    const { quote } = readDraft(sized, profiles.box)
    expect(quote?.roofs).toEqual([{ shape: 'gable', lengthM: 10, widthM: 7, pitchDeg: 25, eaveM: 0.45, vergeM: 0.3 }])
    expect(quote?.settings.cover).toBe(1)
    expect(readDraft(emptyDraft('x'), profiles.box).quote).toBeUndefined()
  })

  test('one wrong value holds the quote back and is the only one blamed', () => {
    const read = readDraft({ ...sized, settings: { cover: '9' } }, profiles.box)
    expect(read.quote).toBeUndefined()
    expect(Object.keys(read.settingErrors)).toEqual(['cover'])
    expect(read.roofErrors).toEqual([{}])
  })

  test('what does not belong to the roof or the sheet cannot be wrong', () => {
    const hip: Draft = {
      ...sized,
      roofs: [{ ...sized.roofs[0], shape: 'hip', verge: 'wide' }],
      settings: { step: '9' },
    }
    expect(readDraft(hip, profiles.box).quote?.roofs[0]?.shape).toBe('hip')
    expect(readDraft(hip, profiles.versatile).settingErrors).toHaveProperty('step')
    expect(readDraft({ ...hip, settings: { purlin: '9' } }, profiles.versatile).quote).toBeDefined()
  })
})

describe('the link', () => {
  test('the documented address opens filled in', () => {
    const link = '#quote?shape=hip&length=10&width=7&pitch=25&eave=0.5&verge=0.3&product=box-profile&cover=1'
    const decoded = decodeLink(link, known)
    expect(decoded).toEqual({
      ignored: [],
      draft: {
        roofs: [{ shape: 'hip', length: '10', width: '7', pitch: '25', eave: '0.5', verge: '0.3' }],
        product: 'box-profile',
        settings: { cover: '1' },
        round: '0.1',
        colour: '',
        county: '',
        list: '',
      },
    })
    expect(encodeLink(decoded?.draft as Draft)).toBe(link)
  })

  test('what is unknown or broken is named and left out, the rest stays', () => {
    const decoded = decodeLink(
      '#quote?shape=dome&length=ten&width=7&product=gold&colour=pink&__proto__=1&constructor=2&length12=4&x=1',
      known,
    )
    expect(decoded?.ignored).toEqual([
      'shape',
      'length',
      'product',
      'colour',
      '__proto__',
      'constructor',
      'length12',
      'x',
    ])
    expect(decoded?.draft.roofs).toEqual([{ ...emptyRoof, width: '7' }])
    expect(decoded?.draft.product).toBe('box-profile')
  })

  test('a roof of which nothing is understood is none', () => {
    expect(decodeLink('#quote?length=10&length2=long&shape3=dome', known)?.draft.roofs).toHaveLength(1)
  })

  test('another fragment is no quote', () => {
    expect(decodeLink('#products', known)).toBeUndefined()
    expect(decodeLink('#quotes', known)).toBeUndefined()
    expect(decodeLink('', known)).toBeUndefined()
  })

  test('several roofs come back in their order', () => {
    const draft: Draft = {
      ...sized,
      roofs: [sized.roofs[0], { ...emptyRoof, shape: 'lean-to', length: '4', width: '2', pitch: '10' }],
      county: 'Murang’a',
      colour: 'maroon',
      list: '20 x 3\n5 @ 10ft & more #1',
    }
    expect(decodeLink(encodeLink(draft), known)?.draft).toEqual(draft)
  })

  test('any draft that reads well comes back the same', () => {
    const value = (field: NumberKey) => {
      const { least, most } = numberField(field)
      const hundredths = fc.integer({ min: Math.ceil(least * 100), max: Math.floor(most * 100) })
      return hundredths.map(each => String(each / 100))
    }
    const roof = fc.record({
      shape: fc.constantFrom('lean-to' as const, 'gable' as const, 'hip' as const),
      length: value('length'),
      width: value('width'),
      pitch: value('pitch'),
      eave: value('eave'),
      verge: value('verge'),
    })
    const draft = fc.record({
      roofs: fc.array(roof, { minLength: 1, maxLength: 9 }),
      product: fc.constantFrom(...known.products),
      settings: fc.record({ cover: value('cover'), longest: value('longest') }, { requiredKeys: [] }),
      round: fc.constantFrom('0.01', '0.1', 'stock'),
      colour: fc.constantFrom('', ...known.colours),
      county: fc.constantFrom('', ...known.counties),
      list: fc.string({ unit: 'grapheme', maxLength: 200 }).map(text => text.replaceAll(/\r/g, '')),
    }) as unknown as fc.Arbitrary<Draft>
    fc.assert(
      fc.property(draft, one => {
        const decoded = decodeLink(encodeLink(one), known)
        expect(decoded?.ignored).toEqual([])
        expect(decoded?.draft).toEqual(one)
      }),
    )
  })

  test('no fragment, however broken, makes it fail', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%E0%A4%A', '&&==', '\u0000'),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), parts => {
        const decoded = decodeLink(`#quote?${parts.join('&')}`, known)
        expect(decoded?.draft.roofs.length).toBeGreaterThan(0)
        expect(() => readDraft(decoded?.draft as Draft, profiles.box)).not.toThrow()
      }),
    )
  })

  test('a huge fragment is cut, not choked on', () => {
    const decoded = decodeLink(`#quote?length=10&list=${'9'.repeat(300_000)}`, known)
    expect(decoded?.draft.list.length).toBe(20_000)
    expect(decoded?.ignored).toContain('list')
  })
})
