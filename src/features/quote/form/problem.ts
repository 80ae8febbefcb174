import { errorText } from '#features/quote/controls/typed-number.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { Problem } from '#roofing/quote/read-draft.ts'
import type { WingProblem } from '#roofing/quote/wings.ts'

/** Id of the input of a field: errors and the order button lead to it. */
export function fieldId(key: Problem['key'], roof?: number, wing?: Pick<WingProblem, 'wing' | 'part'>): string {
  const id = roof === undefined ? `quote-${key}` : `quote-${key}-${roof + 1}`
  return wing ? `${id}-${wing.wing + 1}-${wing.part}` : id
}

function label({ key, wing }: Problem, words: EstimatorWords): string {
  if (wing) return words.partOf(words.roofs.nthWing(wing.wing + 1), words.roofs.wingParts[wing.part])
  if (key === 'stock') return words.sheet.stock
  return key in words.assumptions
    ? words.assumptions[key as keyof typeof words.assumptions]
    : words.roofs[key as 'length' | 'width' | 'pitch' | 'eave' | 'verge' | 'gablet']
}

/** The field as the form names it, with its roof where there are several. */
export function fieldName(problem: Problem, draft: Draft, words: EstimatorWords): string {
  const { roof } = problem
  const name = label(problem, words)
  if (roof === undefined || draft.roofs.length === 1) return name
  return words.partOf(words.roofs.nth(roof + 1), name)
}

/** Why there is no count: what is wrong with a field, or that it is missing. */
export function problemText(problem: Problem, draft: Draft, words: EstimatorWords): string {
  const name = fieldName(problem, draft, words)
  const text = errorText(problem.error ?? problem.wing?.error, name, draft.unit, words)
  return text ? `${text} ${words.result.held}` : words.order.missing(name)
}

export const LIST_ID = 'quote-list'

function goTo(id: string): void {
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** Brings the field of a problem into view and into focus, unfolding what it stands in. */
export function goToField({ key, roof, wing }: Problem): void {
  goTo(fieldId(key, roof, wing))
}

/** The same for the list. */
export function goToList(): void {
  goTo(LIST_ID)
}
