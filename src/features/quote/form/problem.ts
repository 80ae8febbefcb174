import { errorText } from '#features/quote/controls/typed-number.ts'
import { unfold } from '#features/quote/state/step.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Problem } from '#roofing/quote/read-draft.ts'
import { hasBothWalls } from '#roofing/quote/roofs.ts'
import type { WingProblem } from '#roofing/quote/wings.ts'

/** The id of the input of a field. */
export function fieldId(key: Problem['key'], roof?: number, wing?: Pick<WingProblem, 'wing' | 'part'>): string {
  const id = roof === undefined ? `quote-${key}` : `quote-${key}-${roof + 1}`
  return wing ? `${id}-${wing.wing + 1}-${wing.part}` : id
}

/** The ids of the groups that take the focus when a button beside them is gone. */
export const roofGroupId = (roof: number) => `quote-roof-${roof}`
export const wingGroupId = (roof: number, wing: number) => `${roofGroupId(roof)}-wing-${wing}`
export const addWingId = (roof: number) => `${roofGroupId(roof)}-add-wing`
export const LIST_GROUP_ID = 'quote-list-group'

function label({ key, wing }: Problem, words: EstimatorWords): string {
  if (wing) return words.partLabel(words.roofs.numberedWing(wing.wing + 1), words.roofs.wingParts[wing.part])
  if (key === 'stock') return words.sheet.stock
  return key in words.assumptions
    ? words.assumptions[key as keyof typeof words.assumptions]
    : words.roofs[key as 'length' | 'width' | 'pitch' | 'eave' | 'verge' | 'gablet']
}

/** The label of the field, with the number of its roof if there are several. */
export function fieldName(problem: Problem, draft: Draft, words: EstimatorWords): string {
  const { roof } = problem
  const name = label(problem, words)
  if (roof === undefined || draft.roofs.length === 1) return name
  return words.partLabel(words.roofs.numbered(roof + 1), name)
}

/** Why there is no count: what is wrong with a field, or that it is missing. */
export function describeProblem(problem: Problem, draft: Draft, words: EstimatorWords): string {
  const name = fieldName(problem, draft, words)
  const text = errorText(problem.error ?? problem.wing?.error, name, draft.unit, words)
  return text ? `${text} ${words.result.invalidFields}` : words.order.fillField(name)
}

export const LIST_ID = 'quote-list'

function goTo(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  unfold(field)
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/** Scrolls to the field of a problem and focuses it, after opening the details around it. */
export function goToField({ key, roof, wing }: Pick<Problem, 'key' | 'roof' | 'wing'>): void {
  goTo(fieldId(key, roof, wing))
}

/** Scrolls to the first wall that is not typed, and focuses its field. */
export function goToMissingWall(roofs: Draft['roofs']): void {
  const roof = roofs.findIndex(each => !hasBothWalls(each))
  if (roof !== -1) goToField({ key: roofs[roof]?.length ? 'width' : 'length', roof })
}

/** The id of the first line of the list that blocks the order. */
export const OPEN_LINE_ID = 'quote-open-line'

/** Scrolls to the first unclear line of the list, or to the list. */
export function goToOpenLine(): void {
  goTo(document.getElementById(OPEN_LINE_ID) ? OPEN_LINE_ID : LIST_ID)
}

/** Scrolls to the list and focuses it. */
export function goToList(): void {
  goTo(LIST_ID)
}
