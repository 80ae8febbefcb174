import type { Guide } from '#facts/build-guides.ts'
import { usePaths } from '#i18n/use-paths.ts'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import styles from './GuideLinkList.module.css'

const row = classes(chevron.go, chevron.row)

interface GuideLinkListProps {
  readonly guides: readonly Pick<Guide, 'slug' | 'name' | 'summary'>[]
  /** The name of a last link to all guides; absent where these are all. */
  readonly all?: string | undefined
  /** The names of the guides that only the last link leads to. */
  readonly others?: readonly string[]
}

/** Names of guides that lead to them, and except on phones what each is about. */
export function GuideLinkList({ guides, all, others = [] }: GuideLinkListProps) {
  const paths = usePaths()
  return (
    <ul className={styles.list}>
      {guides.map(({ slug, name, summary }) => (
        <li key={slug}>
          <a className={row} href={paths.guide(slug)}>
            {name}
          </a>
          {summary && <p>{summary}</p>}
        </li>
      ))}
      {all && (
        <li>
          <a className={row} href={paths.guides}>
            {all}
          </a>
          {others.length > 0 && <p>{`${others.join('. ')}.`}</p>}
        </li>
      )}
    </ul>
  )
}
