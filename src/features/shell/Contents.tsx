import type { ReactNode } from 'react'
import { useWords } from '#i18n/WordsContext.tsx'
import { classes } from '#ui/classes.ts'
import styles from './Contents.module.css'

/** A heading of the page. */
export interface ContentsEntry {
  readonly id: string
  readonly text: ReactNode
}

/** Links to the sections of a long page: a ruled list, which on wide screens is a column that stays in view. */
export function Contents({
  entries,
  className,
}: {
  readonly entries: readonly ContentsEntry[]
  readonly className?: string | undefined
}) {
  return (
    <nav className={classes(styles.contents, className)} aria-labelledby="contents-heading">
      <h2 id="contents-heading">{useWords().shell.contents}</h2>
      <ul>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
