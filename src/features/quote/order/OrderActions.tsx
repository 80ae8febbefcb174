import { useId, useState } from 'react'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { callLink, shareLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import buttons from '#ui/ButtonRow.module.css'
import control from '#ui/LabelledControl.module.css'
import styles from './OrderActions.module.css'
import { findObstacle, OrderButton, type OrderProps } from './OrderButton.tsx'
import { quoteLink, writeShare, writeShareMessage } from './order-text.ts'

export const ORDER_ACTIONS_ID = 'order-actions'

/** The buttons to order and to call, what they do, and the quieter ways to share and to print. */
export function OrderActions(order: OrderProps) {
  const { words, shop } = useQuote()
  const { calculation, compressedList } = order
  const id = useId()
  const [failed, setFailed] = useState(false)
  const labels = words.order
  const link = quoteLink(calculation.draft, shop, compressedList)

  /** Without `navigator.share` the link opens a chat with the same text. */
  async function share(event: { preventDefault(): void }) {
    if (!navigator.share) return
    event.preventDefault()
    try {
      await navigator.share({ text: writeShare(calculation, words), url: link })
    } catch (error) {
      // The visitor closed the share dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
    }
  }
  return (
    <div>
      <div className={buttons.row} id={ORDER_ACTIONS_ID}>
        <OrderButton {...order} label={labels.chat} />
        <Button variant="outline" icon="phone" href={callLink(shop.phone)} aria-label={labels.call}>
          {labels.callShort}
        </Button>
      </div>
      <div className={styles.more}>
        {!findObstacle(order, words) && <p>{labels.nothingPaid}</p>}
        <a className={styles.quiet} href={shareLink(writeShareMessage(calculation, words, link))} onClick={share}>
          {labels.share}
        </a>
        <button type="button" className={styles.quiet} onClick={() => print()}>
          {labels.print}
        </button>
      </div>
      <div role="status">
        {failed && (
          <p className={control.labelled}>
            <label htmlFor={id}>{labels.shareFailed}</label>
            <textarea
              id={id}
              rows={3}
              readOnly
              value={`${writeShare(calculation, words)}\n${link}`}
              onFocus={event => event.target.select()}
            />
          </p>
        )}
      </div>
    </div>
  )
}
