import { business } from '#facts/business.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { classes } from '#ui/classes.ts'
import styles from './Logo.module.css'

/** Names of more characters have a smaller font, so that they fit a phone in three lines. */
const MAX_LARGE_LENGTH = 20

/** The name of the shop beside a drawing: a gable over three box-profile ribs. */
export function Logo() {
  const paths = usePaths()
  const words = useWords().shell
  return (
    <a className={styles.logo} href={paths.home} aria-label={words.logo}>
      <svg viewBox="0 0 48 28" aria-hidden="true">
        <path className={styles.roof} d="M2 17 24 3l22 14" />
        <path d="M5 25h5l2-6h5l2 6h3l2-6h5l2 6h3l2-6h5l2 6" />
      </svg>
      <span className={classes(styles.name, business.brand.length > MAX_LARGE_LENGTH && styles.long)}>
        {business.brand}
      </span>
    </a>
  )
}
