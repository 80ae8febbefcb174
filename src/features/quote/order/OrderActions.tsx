import { useId, useState } from 'react'
import fields from '#features/quote/controls/Fields.module.css'
import type { Answer } from '#features/quote/state/answer.ts'
import { callLink, shareLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OrderActions.module.css'
import { OrderButton } from './OrderButton.tsx'
import { quoteLink, summaryText } from './order-text.ts'

/** Order it, call, share it, print it. */
export function OrderActions({ answer }: { readonly answer: Answer }) {
  const { words, shop } = answer
  const id = useId()
  const [failed, setFailed] = useState(false)
  const labels = words.order
  const summary = summaryText(answer)
  const link = quoteLink(answer)

  /** Browsers that can share do; for all others the link leads to a chat with the same text. */
  async function share(event: { preventDefault(): void }) {
    if (!navigator.share) return
    event.preventDefault()
    try {
      await navigator.share({ text: summary, url: link })
    } catch (error) {
      // Closing the phone's share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
    }
  }
  return (
    <div className={styles.order}>
      <div className={styles.actions}>
        <OrderButton answer={answer} label={labels.chat} />
        <Button look="plain" href={callLink(shop.phone)}>
          {labels.call}
        </Button>
        <a className={fields.quiet} href={shareLink(`${summary}\n${link}`)} onClick={share}>
          {labels.share}
        </a>
        <button type="button" className={fields.quiet} onClick={() => print()}>
          {labels.print}
        </button>
      </div>
      <div role="status">
        {failed && (
          <p className={fields.select}>
            <label htmlFor={id}>{labels.shareFailed}</label>
            <textarea
              id={id}
              rows={3}
              readOnly
              value={`${summary}\n${link}`}
              onFocus={event => event.target.select()}
            />
          </p>
        )}
      </div>
    </div>
  )
}
