import type { ReactNode } from 'react'
import { WordsProvider } from '#i18n/WordsContext.tsx'
import type { Words } from '#i18n/words.ts'
import type { Paths } from '#site/paths.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Page.module.css'

interface PageProps {
  readonly words: Words
  /** The page's own address among those of a language: the way to it in the others. Error pages have none. */
  readonly path?: (paths: Paths) => string
  /** Room at the bottom for a bar that floats over the page on phones. */
  readonly bar?: ReactNode
  /** A line that a script fills; error pages, which bring no script for it, leave it out. */
  readonly news?: ReactNode
  readonly children: ReactNode
}

/** What every page has around its content. */
export function Page({ words, path, bar, news, children }: PageProps) {
  return (
    <WordsProvider words={words}>
      <a className={styles.skip} href="#content">
        {words.shell.skipToContent}
      </a>
      <Header path={path} />
      {news}
      <main id="content">{children}</main>
      <Footer />
      {bar}
    </WordsProvider>
  )
}
