import { business } from '#facts/business.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { chatLink } from '#site/contact-links.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ChatButton.module.css'

/** A floating button that opens WhatsApp with a greeting. */
export function ChatButton() {
  const { messages, shell } = useWords()
  return (
    <aside className={styles.space} aria-label={shell.chat}>
      <a
        className={styles.chat}
        href={chatLink(business.chatNumber, messages.greeting)}
        aria-label={shell.chat}
        data-tip={shell.chatTip}
      >
        <Icon name="whatsapp" />
      </a>
    </aside>
  )
}
