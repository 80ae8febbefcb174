import type { ReactNode } from 'react'
import styles from './ScrollBox.module.css'

interface ScrollBoxProps {
  /** Names the box for people who hear the page. */
  readonly label: string
  readonly children: ReactNode
}

/** A box that scrolls sideways by itself, so that a wide table does not widen the page. It takes the focus, for arrow keys. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of the page
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus keyboards cannot scroll it
    <div className={styles.box} role="group" aria-label={label} tabIndex={0} data-scroll-box="">
      {children}
    </div>
  )
}
