import { useEffect, useRef } from 'react'
import { ApplicationError } from '#features/errors/ApplicationError.tsx'
import { callLink, chatLink } from '#site/contact-links.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Estimator } from './Estimator.tsx'
import styles from './EstimatorDialog.module.css'
import type { Opening } from './state/opening-draft.ts'
import type { ShopFacts, Spoken } from './state/shop-facts.ts'

interface EstimatorDialogProps {
  readonly opening: Opening
  readonly spoken: Spoken
  readonly shop: ShopFacts
  /** The page's own link to itself in another language: it leads there from here too, and `menu.client.ts` adds the quote. */
  readonly elsewhere: HTMLAnchorElement | null
  readonly onClose: () => void
}

/** The window that the estimator stands in: the whole screen on a phone, most of it on a desk. */
export function EstimatorDialog({ opening, spoken, shop, elsewhere, onClose }: EstimatorDialogProps) {
  const words = spoken.estimator
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    // Its name first, not the way out.
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const failure = (
    <ApplicationError
      heading="h3"
      words={spoken.application}
      callHref={callLink(shop.phone)}
      chatHref={chatLink(shop.chatNumber, words.message.hello(shop.brand))}
      homeHref={shop.address}
    />
  )
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="estimator-heading"
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.top}>
        <div>
          <h2 id="estimator-heading" ref={heading} tabIndex={-1}>
            {words.heading}
          </h2>
          <p>
            <span>{`${words.aid} `}</span>
            {elsewhere && (
              <a href={elsewhere.href} lang={elsewhere.lang} hrefLang={elsewhere.hreflang}>
                {elsewhere.textContent}
              </a>
            )}
          </p>
        </div>
        <button type="button" className={styles.close} onClick={onClose}>
          {words.close}
        </button>
      </header>
      <ErrorBoundary fallback={failure}>
        <Estimator opening={opening} words={words} shop={shop} />
      </ErrorBoundary>
    </dialog>
  )
}
