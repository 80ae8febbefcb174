import type { ComponentProps } from 'react'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import styles from './Fold.module.css'
import row from './Row.module.css'

interface FoldProps extends Omit<ComponentProps<'details'>, 'className'> {
  /** What the folded part comes to, before its name. It stays when the part is open; the name goes. */
  readonly text?: string
  readonly name: string
}

/** A part of the form that is folded below a row. */
export function Fold({ text, name, children, ...details }: FoldProps) {
  return (
    <details className={classes(styles.fold, row.line)} {...details}>
      <summary className={classes(row.row, chevron.fold)}>
        <span>{text ?? name}</span>
        {text !== undefined && <span>{name}</span>}
      </summary>
      <div>{children}</div>
    </details>
  )
}
