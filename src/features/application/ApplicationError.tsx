import { business } from '#business.ts'
import { callLink, chatLink } from '#contact/links.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#words/WordsContext.tsx'
import styles from './ApplicationError.module.css'

/** What is shown when a part of the site fails: never a blank page, always a way on. */
export function ApplicationError({ heading: Heading = 'h1' }: { readonly heading?: 'h1' | 'h2' }) {
  const { application, messages } = useWords()
  return (
    <div className={styles.view} role="alert">
      <Heading>{application.heading}</Heading>
      <p>{application.text}</p>
      <p className={styles.actions}>
        {/* An empty address is the page itself: the link loads it again, with or without scripts. */}
        <Button look="loud" href="">
          {application.reload}
        </Button>
        <Button look="plain" href={callLink(business.phone)}>
          {application.call}
        </Button>
        <Button look="chat" href={chatLink(business.chatNumber, messages.greeting)}>
          {application.chat}
        </Button>
        <a href={paths.home}>{application.home}</a>
      </p>
    </div>
  )
}
