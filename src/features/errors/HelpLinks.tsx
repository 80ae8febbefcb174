import { guides } from '#facts/guides.ts'
import { AskUs } from '#features/shell/AskUs.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './HelpLinks.module.css'

/** The home page and a chat, which are filled, and a call; below them the other main pages. */
export function HelpLinks({ homeLabel }: { readonly homeLabel: string }) {
  const paths = usePaths()
  const { guides: guideWords, key, messages, shell } = useWords()
  return (
    <>
      <div className={styles.actions}>
        <Button variant="dark" href={paths.home}>
          {homeLabel}
        </Button>
        <AskUs message={messages.greeting} />
      </div>
      <nav className={styles.places} aria-label={shell.footer.quickLinks}>
        <a href={paths.products}>{shell.nav.products}</a>
        {guides[key].length > 0 && <a href={paths.guides}>{guideWords.name}</a>}
        <a href={paths.delivery}>{shell.footer.delivery}</a>
      </nav>
    </>
  )
}
