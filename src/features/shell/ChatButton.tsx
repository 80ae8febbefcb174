import { business } from '#facts/business.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { chatLink } from '#site/contact-links.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ChatButton.module.css'

interface ChatButtonProps {
  /** The page has a bar with a chat link of its own at the bottom of phone screens. */
  readonly isBesideBar: boolean
}

/** A floating button that opens WhatsApp with a greeting. */
export function ChatButton({ isBesideBar }: ChatButtonProps) {
  const { messages, shell } = useWords()
  return (
    <aside className={classes(styles.space, isBesideBar && styles.besideBar)} aria-label={shell.chat}>
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
