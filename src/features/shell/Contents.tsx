import type { ReactNode } from 'react'
import { useWords } from '#i18n/WordsContext.tsx'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import styles from './Contents.module.css'

/** A heading of the page. */
export interface ContentsEntry {
  readonly id: string
  readonly text: ReactNode
}

/**
 * Links to the sections of a long page: one line that opens, and on wide screens a column that stays in view. The styles show one of
 * the two.
 */
export function Contents({
  entries,
  className,
}: {
  readonly entries: readonly ContentsEntry[]
  readonly className?: string | undefined
}) {
  const { contents: name } = useWords().shell
  const list = (
    <ul>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={classes(styles.contents, className)} aria-label={name}>
      <details>
        <summary className={chevron.fold}>{name}</summary>
        {list}
      </details>
      <div className={styles.column}>
        <h2>{name}</h2>
        {list}
      </div>
    </nav>
  )
}
