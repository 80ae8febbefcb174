import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './Fields.module.css'

interface FieldGroupProps {
  readonly heading: string
  /** Present where the group can take the focus. */
  readonly id?: string
  /** Whether it is inside details, whose summary already shows the heading. */
  readonly isFolded?: boolean
  /** Controls beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, with a line and a heading above. */
export function FieldGroup({ heading, id, isFolded, action, children }: FieldGroupProps) {
  return (
    <fieldset
      className={classes(styles.group, isFolded && styles.folded)}
      {...(id !== undefined && { id, tabIndex: -1 })}
    >
      <legend className={isFolded ? hidden.hidden : undefined}>{heading}</legend>
      {action && <div className={styles.action}>{action}</div>}
      <div>{children}</div>
    </fieldset>
  )
}
