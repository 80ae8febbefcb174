import type { ReactNode } from 'react'
import styles from './Fields.module.css'

interface FieldGroupProps {
  readonly heading: string
  readonly children: ReactNode
}

/** Fields that belong together, with a line and a heading above. */
export function FieldGroup({ heading, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{heading}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
