import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Draft, emptyDraft, emptyRoof, MAX_ROOFS } from './draft.ts'
import { addRoof, changeRoof, hasHouse, neighbourOf, removeRoof } from './roofs.ts'
import { switchUnit } from './switch-unit.ts'
import { addWings, changeWing, parseWings, removeWing, type WingDraft, wingId } from './wings.ts'

const draft = emptyDraft('box-profile')
const three: Draft = {
  ...draft,
  roofs: [
    { ...emptyRoof, id: 1, length: '10', pitch: '4:12' },
    { ...emptyRoof, id: 2, length: '6' },
    { ...emptyRoof, id: 3, length: '3' },
  ],
}

describe('the roofs of a quote', () => {
  test('keep their ids when another is removed', () => {
    expect(removeRoof(three, 1).roofs.map(({ id, length }) => [id, length])).toEqual([
      [2, '6'],
      [3, '3'],
    ])
  })

  test('are changed by id, and the others stay the same objects', () => {
    const changed = changeRoof(removeRoof(three, 1), 3, () => ({ pitch: '20' }))
    expect(changed.roofs.map(({ pitch }) => pitch)).toEqual(['', '20'])
    expect(changed.roofs[0]).toBe(three.roofs[1])
    expect(changeRoof(three, 9, () => ({ pitch: '20' })).roofs).toEqual(three.roofs)
  })

  test('are at least one and at most nine', () => {
    expect(removeRoof(draft, 1)).toBe(draft)
    let many = draft
    for (let press = 0; press < 12; press++) many = addRoof(many)
    expect(many.roofs).toHaveLength(MAX_ROOFS)
  })

  test('have a neighbour that takes the focus of a removed one', () => {
    expect([1, 2, 3].map(id => neighbourOf(three, id))).toEqual([2, 3, 2])
    expect(neighbourOf(draft, 1)).toBe(1)
  })

  test('never share an id, whatever is added and removed', () => {
    const steps = fc.array(fc.oneof(fc.constant('add'), fc.integer({ min: 0, max: 8 })), { maxLength: 30 })
    fc.assert(
      fc.property(steps, all => {
        let now = draft
        for (const step of all) now = step === 'add' ? addRoof(now) : removeRoof(now, now.roofs[Number(step)]?.id ?? 0)
        expect(new Set(now.roofs.map(({ id }) => id)).size).toBe(now.roofs.length)
      }),
    )
  })
})

test.each([
  ['nothing', [emptyRoof], false],
  ['spaces', [{ ...emptyRoof, length: ' ' }], false],
  ['one wall', [{ ...emptyRoof, width: '9' }], true],
  ['a second roof', [emptyRoof, { ...emptyRoof, id: 2 }], true],
] as const)('a house with %s typed is one that has walls or a second roof', (_, [first, ...others], has) => {
  expect(hasHouse({ roofs: [first, ...others] })).toBe(has)
})

describe('the wings of a roof', () => {
  const wing: WingDraft = { side: 'front', at: '1', out: '2', width: '3' }
  const idsOf = (text: string) => parseWings(text).map(wingId)

  test('keep their ids when another is removed, and new ones get new ids', () => {
    const two = addWings('', [wing, { ...wing, side: 'back' }])
    expect(two).toBe('front|1|2|3\nback|1|2|3')
    const one = removeWing(two, 1)
    expect(idsOf(one)).toEqual([2])
    expect(idsOf(addWings(one, [wing]))).toEqual([2, 3])
    expect(parseWings(changeWing(one, 2, { out: '5' }))[0]?.out).toBe('5')
    expect(changeWing(one, 1, { out: '5' })).toBe(one)
  })

  test('keep their ids when the unit is changed', () => {
    const wings = removeWing(addWings('', [wing, wing]), 1)
    const feet = switchUnit({ ...draft, roofs: [{ ...emptyRoof, wings }] }, 'ft')
    expect(idsOf(feet.roofs[0].wings)).toEqual([2])
  })
})
