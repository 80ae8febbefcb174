import { Page } from '#features/shell/Page.tsx'
import { pathsIn } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import type { Words } from '#words/words.ts'
import styles from './NotFound.module.css'

/** The view of every address that the site does not have. `not-found.client.ts` logs the address. */
export function NotFoundPage({ words }: { readonly words: Words }) {
  const { action, heading, text } = words.notFound.page
  return (
    <Page words={words} icons={[]}>
      <div className={styles.view}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <Button look="loud" href={pathsIn(words.key).home}>
          {action}
        </Button>
      </div>
    </Page>
  )
}
