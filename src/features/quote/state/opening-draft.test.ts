import { expect, test } from 'vitest'
import { type Draft, emptyDraft, emptyRoof } from '#roofing/quote/draft.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { exampleShop } from '../../../../tests/example-calculation.ts'
import { openingDraft } from './opening-draft.ts'

const saved: Draft = {
  ...emptyDraft('box-profile'),
  roofs: [{ ...emptyRoof, length: '10', width: '7' }],
  colour: 'maroon',
  settings: { cover: '0.9', step: '0.3', stepLap: '0.1', longest: '6' },
}
const open = (link: string, draft?: Draft, list?: string) =>
  openingDraft(link, draft ? JSON.stringify(draft) : '', exampleShop, list)

test('the form is empty without a link and a saved estimate', () => {
  const empty = { draft: emptyDraft('box-profile'), ignored: [], isRestored: false, isKept: false, isChosen: false }
  expect(open('')).toEqual(empty)
  expect(open('content')).toEqual(empty)
})

test('the saved estimate is restored without a link', () => {
  expect(open('', saved)).toMatchObject({ draft: saved, ignored: [], isRestored: true, isKept: true })
})

test('a link to a whole quote replaces the saved estimate', () => {
  const { draft, isRestored, isKept } = open('shape=hip&length=12&width=9&product=versatile', saved)
  expect(isKept).toBe(false)
  expect(draft).toEqual({
    ...emptyDraft('versatile'),
    roofs: [{ ...emptyRoof, shape: 'hip', length: '12', width: '9' }],
  })
  expect(isRestored).toBe(false)
})

test('a link to the saved quote keeps invalid text', () => {
  const wrong: Draft = { ...saved, roofs: [{ ...saved.roofs[0], pitch: 'steep' }], settings: { cover: '9' } }
  expect(open(encodeLink(wrong), wrong)).toMatchObject({ draft: wrong, isKept: true, isRestored: false })
})

test('a link that chooses another product changes the saved estimate, without the measures of the old sheet', () => {
  const opening = open('product=versatile', { ...saved, thickness: '' })
  expect(opening.draft).toEqual({ ...saved, product: 'versatile', settings: { longest: '6' } })
  expect(opening).toMatchObject({ isRestored: true, isKept: true, isChosen: true })
})

test('a link that chooses the same product keeps its measures', () => {
  expect(open('product=box-profile&colour=tile-red', saved).draft).toEqual({ ...saved, colour: 'tile-red' })
})

test('a link that chooses a product opens an empty form if nothing is saved', () => {
  const opening = open('product=versatile&colour=maroon')
  expect(opening.draft).toEqual({ ...emptyDraft('versatile'), colour: 'maroon' })
  expect(opening.isRestored).toBe(false)
})

test('an unknown product in a link is ignored', () => {
  expect(open('product=gold', saved)).toMatchObject({ draft: saved, ignored: ['product'], isRestored: true })
})

test('an empty form chooses nothing, and the saved estimate stays open', () => {
  expect(open('length=&width=', saved)).toMatchObject({ draft: saved, isKept: true, isChosen: false })
  expect(open('product=versatile&length=&width=', saved)).toMatchObject({ isKept: true, isChosen: true })
})

test('an estimate saved as a link by an earlier release is restored', () => {
  const older = '#quote?shape=hip&length=12&width=9&product=versatile'
  const { draft, isRestored } = openingDraft('', older, exampleShop)
  expect(draft.roofs).toEqual([{ ...emptyRoof, shape: 'hip', length: '12', width: '9' }])
  expect(draft.product).toBe('versatile')
  expect(isRestored).toBe(true)
})

test('a compressed list is used, or ignored if it cannot be read', () => {
  expect(open('product=versatile&zip=abc', saved, '20 x 3m').draft).toMatchObject({ list: '20 x 3m', from: 'list' })
  expect(open('product=versatile&zip=abc').ignored).toEqual(['zip'])
})
