import type { ReactNode } from 'react'
import { WordsProvider } from '#i18n/WordsContext.tsx'
import type { Words } from '#i18n/words.ts'
import type { Paths } from '#site/paths.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { ChatButton } from './ChatButton.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Page.module.css'

interface PageProps {
  readonly words: Words
  /** The page's address, for links to it in other languages. Error pages have none. */
  readonly path?: (paths: Paths) => string
  /** A bar at the bottom of the screen. */
  readonly bottomBar?: ReactNode
  /** Phones show a bar with a chat link at the bottom of the screen, as `bottomBar` or in the content. */
  readonly hasChatBar?: boolean
  /** Notices below the header. Error pages have none, because they do not load the script that shows them. */
  readonly notices?: ReactNode
  /** Whether the last block is a coloured band, which the footer follows without an edge. */
  readonly endsWithBand?: boolean
  readonly children: ReactNode
}

/** The header, footer and word context around the content of a page. */
export function Page({ words, path, bottomBar, hasChatBar = false, notices, endsWithBand, children }: PageProps) {
  return (
    <WordsProvider words={words}>
      <a className={styles.skip} href="#content">
        {words.shell.skipToContent}
      </a>
      <Header path={path} />
      {notices}
      <main id="content">
        {children}
        {!endsWithBand && <SectionEdge profile="corrugated" background="ink" />}
      </main>
      <Footer />
      {bottomBar}
      <ChatButton isBesideBar={hasChatBar} />
    </WordsProvider>
  )
}
