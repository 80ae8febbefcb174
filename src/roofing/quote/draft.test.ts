import { expect, test } from 'vitest'
import { type Draft, emptyDraft, emptyRoof, isBlankDraft } from './draft.ts'

const draft = emptyDraft('box-profile')
const typed: readonly [name: string, part: Partial<Draft>][] = [
  ['a wall', { roofs: [{ ...emptyRoof, length: '12' }] }],
  ['a shape', { roofs: [{ ...emptyRoof, shape: 'hip' }] }],
  ['a second roof', { roofs: [emptyRoof, { ...emptyRoof, id: 2 }] }],
  ['a colour', { colour: 'charcoal-grey' }],
  ['feet', { unit: 'ft' }],
  ['a list', { list: '20 x 3m' }],
  ['an assumption', { settings: { cover: '0.9' } }],
]

test.each(typed)('a quote with %s is not blank', (_, part) => {
  expect(isBlankDraft({ ...draft, ...part })).toBe(false)
})

test('a quote is blank in any product, with the list in front, or with texts that are deleted again', () => {
  const roofs = [{ ...emptyRoof, id: 4 }] as const
  expect(isBlankDraft({ ...draft, product: 'versatile', from: 'list', roofs, settings: { cover: '' } })).toBe(true)
})
