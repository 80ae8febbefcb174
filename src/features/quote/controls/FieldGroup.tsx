import type { ReactNode } from 'react'
import styles from './Fields.module.css'

interface FieldGroupProps {
  readonly heading: string
  /** Present where the group can take the focus. */
  readonly id?: string
  /** A button beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together, with a line and a heading above. */
export function FieldGroup({ heading, id, action, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group} {...(id !== undefined && { id, tabIndex: -1 })}>
      <legend>{heading}</legend>
      {action}
      <div>{children}</div>
    </fieldset>
  )
}
