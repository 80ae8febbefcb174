import type { StepWords } from '#i18n/en/steps.ts'

/** What a tap did. */
type StepKind = keyof StepWords['done']

/** A tap that removes something, or moves the focus. */
export interface Step {
  /** Present where the tap can be undone. */
  readonly kind?: StepKind
  /** The number or the name in the sentence about the tap, such as the removed roof or the chosen product. */
  readonly about?: string | number
  /** The id of the element that takes the focus, because the pressed button may be gone. */
  readonly focusId?: string | undefined
  /** The id of the element that takes the focus when the tap is undone. */
  readonly undoneFocusId?: string
  /** Brings back what is not part of the draft. */
  readonly onUndo?: () => void
}

/** A second tap within this time is the end of a double tap and removes nothing. */
export const DOUBLE_TAP_MS = 600

/** Opens the details around an element. */
export function unfold(element: Element): void {
  for (let details = element.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
    details.open = true
}

/** Focuses an element and shows its beginning. */
export function focusElement(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  unfold(element)
  element.focus({ preventScroll: true })
  const beginning = element.firstElementChild ?? element
  beginning.scrollIntoView({ block: 'nearest' })
}
