import type { ReactNode } from 'react'
import styles from './Fields.module.css'

interface FieldGroupProps {
  readonly heading: string
  readonly children: ReactNode
}

/** Fields that belong together, under a line and their heading. */
export function FieldGroup({ heading, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{heading}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
