import type { Guess } from '../list/needs.ts'
import { type Arrangement, createWings } from './arrangement.ts'
import type { Draft, RoofDraft } from './draft.ts'
import { isOnShape } from './fields.ts'
import { readField } from './read-field.ts'
import { formatWings } from './wings.ts'

const plans: readonly Arrangement[] = ['L', 'T', 'U', 'cross']

/** Whether the wings still have the measures that the form began with. */
function areWingsUntouched({ wings, length, width }: RoofDraft, unit: Draft['unit']): boolean {
  if (wings === '') return false
  const read = (key: 'length' | 'width', text: string) => {
    const value = readField(key, text, unit)
    return 'error' in value ? undefined : value.value
  }
  const [lengthM, widthM] = [read('length', length), read('width', width)]
  const typed = { ...(lengthM !== undefined && { lengthM }), ...(widthM !== undefined && { widthM }) }
  return [{}, typed].some(block => plans.some(plan => formatWings(createWings(plan, block, unit)) === wings))
}

/** The measures of the roofs that have a size but were not typed. */
export function findGuesses({ roofs, unit }: Pick<Draft, 'roofs' | 'unit'>): Guess[] {
  const sized = roofs.filter(({ length, width }) => length.trim() !== '' && width.trim() !== '')
  const isGuessed: Readonly<Record<Guess, (roof: RoofDraft) => boolean>> = {
    walls: roof => areWingsUntouched(roof, unit),
    eave: ({ eave, shape }) => eave.trim() === '' && isOnShape('eave', shape),
    pitch: ({ pitch }) => pitch.trim() === '',
  }
  return (['walls', 'eave', 'pitch'] as const).filter(guess => sized.some(isGuessed[guess]))
}
