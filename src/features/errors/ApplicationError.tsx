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

/** What is shown when a part of the site fails: never a blank page, always a way on. */
export function ApplicationError({
  heading: Heading = 'h1',
  words,
  callHref,
  chatHref,
  homeHref,
}: ApplicationErrorProps) {
  return (
    <div className={styles.view} role="alert">
      <Heading>{words.heading}</Heading>
      <p>{words.text}</p>
      <p className={styles.actions}>
        {/* An empty address is the page itself: the link loads it again, with or without scripts. */}
        <Button variant="primary" href="">
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
