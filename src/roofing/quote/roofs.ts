import { type Draft, emptyRoof, MAX_ROOFS, type RoofDraft } from './draft.ts'

/** Gives roofs new ids from `firstId` up, in their order. Without roofs there is one empty roof. */
export function numberRoofs([first = emptyRoof, ...others]: readonly RoofDraft[], firstId = 1): Draft['roofs'] {
  return [{ ...first, id: firstId }, ...others.map((roof, index) => ({ ...roof, id: firstId + 1 + index }))]
}

/** Whether any wall is typed, or a second roof added. */
export function hasHouse({ roofs }: Pick<Draft, 'roofs'>): boolean {
  return roofs.length > 1 || roofs.some(({ length, width }) => `${length}${width}`.trim() !== '')
}

/** Whether something is typed for the length and for the width of a roof's walls. */
export function hasBothWalls({ length, width }: Pick<RoofDraft, 'length' | 'width'>): boolean {
  return length.trim() !== '' && width.trim() !== ''
}

/** An unused id, for a new roof. */
export function nextRoofId({ roofs }: Pick<Draft, 'roofs'>): number {
  return Math.max(...roofs.map(({ id }) => id)) + 1
}

/** Changes the roof with this id. Other roofs stay the same objects. */
export function changeRoof(draft: Draft, id: number, change: (roof: RoofDraft) => Partial<RoofDraft>): Draft {
  const [first, ...others] = draft.roofs.map(roof => (roof.id === id ? { ...roof, ...change(roof), id } : roof))
  return first ? { ...draft, roofs: [first, ...others] } : draft
}

/** Adds an empty roof, up to the limit. */
export function addRoof(draft: Draft): Draft {
  if (draft.roofs.length >= MAX_ROOFS) return draft
  return { ...draft, roofs: [...draft.roofs, { ...emptyRoof, id: nextRoofId(draft) }] }
}

/** Removes the roof with this id. The last remaining roof stays. */
export function removeRoof(draft: Draft, id: number): Draft {
  const [first, ...others] = draft.roofs.filter(roof => roof.id !== id)
  return first ? { ...draft, roofs: [first, ...others] } : draft
}

/** The id of the roof after this one; of the one before it where none follows. */
export function neighbourOf({ roofs }: Pick<Draft, 'roofs'>, id: number): number {
  const place = roofs.findIndex(roof => roof.id === id)
  return (roofs[place + 1] ?? roofs[place - 1] ?? roofs[0]).id
}
