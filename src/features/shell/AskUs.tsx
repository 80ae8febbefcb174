import { business } from '#facts/business.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './AskUs.module.css'

/** The two ways to ask the shop: a chat and a call. `message` is the text that the chat begins with. */
export function AskUs({ message }: { readonly message?: string }) {
  const { application, messages } = useWords()
  return (
    <div className={styles.buttons}>
      <Button variant="chat" icon="whatsapp" href={chatLink(business.chatNumber, message ?? messages.greeting)}>
        {application.chat}
      </Button>
      <Button variant="outline" icon="phone" href={callLink(business.phone)}>
        {application.call}
      </Button>
    </div>
  )
}
