import { business } from '#facts/business.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './Logo.module.css'

/** A gable over three box-profile ribs. */
export function Logo() {
  const paths = usePaths()
  const words = useWords().shell
  return (
    <a className={styles.logo} href={paths.home} aria-label={words.logo}>
      <svg viewBox="0 0 48 28" aria-hidden="true">
        <path className={styles.roof} d="M2 17 24 3l22 14" />
        <path d="M5 25h5l2-6h5l2 6h3l2-6h5l2 6h3l2-6h5l2 6" />
      </svg>
      {business.brand}
    </a>
  )
}
