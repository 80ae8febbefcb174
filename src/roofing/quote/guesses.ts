import type { Guess } from '../list/needs.ts'
import { type Arrangement, createWings } from './arrangement.ts'
import type { Draft, RoofDraft } from './draft.ts'
import { isOnShape } from './fields.ts'
import { readField } from './read-field.ts'
import { hasBothWalls } from './roofs.ts'
import { formatWings } from './wings.ts'

const arrangements: readonly Arrangement[] = ['L', 'T', 'U', 'cross']

/** Whether the wings still have the measures that the form gave them: for a usual house, or for the walls if those were typed first. */
function areWingsUntouched({ wings, length, width }: RoofDraft, unit: Draft['unit']): boolean {
  if (wings === '') return false
  const read = (key: 'length' | 'width', text: string) => {
    const value = readField(key, text, unit)
    return 'error' in value ? undefined : value.value
  }
  const [lengthM, widthM] = [read('length', length), read('width', width)]
  const typedBlock = { ...(lengthM !== undefined && { lengthM }), ...(widthM !== undefined && { widthM }) }
  return [{}, typedBlock].some(block =>
    arrangements.some(plan => formatWings(createWings(plan, block, unit)) === wings),
  )
}

/** What the form has assumed, because it was not typed, about the roofs that have a length and a width. */
export function findGuesses({ roofs, unit }: Pick<Draft, 'roofs' | 'unit'>): Guess[] {
  const sized = roofs.filter(hasBothWalls)
  const isGuessed: Readonly<Record<Guess, (roof: RoofDraft) => boolean>> = {
    wings: roof => areWingsUntouched(roof, unit),
    eave: ({ eave, shape }) => eave.trim() === '' && isOnShape('eave', shape),
    pitch: ({ pitch }) => pitch.trim() === '',
  }
  return (['wings', 'eave', 'pitch'] as const).filter(guess => sized.some(isGuessed[guess]))
}
