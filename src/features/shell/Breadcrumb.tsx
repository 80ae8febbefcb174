import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './Breadcrumb.module.css'

interface BreadcrumbProps {
  /** The name of this page. */
  readonly name: string
  /** The page between the home page and this one. */
  readonly parent?: { readonly name: string; readonly href: string }
}

/** Links to the pages above this one, from the home page on. */
export function Breadcrumb({ name, parent }: BreadcrumbProps) {
  const paths = usePaths()
  const { shell } = useWords()
  return (
    <nav className={styles.row} aria-label={shell.breadcrumb}>
      <ol>
        <li>
          <a href={paths.home}>{shell.nav.home}</a>
        </li>
        {parent && (
          <li>
            <a href={parent.href}>{parent.name}</a>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
