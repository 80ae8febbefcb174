import type { ReactNode } from 'react'
import styles from './PageHeading.module.css'

interface PageHeadingProps {
  readonly heading: string
  readonly lead: string
  /** A picture beside the heading, below it on narrow screens. */
  readonly picture?: ReactNode
  /** The answer to the question of the heading, below the lead. */
  readonly answer?: ReactNode
  /** Buttons below the lead. */
  readonly children?: ReactNode
}

/** The heading of a page with a sentence in larger text below. */
export function PageHeading({ heading, lead, answer, picture, children }: PageHeadingProps) {
  return (
    <div className={picture ? styles.withPicture : undefined}>
      <div className={styles.text}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        {answer && <div className={styles.answer}>{answer}</div>}
        {children}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}
