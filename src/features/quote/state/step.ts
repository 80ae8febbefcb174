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

/** When and where a visitor tapped, in CSS pixels of the window. A key that presses a button counts as a tap at one place. */
export interface Tap {
  readonly atMs: number
  readonly x: number
  readonly y: number
}

const DOUBLE_TAP_MS = 600
/** Half the width of a finger's target. */
const DOUBLE_TAP_PX = 24

/** Whether two taps are the two of a double tap, of which the second removes nothing. */
export const isDoubleTap = (first: Tap, second: Tap): boolean =>
  second.atMs - first.atMs < DOUBLE_TAP_MS && Math.hypot(second.x - first.x, second.y - first.y) <= DOUBLE_TAP_PX

/** Keys that press the focused button. */
const PRESS_KEYS = ['Enter', ' ']

/** Whether an event is text that is typed or pasted, or a key that moves the focus. */
export const isTyping = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? !PRESS_KEYS.includes(event.key)
    : event instanceof InputEvent || event instanceof ClipboardEvent

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
