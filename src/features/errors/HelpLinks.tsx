import { business } from '#facts/business.ts'
import { guides } from '#facts/guides.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './HelpLinks.module.css'

/** The home page, a chat and a call, and below them the other main pages. Only the first is filled, to stand out. */
export function HelpLinks({ homeLabel }: { readonly homeLabel: string }) {
  const paths = usePaths()
  const { application, guides: guideWords, key, messages, shell } = useWords()
  return (
    <>
      <div className={styles.actions}>
        <Button variant="secondary" href={paths.home}>
          {homeLabel}
        </Button>
        <Button variant="outline" icon="whatsapp" href={chatLink(business.chatNumber, messages.greeting)}>
          {application.chat}
        </Button>
        <Button variant="outline" icon="phone" href={callLink(business.phone)}>
          {application.call}
        </Button>
      </div>
      <nav className={styles.places} aria-label={shell.footer.quickLinks}>
        <a href={paths.products}>{shell.nav.products}</a>
        {guides[key].length > 0 && <a href={paths.guides}>{guideWords.name}</a>}
        <a href={paths.delivery}>{shell.footer.delivery}</a>
      </nav>
    </>
  )
}
