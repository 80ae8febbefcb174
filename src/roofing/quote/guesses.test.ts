import { expect, test } from 'vitest'
import { createWings } from './arrangement.ts'
import { emptyDraft, emptyRoof, type RoofDraft } from './draft.ts'
import { findGuesses } from './guesses.ts'
import { formatWings } from './wings.ts'

const guesses = (roof: Partial<RoofDraft>) =>
  findGuesses({ ...emptyDraft('box'), roofs: [{ ...emptyRoof, length: '12', width: '9', ...roof }] })

test('the eave and the pitch are guesses until they are typed', () => {
  expect(guesses({})).toEqual(['eave', 'pitch'])
  expect(guesses({ eave: '0.5' })).toEqual(['pitch'])
  expect(guesses({ eave: '0.5', pitch: '4/12' })).toEqual([])
  expect(guesses({ shape: 'hidden' })).toEqual(['pitch'])
  expect(guesses({ length: '' })).toEqual([])
})

test('the wings are a guess while they have the measures that the form gave them', () => {
  const wings = formatWings(createWings('L', { lengthM: 12, widthM: 9 }, 'm'))
  expect(guesses({ wings, eave: '0.5', pitch: '20' })).toEqual(['wings'])
  expect(guesses({ wings: wings.replace(/\d/, '1'), eave: '0.5', pitch: '20' })).toEqual([])
  expect(guesses({ wings: formatWings(createWings('U', {}, 'm')), eave: '0.5', pitch: '20' })).toEqual(['wings'])
})
