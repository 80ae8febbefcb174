import type { ReactNode } from 'react'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './Breadcrumb.module.css'

interface BreadcrumbProps {
  /** The name of this page. */
  readonly name: string
  /** The page between the home page and this one. */
  readonly parent?: { readonly name: string; readonly href: string }
  /** A link at the start of the row. */
  readonly children?: ReactNode
}

/** Links to the pages above this one, from the home page on. */
export function Breadcrumb({ name, parent, children }: BreadcrumbProps) {
  const paths = usePaths()
  const { shell } = useWords()
  return (
    <div className={styles.row}>
      {children}
      <nav aria-label={shell.breadcrumb}>
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
    </div>
  )
}
