import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import styles from './NotFound.module.css'

/** The view of every address that the site does not have. `not-found.client.ts` logs the address. */
export function NotFoundPage({ words }: { readonly words: Words }) {
  const { action, heading, text } = words.notFound.page
  return (
    <Page words={words}>
      <div className={styles.view}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <HelpLinks home={action} />
      </div>
      <SectionEdge profile="corrugated" background="ink" />
    </Page>
  )
}
