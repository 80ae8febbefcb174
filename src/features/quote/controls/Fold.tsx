import type { ComponentProps } from 'react'
import styles from './Fold.module.css'

interface FoldProps extends Omit<ComponentProps<'details'>, 'className'> {
  /** What the folded part comes to, before its name. It stays when the part is open; the name goes. */
  readonly text?: string
  readonly name: string
}

/** A part of the form that is folded below a small line. */
export function Fold({ text, name, children, ...details }: FoldProps) {
  return (
    <details className={styles.fold} {...details}>
      <summary>
        {text}
        {text === undefined ? (
          <b>{name}</b>
        ) : (
          <span>
            {' · '}
            <b>{name}</b>
          </span>
        )}
      </summary>
      <div>{children}</div>
    </details>
  )
}
