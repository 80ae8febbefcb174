import type { ReactNode } from 'react'
import { WordsProvider } from '#i18n/WordsContext.tsx'
import type { Words } from '#i18n/words.ts'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import type { Paths } from '#site/paths.ts'
import { type IconName, IconOutlines } from '#ui/Icon.tsx'
import { type Edge, EdgePatterns } from '#ui/SectionEdge.tsx'
import { SectionOutlines } from '#ui/SectionOutlines.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Page.module.css'

interface PageProps {
  readonly words: Words
  /** The page's own address among those of a language: the way to it in the others. Error pages have none. */
  readonly path?: (paths: Paths) => string
  /** The icons, section drawings and edges of blocks that this page uses: each outline is sent once. */
  readonly icons: readonly IconName[]
  readonly sections?: readonly ProfileId[]
  readonly edges?: readonly Edge[]
  /** Room at the bottom for a bar that floats over the page on phones. */
  readonly bar?: ReactNode
  /** A line that a script fills; error pages, which bring no script for it, leave it out. */
  readonly news?: ReactNode
  readonly children: ReactNode
}

/** What every page has around its content. */
export function Page({ words, path, icons, sections = [], edges = [], bar, news, children }: PageProps) {
  return (
    <WordsProvider words={words}>
      <svg className={styles.outlines} aria-hidden="true">
        <defs>
          <IconOutlines names={icons} />
          <SectionOutlines ids={[...new Set(sections)]} />
          <EdgePatterns edges={edges} />
        </defs>
      </svg>
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
