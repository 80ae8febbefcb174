import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './ArticleWithContents.module.css'
import { Contents, type ContentsEntry } from './Contents.tsx'
import { PageHeading } from './PageHeading.tsx'

interface ArticleWithContentsProps {
  readonly heading: string
  readonly lead: string
  /** A picture beside the heading, below it on narrow screens. */
  readonly picture?: ReactNode
  /** The answer to the question of the heading. */
  readonly answer?: ReactNode
  readonly entries: readonly ContentsEntry[]
  readonly className?: string | false | undefined
  readonly textClassName: string | undefined
  /** A box that stays in view beside the text on wide screens, below it on others. */
  readonly aside?: ReactNode
  /** The text below the contents. */
  readonly children: ReactNode
}

/** A long text with links to its sections, which stay in view beside the text on wide screens. */
export function ArticleWithContents({
  heading,
  lead,
  picture,
  answer,
  entries,
  className,
  textClassName,
  aside,
  children,
}: ArticleWithContentsProps) {
  return (
    <article className={classes(styles.article, aside !== undefined && styles.withAside, className)}>
      <PageHeading heading={heading} lead={lead} picture={picture} answer={answer} />
      <Contents entries={entries} className={styles.contents} />
      <div className={classes(styles.text, textClassName)}>{children}</div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </article>
  )
}
