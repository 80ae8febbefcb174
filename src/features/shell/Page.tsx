import type { ReactNode } from 'react'
import { WordsProvider } from '#i18n/WordsContext.tsx'
import type { Words } from '#i18n/words.ts'
import type { Paths } from '#site/paths.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Page.module.css'

interface PageProps {
  readonly words: Words
  /** The page's address, for links to it in other languages. Error pages have none. */
  readonly path?: (paths: Paths) => string
  /** A bar at the bottom of the screen. */
  readonly bottomBar?: ReactNode
  /** Notices below the header. Error pages have none, because they do not load the script that shows them. */
  readonly notices?: ReactNode
  readonly children: ReactNode
}

/** The header, footer and word context around the content of a page. */
export function Page({ words, path, bottomBar, notices, children }: PageProps) {
  return (
    <WordsProvider words={words}>
      <a className={styles.skip} href="#content">
        {words.shell.skipToContent}
      </a>
      <Header path={path} />
      {notices}
      <main id="content">{children}</main>
      <Footer />
      {bottomBar}
    </WordsProvider>
  )
}
