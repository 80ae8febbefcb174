import type { Words } from '#i18n/words.ts'
import { Button } from '#ui/Button.tsx'
import styles from './ApplicationError.module.css'

interface ApplicationErrorProps {
  readonly heading?: 'h1' | 'h2'
  readonly words: Words['application']
  readonly callHref: string
  readonly chatHref: string
  readonly homeHref: string
}

/** An error message with links to reload, call, chat and the home page. */
export function ApplicationError({
  heading: Heading = 'h1',
  words,
  callHref,
  chatHref,
  homeHref,
}: ApplicationErrorProps) {
  return (
    <div className={styles.message} role="alert">
      <Heading>{words.heading}</Heading>
      <p>{words.text}</p>
      <p className={styles.actions}>
        {/* An empty address reloads the page, also without scripts. */}
        <Button variant="outline" href="">
          {words.reload}
        </Button>
        <Button variant="outline" icon="phone" href={callHref}>
          {words.call}
        </Button>
        <Button variant="chat" icon="whatsapp" href={chatHref}>
          {words.chat}
        </Button>
        <a href={homeHref}>{words.home}</a>
      </p>
    </div>
  )
}
