import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  readonly id: string
  readonly heading: string
  readonly lead?: string
  /** Below the lead; on wide screens beside it, at the right-hand edge. */
  readonly children?: ReactNode
}

export function SectionHeading({ id, heading, lead, children }: SectionHeadingProps) {
  return (
    <div className={classes(styles.heading, children !== undefined && styles.wide)}>
      <h2 id={id}>{heading}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  )
}
