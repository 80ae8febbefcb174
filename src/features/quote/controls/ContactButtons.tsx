import { callLink, chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './ContactButtons.module.css'

interface ContactButtonsProps {
  readonly shop: { readonly chatNumber: string; readonly phone: string }
  /** The text that the chat begins with. */
  readonly message: string
  readonly chat: string
  readonly call: string
  /** A longer name of the call, which contains `call`. */
  readonly callName?: string | undefined
  /** `outline` where another chat button, for the order, is the one to tap; `quiet`, for both, above a form that comes first. */
  readonly variant?: 'chat' | 'outline' | 'quiet'
  readonly className?: string | undefined
}

/** The two ways to reach the shop: a chat and a call. */
export function ContactButtons(props: ContactButtonsProps) {
  const { shop, message, chat, call, callName, variant = 'chat', className } = props
  return (
    <div className={classes(styles.buttons, className)}>
      <Button variant={variant} icon="whatsapp" href={chatLink(shop.chatNumber, message)}>
        {chat}
      </Button>
      <Button
        variant={variant === 'quiet' ? 'quiet' : 'outline'}
        icon="phone"
        href={callLink(shop.phone)}
        aria-label={callName}
      >
        {call}
      </Button>
    </div>
  )
}
