import type { ReactNode } from 'react'
import styles from './LinkButton.module.css'

/** A button inside of text, or below it, that looks like a link. */
export function LinkButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  )
}
