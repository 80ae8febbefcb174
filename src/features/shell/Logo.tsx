import { business } from '#facts/business.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { classes } from '#ui/classes.ts'
import { LogoMark } from '#ui/LogoMark.tsx'
import styles from './Logo.module.css'

/** Names of more characters have a smaller font, so that they fit a phone in three lines. */
const MAX_LARGE_LENGTH = 20

/** The mark and the name of the shop, which lead home. */
export function Logo() {
  const paths = usePaths()
  const words = useWords().shell
  return (
    <a className={styles.logo} href={paths.home} aria-label={words.logo}>
      <LogoMark />
      <span className={classes(styles.name, business.brand.length > MAX_LARGE_LENGTH && styles.long)}>
        {business.brand}
      </span>
    </a>
  )
}
