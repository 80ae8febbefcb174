import { useLayoutEffect } from 'react'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Step } from '#features/quote/state/step.ts'
import hidden from '#ui/VisuallyHidden.module.css'
import fields from './Fields.module.css'
import styles from './UndoBar.module.css'

/** Room for this bar and the one below it on a phone. */
const SCROLL_PADDING = '168px'

interface UndoBarProps {
  /** The last tap, while it can be undone. */
  readonly step: Step | undefined
  /** Whether the last tap was just undone. */
  readonly isUndone: boolean
  readonly onUndo: () => void
}

/** Says what the last tap removed, and brings it back. Screen readers hear both sentences. */
export function UndoBar({ step, isUndone, onUndo }: UndoBarProps) {
  const { words } = useQuote()
  const { done, undo, undone } = words.steps
  const text = step?.kind ? done[step.kind](step.about ?? '') : ''
  const isShown = text !== ''
  useLayoutEffect(() => {
    if (!isShown) return
    // A focused element is never under the bar.
    const { style } = document.documentElement
    style.scrollPaddingBottom = SCROLL_PADDING
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [isShown])
  return (
    <>
      <p className={hidden.hidden} role="status">
        {isUndone ? undone : text}
      </p>
      {isShown && (
        <div className={styles.bar}>
          <span aria-hidden="true">{text}</span>
          <button
            type="button"
            className={fields.outlineButton}
            // The second tap of two was for the button that was here before.
            onClick={({ detail }) => detail < 2 && onUndo()}
          >
            {undo}
          </button>
        </div>
      )}
    </>
  )
}
