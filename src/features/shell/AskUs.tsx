import { business } from '#facts/business.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './AskUs.module.css'

interface AskUsProps {
  /** The text that the chat begins with. */
  readonly message: string
  /** What the chat asks, where it is one thing. */
  readonly label?: string
}

/** The two ways to ask the shop: a chat and a call. */
export function AskUs({ message, label }: AskUsProps) {
  const { application } = useWords()
  return (
    <div className={styles.buttons}>
      <Button variant="chat" icon="whatsapp" href={chatLink(business.chatNumber, message)}>
        {label ?? application.chat}
      </Button>
      <Button variant="outline" icon="phone" href={callLink(business.phone)}>
        {application.call}
      </Button>
    </div>
  )
}
