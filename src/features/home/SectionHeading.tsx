import type { ReactNode } from 'react'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  readonly id: string
  readonly heading: string
  readonly lead?: string
  readonly children?: ReactNode
}

export function SectionHeading({ id, heading, lead, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{heading}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  )
}
