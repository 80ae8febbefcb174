import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Draft, emptyDraft, emptyRoof } from './draft.ts'
import { budgetKeys, countKeys, fields } from './fields.ts'
import { parseDraft } from './parse-draft.ts'
import { numberRoofs } from './roofs.ts'

const known = {
  products: ['box-profile', 'versatile'],
  thicknesses: ['0.25', '0.3'],
  colours: ['maroon', 'tile-red'],
  counties: ['Nakuru'],
}
const saved = emptyDraft('versatile')

const anyText = fc.string({ unit: 'grapheme', maxLength: 20 })
const anyRoof = fc.record({
  id: fc.constant(1),
  shape: fc.constantFrom(...fields.shape.choices),
  length: anyText,
  width: anyText,
  pitch: anyText,
  top: fc.constantFrom(...fields.top.choices),
  eave: anyText,
  verge: anyText,
  gablet: anyText,
  falls: fc.constantFrom(...fields.falls.choices),
  wings: anyText,
})
const anyDraft: fc.Arbitrary<Draft> = fc.record({
  roofs: fc.array(anyRoof, { minLength: 1, maxLength: 9 }).map(roofs => numberRoofs(roofs)),
  unit: fc.constantFrom(...fields.unit.choices),
  product: fc.constantFrom(...known.products),
  thickness: fc.constantFrom('', ...known.thicknesses),
  settings: fc.dictionary(fc.constantFrom(...countKeys), anyText, { noNullPrototype: true }),
  budget: fc.dictionary(fc.constantFrom(...budgetKeys), anyText, { noNullPrototype: true }),
  round: fc.constantFrom(...fields.round.choices),
  colour: fc.constantFrom('', ...known.colours),
  county: fc.constantFrom('', ...known.counties),
  list: fc.string({ unit: 'grapheme', maxLength: 200 }),
  listUnit: fc.constantFrom(...fields.listUnit.choices),
  answers: anyText,
  from: fc.constantFrom(...fields.from.choices),
})

describe('a saved draft', () => {
  test('is restored as typed, valid or not', () => {
    fc.assert(
      fc.property(anyDraft, draft => {
        expect(parseDraft(JSON.stringify(draft), known)).toEqual(draft)
      }),
    )
  })

  test.each([
    ['product', 'gold', 'box-profile'],
    ['thickness', '9', ''],
    ['colour', 'pink', ''],
    ['county', 'Atlantis', ''],
    ['round', '0.2', '0.1'],
    ['unit', 'miles', 'm'],
    ['list', 3, ''],
  ])('with the unknown %s %j falls back to %j', (key, value, fallback) => {
    expect(parseDraft(JSON.stringify({ ...saved, [key]: value }), known)).toEqual({
      ...saved,
      [key]: fallback,
    })
  })

  test('of an earlier release has a list in the unit of its walls', () => {
    const { listUnit: _, ...earlier } = { ...saved, unit: 'ft', list: '10 x 8' }
    expect(parseDraft(JSON.stringify(earlier), known)?.listUnit).toBe('ft')
  })

  test('with invalid roofs has empty roofs instead', () => {
    const roofs = (stored: unknown) => parseDraft(JSON.stringify({ ...saved, roofs: stored }), known)?.roofs
    expect(roofs([])).toEqual([emptyRoof])
    expect(roofs([null, 4, { shape: 'dome', length: '12', width: 9 }])).toEqual([
      emptyRoof,
      { ...emptyRoof, id: 2 },
      { ...emptyRoof, id: 3, length: '12' },
    ])
    expect(roofs(Array.from({ length: 20 }, () => emptyRoof))).toHaveLength(9)
  })

  test('drops unknown fields', () => {
    const draft = parseDraft(
      '{"roofs": [{"constructor": "x"}], "settings": {"x": "1"}, "__proto__": {"list": "y"}, "z": 1}',
      known,
    )
    expect(draft).toEqual(emptyDraft('box-profile'))
  })

  test('has a list of at most 100,000 characters', () => {
    expect(parseDraft(JSON.stringify({ ...saved, list: 'x'.repeat(100_001) }), known)?.list).toHaveLength(100_000)
  })
})

test.each(['', 'null', '3', '[]', '{}', '{"roofs": 1}', '{', '#quote?length=12'])('%j is not a draft', text => {
  expect(parseDraft(text, known)).toBeUndefined()
})

test('never throws', () => {
  const json = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.jsonValue(), { maxLength: 10 }).map(roofs => JSON.stringify({ roofs })),
    fc.tuple(fc.array(fc.jsonValue()), fc.jsonValue()).map(([roofs, settings]) => JSON.stringify({ roofs, settings })),
  )
  fc.assert(
    fc.property(json, text => {
      parseDraft(text, known)
    }),
  )
})
