import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { buildRoof } from '../roof/build-roof.ts'
import { edgeLengthM } from '../roof/roof.ts'
import { type Draft, emptyDraft, emptyRoof } from './draft.ts'
import { decodeLink, encodeLink } from './link.ts'
import { readDraft } from './read-draft.ts'
import { switchUnit } from './switch-unit.ts'
import { decodeWing, encodeWing, formatWings, parseWings, readWings, type WingDraft } from './wings.ts'

const known = { products: ['box-profile'], colours: [], counties: [], thicknesses: [] }
const wing: WingDraft = { side: 'front', at: '1.5', out: '4', width: '5' }
const decoded = (fragment: string) => decodeLink(fragment, known)
const draftOf = (...wings: WingDraft[]): Draft => ({
  ...emptyDraft('box-profile'),
  roofs: [{ ...emptyRoof, shape: 'hip', length: '12', width: '6', wings: formatWings(wings) }],
})

describe('wings in a link', () => {
  test('have one key each: side, distance from the corner, projection, width', () => {
    const back: WingDraft = { side: 'back', at: '0', out: '3.25', width: '4' }
    const link = encodeLink(draftOf(wing, back))
    expect(new URLSearchParams(link).getAll('wing')).toEqual(['front,1.5,4,5', 'back,0,3.25,4'])
    expect(parseWings(decoded(link)?.draft.roofs[0].wings ?? '')).toEqual([wing, back])
  })

  test('of other roofs have the number of the roof', () => {
    const found = decoded('#shape=hip&length=12&width=6&shape2=gable&length2=9&width2=6&wing2=back,2,3,4')
    expect(found?.ignored).toEqual([])
    expect(found?.draft.roofs.map(({ wings }) => parseWings(wings).length)).toEqual([0, 1])
    expect(encodeLink(found?.draft as Draft)).toContain('wing2=back%2C2%2C3%2C4')
  })

  test.each([
    'left,1,2,3',
    'front,1,2',
    'front,1,2,x',
    'front',
    '',
    'front,1,-2,3',
    'front,1,2,3,4',
    'front,x,2,3',
    'front,1,x,3',
  ])('%j is ignored and reported', value => {
    const found = decoded(`#shape=hip&length=12&width=6&wing=${value}&wing=front,1,2,3`)
    expect(found?.ignored).toEqual(['wing'])
    expect(parseWings(found?.draft.roofs[0].wings ?? '')).toHaveLength(1)
  })

  test('a fifth wing is ignored and reported', () => {
    const found = decoded(`#shape=hip&length=40&width=6${'&wing=front,1,2,3'.repeat(5)}`)
    expect(found?.ignored).toEqual(['wing'])
    expect(parseWings(found?.draft.roofs[0].wings ?? '')).toHaveLength(4)
  })

  test('keep feet and metres', () => {
    const typed = draftOf({ side: 'front', at: '0', out: '12ft6', width: '16' })
    const roofs: Draft['roofs'] = [{ ...typed.roofs[0], length: '40', width: '20' }]
    const feet = { ...typed, roofs, unit: 'ft' as const }
    expect(readDraft(feet, profiles.box).quote).toBeDefined()
    const again = decoded(encodeLink(feet))?.draft as Draft
    expect(readDraft(again, profiles.box).quote).toEqual(readDraft(feet, profiles.box).quote)
    const metres = decoded('#unit=ft&shape=hip&length=40&width=20&wing=front,1,2,3')?.draft as Draft
    expect(readDraft(metres, profiles.box).quote?.roofs[0]?.wings).toEqual([
      { side: 'front', atM: 1, outM: 2, widthM: 3 },
    ])
  })

  test('restore any valid wing', () => {
    const cm = (min: number, max: number) => fc.integer({ min: min, max: max }).map(each => String(each / 100))
    const any = fc.record({
      side: fc.constantFrom('front' as const, 'back' as const),
      at: cm(0, 400),
      out: cm(30, 900),
      width: cm(50, 800),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 4 }), wings => {
        expect(decoded(encodeLink(draftOf(...wings)))?.draft).toEqual(draftOf(...wings))
      }),
    )
  })
})

describe('typed wings', () => {
  test('are read as wings of the roof', () => {
    const { quote } = readDraft(draftOf({ ...wing, at: '0' }), profiles.box)
    expect(quote?.roofs[0]?.wings).toEqual([{ side: 'front', atM: 0, outM: 4, widthM: 5 }])
    const roof = quote?.roofs[0]
    expect(roof && edgeLengthM(buildRoof(roof), 'valley')).toBeGreaterThan(4)
  })

  test.each<[WingDraft, string, unknown]>([
    [{ ...wing, at: '8' }, 'at', { kind: 'out-of-range', range: { measure: 'length', min: 0, max: 7 }, found: '8' }],
    [
      { ...wing, out: '0.1' },
      'out',
      { kind: 'out-of-range', range: { measure: 'length', min: 0.3, max: 30 }, found: '0.1' },
    ],
    [
      { ...wing, at: '0', width: '13' },
      'width',
      { kind: 'out-of-range', range: { measure: 'length', min: 0.5, max: 12 }, found: '13' },
    ],
    [{ ...wing, out: 'far' }, 'out', { kind: 'not-understood', measure: 'length', found: 'far' }],
  ])('%j is reported with its field and the error', (one, part, error) => {
    const read = readDraft(draftOf(wing, one), profiles.box)
    expect(read.quote).toBeUndefined()
    const [problem] = read.problems
    expect(problem).toMatchObject({ roof: 0, key: 'wings', wing: { wing: 1, part } })
    expect(problem?.wing?.error).toEqual(error)
  })

  test.each(['', '  '])('with a missing measure, "%s", are reported with its field and without an error', out => {
    const read = readDraft(draftOf(wing, { ...wing, out }), profiles.box)
    expect(read.quote).toBeUndefined()
    const [problem] = read.problems
    expect(problem).toMatchObject({ roof: 0, key: 'wings', wing: { wing: 1, part: 'out' } })
    expect(problem?.wing?.error).toBeUndefined()
  })

  test('are ignored and kept for shapes without wings', () => {
    const draft = draftOf({ ...wing, at: 'far' })
    const roofs: Draft['roofs'] = [{ ...draft.roofs[0], shape: 'lean-to' }]
    expect(readDraft({ ...draft, roofs }, profiles.box).quote?.roofs[0]?.wings).toBeUndefined()
    expect(parseWings(roofs[0].wings)).toHaveLength(1)
  })

  test('are converted when the unit changes, and back', () => {
    const feet = switchUnit(draftOf({ ...wing, out: 'far' }), 'ft')
    expect(parseWings(feet.roofs[0].wings)[0]).toMatchObject({ out: 'far' })
    // A length below 0 stays as typed.
    const negative: WingDraft = { side: 'back', at: '0m', out: '-1', width: '3.048' }
    expect(parseWings(switchUnit(draftOf(negative), 'ft').roofs[0].wings)).toEqual([
      { ...negative, at: '0', width: '10' },
    ])
    expect(parseWings(switchUnit(feet, 'm').roofs[0].wings)).toEqual([{ ...wing, out: 'far' }])
  })

  test('are left out of links where invalid', () => {
    expect(encodeWing({ ...wing, out: '' }, 'm')).toBeUndefined()
    expect(encodeWing({ ...wing, at: '-1' }, 'm')).toBeUndefined()
    expect(encodeLink(draftOf({ ...wing, out: '' }))).not.toContain('wing')
  })

  test('have units in links where not in metres', () => {
    expect(encodeWing({ side: 'back', at: '0', out: '16', width: '3m' }, 'ft')).toBe('back,0ft,16ft,3')
    expect(encodeWing({ side: 'back', at: '12ft7in', out: '16ft', width: '3' }, 'm')).toBe('back,12ft7in,16ft,3')
  })

  test.each<[string, 'm' | 'ft', WingDraft]>([
    ['front, 1, 2 ,3', 'm', { side: 'front', at: '1', out: '2', width: '3' }],
    [' front ,1,2,3', 'm', { side: 'front', at: '1', out: '2', width: '3' }],
    ['back,0,12ft7in,16ft', 'm', { side: 'back', at: '0', out: '12ft7in', width: '16ft' }],
    ['back,0,12ft7in,16ft', 'ft', { side: 'back', at: '0 m', out: '12 ft 7 in', width: '16' }],
  ])('%s from a link is filled into a quote in %s', (value, unit, expected) => {
    expect(decodeWing(value, unit)).toEqual(expected)
  })

  test('are at most four, without separators and new lines', () => {
    expect(parseWings(formatWings(Array.from({ length: 5 }, () => wing)))).toHaveLength(4)
    expect(formatWings([{ ...wing, at: '1|2', out: '3\n4', width: '||' }])).toBe('front|12|34|')
    expect(parseWings('front\nleft|1|2|3\nback|1')).toEqual([
      { side: 'front', at: '', out: '', width: '' },
      { side: 'back', at: '1', out: '', width: '' },
    ])
  })

  test('keep any typed text', () => {
    const text = fc.string().filter(one => !/[|\n]/.test(one))
    fc.assert(
      fc.property(text, text, text, (at, out, width) => {
        const typed = { side: 'back' as const, at, out, width }
        expect(parseWings(formatWings([typed]))).toEqual([typed])
      }),
    )
  })
})

test('reports no wing problems while the wall has no length', () => {
  expect(readWings([wing], Number.NaN, 'm').problems).toEqual([])
})
