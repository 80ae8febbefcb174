import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { type Draft, emptyDraft, emptyRoof, type RoofDraft } from './draft.ts'
import { budgetKeys, countNumbers, type NumberKey, numberField, roofNumbers } from './fields.ts'
import { compressedListIn, decodeLink, encodeLink } from './link.ts'
import { pitchOf, readDraft } from './read-draft.ts'
import { readField, readStock, typedUnit } from './read-field.ts'
import { numberRoofs } from './roofs.ts'
import { switchUnit } from './switch-unit.ts'

const known = {
  products: ['box-profile', 'versatile', 'romantile'],
  thicknesses: ['0.25', '0.3'],
  colours: ['maroon', 'tile-red'],
  counties: ['Nakuru', 'Murang’a', 'Taita Taveta'],
}
const numbers = [...roofNumbers, ...countNumbers]
const sized: Draft = { ...emptyDraft('box-profile'), roofs: [{ ...emptyRoof, length: '10', width: '7' }] }

describe('reading a draft', () => {
  test.each(numbers)('refuses %s outside its range', field => {
    const range = numberField(field)
    for (const found of [String(range.max + 1), range.min > 0 ? String(range.min / 2) : '-1'])
      expect(readField(field, found, 'm'), 'm').toEqual({ error: { kind: 'out-of-range', found, range } })
  })

  test.each(numbers)('accepts %s at the ends of its range', field => {
    const { min, max } = numberField(field)
    expect(readField(field, String(min), 'm')).toEqual({ value: min })
    expect(readField(field, String(max), 'm')).toEqual({ value: max })
  })

  test('reports invalid text with what was typed', () => {
    expect(readField('length', 'long', 'm'), 'm').toEqual({
      error: { kind: 'not-understood', measure: 'length', found: 'long' },
    })
  })

  test('has a default for everything but length, width and shape', () => {
    const { quote } = readDraft(sized, profiles.box)
    expect(quote?.roofs).toEqual([
      { shape: 'gable', lengthM: 10, widthM: 7, pitchDeg: 25, eaveM: 0.45, vergeM: 0.3, place: 0 },
    ])
    expect(quote?.settings.cover).toBe(1)
    expect(readDraft(emptyDraft('x'), profiles.box).quote).toBeUndefined()
  })

  test('gives no quote for one invalid value, and reports only that', () => {
    const { quote, problems } = readDraft({ ...sized, settings: { cover: '9' } }, profiles.box)
    expect(quote).toBeUndefined()
    expect(problems).toEqual([{ key: 'cover', error: expect.objectContaining({ kind: 'out-of-range', found: '9' }) }])
  })

  test('leaves out a further roof without a size and asks for a missing wall', () => {
    const [roof] = sized.roofs
    const withEmpty = readDraft({ ...sized, roofs: [emptyRoof, roof] }, profiles.box)
    expect(withEmpty.problems).toEqual([])
    expect(withEmpty.quote?.roofs.map(({ place }) => place)).toEqual([1])
    const withHalf = readDraft({ ...sized, roofs: [roof, { ...emptyRoof, length: '4' }] }, profiles.box)
    expect(withHalf).toEqual({ problems: [{ roof: 1, key: 'width' }] })
  })

  test('asks for the other wall when one is typed, and ignores spaces', () => {
    const roof = (typed: object) => readDraft({ ...sized, roofs: [{ ...emptyRoof, ...typed }] }, profiles.box)
    expect(roof({ width: '7' })).toEqual({ problems: [{ roof: 0, key: 'length' }] })
    expect(roof({ length: '7', width: '  ' })).toEqual({ problems: [{ roof: 0, key: 'width' }] })
    expect(roof({ length: ' ', width: ' ' })).toEqual({ problems: [] })
    expect(roof({ length: '10', width: '7', eave: '  ' }).quote?.roofs[0]?.eaveM).toBe(0.45)
  })

  test('reads the top of a lean-to', () => {
    const roofs: Draft['roofs'] = [{ ...sized.roofs[0], shape: 'lean-to', top: 'free' }]
    expect(readDraft({ ...sized, roofs }, profiles.box).quote?.roofs[0]?.top).toBe('free')
  })

  test('leaves the end lap to the pitch of each roof unless it is typed', () => {
    const endLap = (settings: Draft['settings']) =>
      readDraft({ ...sized, settings }, profiles.box).quote?.settings.endLap
    expect(endLap({})).toBeUndefined()
    expect(endLap({ endLap: '0.25' })).toBe(0.25)
  })

  test('refuses a length of hundreds of digits', () => {
    expect(readField('length', '9'.repeat(400), 'm')).toMatchObject({ error: { kind: 'not-understood' } })
  })

  test('reads stock lengths in any order, and only for the rounding "stock"', () => {
    const stock = (text: string, round: Draft['round'] = 'stock') =>
      readDraft({ ...sized, round, settings: { stock: text } }, profiles.box)
    expect(stock('3, 2,2.5').quote?.settings.stockM).toEqual([2, 2.5, 3])
    expect(stock('10ft 2m').quote?.settings.stockM).toEqual([2, 3.048])
    expect(stock('').quote?.settings.stockM).toEqual([2, 2.5, 3])
    expect(readDraft({ ...sized, round: 'stock' }, profiles.box).quote?.settings.stockM).toEqual([2, 2.5, 3])
    expect(stock('long').problems).toMatchObject([{ key: 'stock', error: { kind: 'not-understood' } }])
    expect(stock('2, 20').problems).toMatchObject([{ key: 'stock', error: { kind: 'out-of-range' } }])
    expect(stock('long', '0.1').quote).toBeDefined()
  })

  test('ignores fields that the roof or the sheet does not have', () => {
    const hip: Draft = {
      ...sized,
      roofs: [{ ...sized.roofs[0], shape: 'hip', verge: 'wide' }],
      settings: { step: '9' },
    }
    expect(readDraft(hip, profiles.box).quote?.roofs[0]?.shape).toBe('hip')
    expect(readDraft(hip, profiles.versatile).problems.map(({ key }) => key)).toEqual(['step'])
    expect(readDraft({ ...hip, settings: { purlin: '9' } }, profiles.versatile).quote).toBeDefined()
  })

  test('uses the pieces of the shop unless the visitor changes them', () => {
    const piece = { lengthM: 3, lapM: 0.2 }
    const shop = { cap: piece, valley: piece, flashing: piece, gutter: piece }
    const draft = { ...sized, settings: { valley: '2.4' } }
    expect(readDraft(draft, profiles.box, shop).quote?.settings).toMatchObject({ cap: 3, valley: 2.4, gutterLap: 0.2 })
  })
})

describe('hidden roofs and Dutch gables', () => {
  test('a hidden roof has 3 to 10 degrees, 6 by default', () => {
    const hidden = (pitch: string) =>
      readDraft({ ...sized, roofs: [{ ...emptyRoof, shape: 'hidden', length: '9', width: '6', pitch }] }, profiles.box)
    expect(hidden('').quote?.roofs[0]?.pitchDeg).toBe(6)
    expect(hidden('10').quote?.roofs[0]).toMatchObject({ pitchDeg: 10, falls: 'one' })
    expect(hidden('25').quote).toBeUndefined()
    expect(hidden('25').problems).toMatchObject([{ key: 'pitch', error: { range: { min: 3, max: 10 } } }])
  })

  test('a Dutch gable has the height of its gable', () => {
    const found = decodeLink('#shape=dutch-gable&length=12&width=7&gablet=1.2', known)?.draft as Draft
    expect(readDraft(found, profiles.box).quote?.roofs[0]?.gabletM).toBe(1.2)
    const usual = decodeLink('#shape=dutch-gable&length=12&width=7', known)?.draft as Draft
    expect(readDraft(usual, profiles.box).quote?.roofs[0]?.gabletM).toBe(0.9)
  })

  test('links have the falls of a hidden roof', () => {
    const found = decodeLink('#shape=hidden&length=9&width=6&falls=two', known)?.draft as Draft
    expect(readDraft(found, profiles.box).quote?.roofs[0]?.falls).toBe('two')
    expect(encodeLink(found)).toContain('falls=two')
  })
})

describe('a link', () => {
  test('fills in the documented address', () => {
    const link = 'shape=hip&length=10&width=7&pitch=25&eave=0.5&verge=0.3&product=box-profile&cover=1'
    const decoded = decodeLink(`#${link}`, known)
    expect(decoded).toEqual({
      ignored: [],
      draft: {
        roofs: [{ ...emptyRoof, shape: 'hip', length: '10', width: '7', pitch: '25', eave: '0.5', verge: '0.3' }],
        unit: 'm',
        product: 'box-profile',
        thickness: '',
        settings: { cover: '1' },
        budget: {},
        round: '0.1',
        colour: '',
        county: '',
        list: '',
        listUnit: 'm',
        answers: '',
        from: 'roof',
      },
    })
    expect(encodeLink(decoded?.draft as Draft)).toBe(link)
  })

  test('leaves out defaults', () => {
    expect(encodeLink(emptyDraft('romantile'))).toBe('shape=gable&product=romantile')
    expect(decodeLink('shape=gable', known)).toEqual({ draft: emptyDraft('box-profile'), ignored: [] })
    expect(decodeLink('shape=gable', { ...known, products: [] })?.draft.product).toBe('')
  })

  test('has all other values in the order of the form', () => {
    const settings = {
      cover: '0.9',
      longest: '6',
      endLap: '0.3',
      step: '0.4',
      stepLap: '0.2',
      cap: '2.4',
      capLap: '0.15',
      purlin: '1.1',
      stock: '3, 2 2.5',
    }
    const draft: Draft = {
      roofs: [
        {
          id: 1,
          shape: 'hidden',
          length: ' 10 ',
          width: '7.5m',
          pitch: '1 in 12',
          top: 'free',
          eave: '0.6',
          verge: '0.2',
          gablet: '1.2',
          falls: 'two',
          wings: 'front|1|2|3',
        },
        { ...emptyRoof, id: 2, shape: 'lean-to', length: '4' },
      ],
      unit: 'm',
      product: 'versatile',
      thickness: '0.3',
      settings,
      budget: { paySheets: 'KSh 1,200.50', payNails: '250', payLabour: '95,000', payCaps: 'dear' },
      round: 'stock',
      colour: 'maroon',
      county: 'Taita Taveta',
      list: '20 x 3m',
      listUnit: 'ft',
      answers: 'ab-y',
      from: 'list',
    }
    const link = encodeLink(draft)
    const said = [...new URLSearchParams(link)].map(([key, value]) => `${key}=${value}`)
    expect(said.slice(0, 13)).toEqual([
      'shape=hidden',
      'length=10',
      'width=7.5',
      'pitch=1:12',
      'top=free',
      'eave=0.6',
      'verge=0.2',
      'gablet=1.2',
      'falls=two',
      'wing=front,1,2,3',
      'shape2=lean-to',
      'length2=4',
      'product=versatile',
    ])
    expect(said.slice(13).sort()).toEqual(
      [
        ...Object.entries({ ...settings, stock: '2,2.5,3' }).map(([key, value]) => `${key}=${value}`),
        'thickness=0.3',
        'round=stock',
        'colour=maroon',
        'county=Taita Taveta',
        'list=20 x 3m',
        'listUnit=ft',
        'answers=ab-y',
        'from=list',
        'paySheets=1200.5',
        'payNails=250',
        'payLabour=95000',
      ].sort(),
    )
    expect(encodeLink(decodeLink(link, known)?.draft as Draft)).toBe(link)
  })

  test('leaves out invalid values', () => {
    const wrong: Draft = {
      ...sized,
      roofs: [{ ...emptyRoof, length: 'long', width: '900', pitch: 'steep', eave: '  ' }],
      settings: { cover: '9', stock: 'all' },
    }
    expect(encodeLink(wrong)).toBe('shape=gable&product=box-profile')
  })

  test('is the same with an old address, a # or neither', () => {
    const draft = decodeLink('shape=hip&length=12', known)?.draft
    expect(decodeLink('#shape=hip&length=12', known)?.draft).toEqual(draft)
    expect(decodeLink('#quote?shape=hip&length=12', known)?.draft).toEqual(draft)
  })

  test('has the compressed list in place of the list', () => {
    const draft = { ...sized, list: '20 x 3m' }
    const link = encodeLink(draft, 'abc')
    expect(new URLSearchParams(link).get('list')).toBeNull()
    expect(compressedListIn(`#${link}`)).toBe('abc')
    expect(compressedListIn('#list=zip')).toBeUndefined()
    expect(compressedListIn('#content')).toBeUndefined()
    expect(encodeLink(sized, 'abc')).toBe(encodeLink(sized))
    expect(decodeLink(link, known, '20 x 3m')).toEqual({
      draft: decodeLink(encodeLink(draft), known)?.draft,
      ignored: [],
    })
  })

  test('reports a compressed list that cannot be read', () => {
    expect(decodeLink('length=10&zip=abc', known)?.ignored).toEqual(['zip'])
  })

  test('has no value for a field that an empty form sends', () => {
    expect(decodeLink('length=&width=', known)).toEqual({ draft: emptyDraft('box-profile'), ignored: [], choices: {} })
    expect(decodeLink('product=versatile&length=&width=', known)?.choices).toEqual({ product: 'versatile' })
    expect(decodeLink('product=versatile&length=12&width=', known)?.choices).toBeUndefined()
  })

  test('is a choice where it has only a product, a thickness or a colour', () => {
    const choices = (link: string) => decodeLink(link, known)?.choices
    expect(choices('product=versatile&thickness=0.3&colour=maroon')).toEqual({
      product: 'versatile',
      thickness: '0.3',
      colour: 'maroon',
    })
    expect(choices('colour=maroon')).toEqual({ colour: 'maroon' })
    expect(choices('product=gold')).toEqual({})
    expect(choices('product=versatile&length=10')).toBeUndefined()
    expect(choices('product=versatile&zip=abc')).toBeUndefined()
    expect(choices('product=versatile&unknown=1')).toBeUndefined()
  })

  test('fills in values without spaces and default units', () => {
    const roof = (link: string) => decodeLink(`#${link}`, known)?.draft.roofs[0]
    expect(roof('length=+10+')?.length).toBe('10')
    expect(roof('length=+10m+')?.length).toBe('10')
    expect(roof('length=10ft')?.length).toBe('10ft')
    expect(roof('length=+10+ft+')?.length).toBe('10 ft')
    expect(roof('eave=1,5m')?.eave).toBe('1.5')
    expect(roof('unit=ft&length=40ft6in')?.length).toBe('40 ft 6 in')
    expect(roof('unit=ft&length=40.5ft')?.length).toBe('40 ft 6 in')
    expect(roof('unit=ft&length=39.37ft')?.length).toBe('39.37')
    expect(roof('unit=ft&length=12m')?.length).toBe('12 m')
    expect(decodeLink('#stock=+3,2+', known)?.draft.settings.stock).toBe('3,2')
  })

  test.each(['stock=all', 'wings=front', '9length=4', 'a-length=4', 'round=0.2'])('%s is unknown', text => {
    expect(decodeLink(text, known)).toEqual({
      draft: emptyDraft('box-profile'),
      ignored: [text.slice(0, text.indexOf('='))],
    })
  })

  test('keeps a list of 2,000 lines whole', () => {
    const list = Array.from({ length: 2000 }, (_, line) => `${line + 1} pcs box profile charcoal x 3.25m`).join('\n')
    expect(decodeLink(encodeLink({ ...sized, list }), known)).toMatchObject({ draft: { list }, ignored: [] })
  })

  test('cuts a list after 100,000 characters, and names it where it is longer', () => {
    const list = 'x'.repeat(100_001)
    expect(new URLSearchParams(encodeLink({ ...sized, list })).get('list')).toHaveLength(100_000)
    expect(decodeLink(`list=${list.slice(1)}`, known)?.ignored).toEqual([])
    expect(decodeLink(`list=${list}`, known)?.ignored).toEqual(['list'])
    expect(decodeLink('length=1&list='.padEnd(400_001, 'x'), known)?.ignored).toEqual(['list'])
  })

  test('has up to nine roofs in their order; further ones are unknown', () => {
    const lengths = [9, 3, 2, 5].map(roof => `length${roof}=${roof}`)
    const decoded = decodeLink(`#${lengths.join('&')}&length10=4&length1=4&length0=4`, known)
    expect(decoded?.draft.roofs.map(({ length }) => length)).toEqual(['2', '3', '5', '9'])
    expect(decoded?.ignored).toEqual(['length10', 'length1', 'length0'])
  })

  test('reports at most 20 unknown keys of at most 40 characters', () => {
    const keys = Array.from({ length: 30 }, (_, index) => `k${index}=1`)
    expect(decodeLink(`#${keys.join('&')}`, known)?.ignored).toHaveLength(20)
    expect(decodeLink(`#${'k'.repeat(50)}=1`, known)?.ignored).toEqual(['k'.repeat(40)])
  })

  test('reports unknown and invalid values and keeps the rest', () => {
    const decoded = decodeLink(
      '#shape=dome&length=ten&width=7&product=gold&colour=pink&__proto__=1&constructor=2&length12=4&x=1',
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

  test('ignores a roof without any valid value', () => {
    expect(decodeLink('#length=10&length2=long&shape3=dome', known)?.draft.roofs).toHaveLength(1)
  })

  test('makes the order from a list without a roof; with a roof, from what was chosen', () => {
    const from = (link: string) => decodeLink(link, known)?.draft.from
    expect(from('#list=20+x+3m')).toBe('list')
    expect(from('#length=10&width=7&list=20+x+3m')).toBe('roof')
    expect(from('#length=10&width=7&list=20+x+3m&from=list')).toBe('list')
    expect(from('#product=versatile')).toBe('roof')
    expect(from('#length=10&list=20+x+3m')).toBe('roof')
    expect(from('#width=7&list=20+x+3m')).toBe('roof')
    expect(from('#length=10&shape2=hip&list=20+x+3m')).toBe('roof')
    expect(from('#shape=hip&list=20+x+3m')).toBe('list')
  })

  test('is not any other fragment', () => {
    expect(decodeLink('#products', known)).toBeUndefined()
    expect(decodeLink('#quote', known)).toBeUndefined()
    expect(decodeLink('', known)).toBeUndefined()
  })

  test('keeps several roofs in their order', () => {
    const draft: Draft = {
      ...sized,
      roofs: [sized.roofs[0], { ...emptyRoof, id: 2, shape: 'lean-to', length: '4', width: '2', pitch: '10' }],
      county: 'Murang’a',
      colour: 'maroon',
      list: '20 x 3\n5 @ 10ft & more #1',
    }
    expect(decodeLink(encodeLink(draft), known)?.draft).toEqual(draft)
  })

  test('keeps feet, metres among feet, and rise over run', () => {
    const [roof] = sized.roofs
    const draft: Draft = {
      ...sized,
      unit: 'ft',
      roofs: [{ ...roof, length: '40', width: '12\'7"', pitch: '4/12', eave: '0.6 m', verge: '1.5' }],
      settings: { cap: '6ft' },
    }
    const link = encodeLink(draft)
    expect(link).toContain('length=40ft&width=12ft7in&pitch=4%3A12&eave=0.6m&verge=1ft6in&unit=ft')
    expect(link).toContain('cap=6ft')
    const decoded = decodeLink(link, known)?.draft as Draft
    expect(decoded.roofs[0]).toMatchObject({
      length: '40',
      width: '12 ft 7 in',
      pitch: '4:12',
      eave: '0.6 m',
      verge: '1 ft 6 in',
    })
    expect(readDraft(decoded, profiles.box)).toEqual(readDraft(draft, profiles.box))
    expect(encodeLink(decoded)).toBe(link)
  })

  test('may leave out the unit of numbers in feet; without a unit it is in metres', () => {
    const length = (link: string) => {
      const draft = decodeLink(link, known)?.draft as Draft
      return readDraft(draft, profiles.box).quote?.roofs[0]?.lengthM
    }
    expect(length('#length=40&width=30&unit=ft')).toBe(12.192)
    expect(length('#length=12.192&width=9')).toBe(12.192)
    expect(length('#length=40ft&width=9')).toBe(12.192)
  })

  test('restores any valid draft', () => {
    const value = (field: NumberKey) => {
      const { min, max } = numberField(field)
      const hundredths = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) })
      return hundredths.map(each => String(each / 100))
    }
    const roof = fc.record({
      shape: fc.constantFrom('lean-to' as const, 'gable' as const, 'hip' as const),
      top: fc.constantFrom('wall' as const, 'free' as const),
      length: value('length'),
      width: value('width'),
      pitch: value('pitch'),
      eave: value('eave'),
      verge: value('verge'),
      gablet: value('gablet'),
      falls: fc.constantFrom('one', 'two'),
      wings: fc.constant(''),
    })
    const draft = fc.record({
      roofs: fc.array(roof, { minLength: 1, maxLength: 9 }).map(roofs => numberRoofs(roofs as RoofDraft[])),
      unit: fc.constantFrom('m' as const, 'ft' as const),
      product: fc.constantFrom(...known.products),
      thickness: fc.constantFrom('', ...known.thicknesses),
      budget: fc.dictionary(
        fc.constantFrom(...budgetKeys),
        fc.integer({ min: 0, max: 100_000_000 }).map(cents => String(cents / 100)),
        { noNullPrototype: true },
      ),
      from: fc.constantFrom('roof' as const, 'list' as const),
      listUnit: fc.constantFrom('m' as const, 'ft' as const),
      answers: fc.constantFrom('', '1a2b-y', 'k9-n.zz-12x30000'),
      settings: fc.record({ cover: value('cover'), longest: value('longest') }, { requiredKeys: [] }),
      round: fc.constantFrom('0.01', '0.1', 'stock'),
      colour: fc.constantFrom('', ...known.colours),
      county: fc.constantFrom('', ...known.counties),
      list: fc.string({ unit: 'grapheme', maxLength: 200 }).map(text => text.replaceAll(/\r/g, '')),
    }) as unknown as fc.Arbitrary<Draft>
    fc.assert(
      fc.property(draft, one => {
        const inMetres = switchUnit({ ...one, unit: 'm' }, 'm')
        const inUnit = switchUnit(inMetres, one.unit)
        const typed = inUnit.list === '' ? { ...inUnit, listUnit: inUnit.unit } : inUnit
        for (const compressed of [undefined, 'abc']) {
          const decoded = decodeLink(encodeLink(typed, compressed), known, typed.list)
          expect(decoded?.ignored).toEqual([])
          expect(decoded?.draft).toEqual(typed)
        }
      }),
    )
  })

  test('is decoded without errors from any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%E0%A4%A', '&&==', '\u0000'),
    )
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), parts => {
        const decoded = decodeLink(`length=10&${parts.join('&')}`, known)
        expect(decoded?.draft.roofs.length).toBeGreaterThan(0)
        expect(() => readDraft(decoded?.draft as Draft, profiles.box)).not.toThrow()
        expect(() => decodeLink(parts.join('&'), known)).not.toThrow()
      }),
    )
  })

  test('is decoded quickly from a huge fragment', () => {
    const decoded = decodeLink(`#length=10&list=${'9'.repeat(500_000)}`, known)
    expect(decoded?.draft.list.length).toBe(100_000)
    expect(decoded?.ignored).toContain('list')
  })
})

describe('the unit of a list', () => {
  const list = '10 x 8.5'

  test('stays when the walls are changed to feet, also in the link', () => {
    const feet = switchUnit({ ...sized, list }, 'ft')
    expect([feet.unit, feet.listUnit]).toEqual(['ft', 'm'])
    const link = encodeLink(feet)
    expect(link).toContain('listUnit=m')
    expect(decodeLink(link, known)?.draft).toMatchObject({ unit: 'ft', listUnit: 'm', list })
    expect(encodeLink(switchUnit(feet, 'm'))).not.toContain('listUnit')
  })

  test('is that of the walls while the list is empty', () => {
    expect(switchUnit(sized, 'ft').listUnit).toBe('ft')
    expect(decodeLink('unit=ft&list=10+x+8.5', known)?.draft.listUnit).toBe('ft')
  })
})

describe('stock lengths', () => {
  test.each([
    ['3,2,2.5', [2, 2.5, 3]],
    ['3; 2;2.5', [2, 2.5, 3]],
    ['  3 2  2.5 ', [2, 2.5, 3]],
    ['3 m, 2m, 10 ft', [2, 3, 3.048]],
    ['3, 3, 3.0', [3]],
    ['1 12', [1, 12]],
    ['3,,2,', [2, 3]],
    [' , 3 2', [2, 3]],
  ])('%s are %j', (text, value) => {
    expect(readStock(text)).toEqual({ value })
  })

  test.each(['', ' , ', '3, x', '3 m x', 'all'])('"%s" are not understood', found => {
    expect(readStock(found)).toEqual({ error: { kind: 'not-understood', measure: 'stock', found } })
  })

  test.each(['0.9, 3', '3, 12.1', '-2'])('%s are out of range', found => {
    const range = expect.objectContaining({ measure: 'metric', min: 1, max: 12 })
    expect(readStock(found)).toEqual({ error: { kind: 'out-of-range', range, found } })
  })
})

describe('the unit of a typed length', () => {
  test.each([
    ['40', 'm', 'm'],
    ['40', 'ft', 'ft'],
    ['40ft', 'm', 'ft'],
    ['30 in', 'm', 'ft'],
    ['40 m', 'ft', 'm'],
    ['300cm', 'ft', 'm'],
    ['3000mm', 'ft', 'm'],
    ['wide', 'ft', 'ft'],
    ['wide', 'm', 'm'],
  ] as const)('"%s" in a quote in %s is in %s', (text, unit, typed) => {
    expect(typedUnit(text, unit)).toBe(typed)
  })
})

test('a pitch that cannot be read is the default of its shape', () => {
  expect(pitchOf({ ...emptyRoof, pitch: '30' })).toBe(30)
  expect(pitchOf({ ...emptyRoof, pitch: '100%' })).toBe(45)
  expect(pitchOf({ ...emptyRoof, pitch: 'steep' })).toBe(25)
  expect(pitchOf({ ...emptyRoof, shape: 'hidden' })).toBe(6)
})

describe('switching the unit', () => {
  const feet: Draft = {
    ...sized,
    unit: 'ft',
    listUnit: 'ft',
    roofs: [{ ...emptyRoof, length: '40', width: '30', eave: '1 ft 6 in', verge: '1' }],
  }

  test('converts every length and keeps the roof', () => {
    const metres = switchUnit(feet, 'm')
    expect(metres.roofs[0]).toMatchObject({
      length: '12.192',
      width: '9.144',
      eave: '0.4572',
      verge: '0.3048',
      pitch: '',
    })
    expect(readDraft(metres, profiles.box)).toEqual(readDraft(feet, profiles.box))
    expect(switchUnit(metres, 'ft')).toEqual(feet)
  })

  test('converts lengths in other units and leaves invalid texts unchanged', () => {
    const typed: Draft = {
      ...feet,
      roofs: [{ ...emptyRoof, length: '3800mm', width: 'wide', eave: '-1', gablet: '0ft' }],
    }
    expect(switchUnit(typed, 'm').roofs[0]).toMatchObject({
      length: '3.8',
      width: 'wide',
      eave: '-1',
      verge: '',
      gablet: '0',
    })
  })

  test('and back never changes a roof', () => {
    const tenths = fc.integer({ min: 5000, max: 600_000 })
    fc.assert(
      fc.property(tenths, tenths, (length, width) => {
        const draft: Draft = {
          ...sized,
          roofs: [{ ...emptyRoof, length: String(length / 1e4), width: String(width / 1e4) }],
        }
        expect(switchUnit(switchUnit(draft, 'ft'), 'm')).toEqual(draft)
      }),
    )
  })
})
