import type { ReactNode } from 'react'
import { business } from '#facts/business.ts'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { ContactButtons } from './controls/ContactButtons.tsx'
import { RoofSymbols } from './form/RoofSymbols.tsx'
import { ASK_ID } from './order/AskPerson.tsx'
import styles from './QuotePage.module.css'

interface QuotePageProps {
  readonly words: Words
  /** The estimator, hydrated by Astro. */
  readonly children?: ReactNode
}

/** Get Quote: a heading and the estimator, which ends with how to ask the shop. */
export function QuotePage({ words, children }: QuotePageProps) {
  const { application, estimator, messages, quotePage, shell } = words
  return (
    <Page words={words} path={paths => paths.quote} hasChatBar notices={<Notices />}>
      <div className={styles.top}>
        <h1>{quotePage.heading}</h1>
        <p>{quotePage.lead}</p>
        <ContactButtons
          shop={business}
          message={messages.quote()}
          chat={application.chat}
          call={estimator.order.callShort}
          callName={estimator.order.call}
          variant="quiet"
          className={styles.contact}
        />
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
        <ContactButtons shop={business} message={messages.quote()} chat={application.chat} call={shell.callPhone} />
      </div>
      <RoofSymbols />
      <div className={styles.estimator}>{children}</div>
    </Page>
  )
}
