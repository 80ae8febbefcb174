import type { ReactNode } from 'react'
import { business } from '#facts/business.ts'
import { GuideLinks } from '#features/guides/GuideLinks.tsx'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { callLink, chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import { RoofSymbols } from './form/RoofSymbols.tsx'
import { ASK_ID } from './order/AskAboutEstimate.tsx'
import styles from './QuotePage.module.css'

interface QuotePageProps {
  readonly words: Words
  /** The estimator, hydrated by Astro. */
  readonly children?: ReactNode
}

/** Get Quote: the estimator, then how to ask the shop. Without scripts only the latter is shown. */
export function QuotePage({ words, children }: QuotePageProps) {
  const { application, messages, quotePage, shell } = words
  const { help } = quotePage
  return (
    <Page words={words} path={paths => paths.quote} hasChatBar notices={<Notices />}>
      <div className={styles.top}>
        <h1>{quotePage.heading}</h1>
        <p>{quotePage.lead}</p>
      </div>
      <noscript>
        <p className={styles.notice}>
          <a href={`#${ASK_ID}`}>{quotePage.withoutScript}</a>
        </p>
      </noscript>
      <div className={styles.notice} role="status" data-not-loaded="" hidden>
        <p>
          {`${quotePage.notLoaded} `}
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page */}
          <a href="">{quotePage.loadAgain}</a>
        </p>
        <div className={styles.actions}>
          <Button variant="chat" icon="whatsapp" href={chatLink(business.chatNumber, messages.quote())}>
            {application.chat}
          </Button>
          <Button variant="outline" icon="phone" href={callLink(business.phone)}>
            {shell.callPhone}
          </Button>
        </div>
      </div>
      <RoofSymbols />
      <div className={styles.estimator}>{children}</div>
      <div className={styles.after}>
        <section className={styles.help} id={ASK_ID} aria-labelledby="ask-heading">
          <h2 id="ask-heading">{help.heading}</h2>
          <div className={styles.whatToSend}>
            <p>{help.text}</p>
            <ul>
              {help.whatToSend.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <div className={styles.actions}>
              <Button variant="chat" icon="whatsapp" href={chatLink(business.chatNumber, messages.quote())}>
                {help.chat}
              </Button>
              <Button variant="outline" icon="phone" href={callLink(business.phone)}>
                {help.call}
              </Button>
            </div>
          </div>
        </section>
        <GuideLinks />
      </div>
    </Page>
  )
}
