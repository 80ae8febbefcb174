import { business } from '#facts/business.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './NotFound.module.css'

/** Links to the home page, a call and a chat. */
export function HelpLinks({ homeLabel }: { readonly homeLabel: string }) {
  const { application, messages } = useWords()
  return (
    <div className={styles.actions}>
      <Button variant="primary" href={usePaths().home}>
        {homeLabel}
      </Button>
      <p>
        <Button variant="quiet" icon="phone" href={callLink(business.phone)}>
          {application.call}
        </Button>
        <Button variant="quiet" icon="whatsapp" href={chatLink(business.chatNumber, messages.greeting)}>
          {application.chat}
        </Button>
      </p>
    </div>
  )
}
