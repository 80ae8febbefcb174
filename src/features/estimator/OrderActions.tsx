import { useId, useState } from 'react'
import { callLink, chatLink } from '#contact/links.ts'
import { Button } from '#ui/Button.tsx'
import type { Answer } from './answer.ts'
import fields from './Fields.module.css'
import styles from './OrderActions.module.css'
import { orderText, quoteLink } from './order-text.ts'

/** Send it, share it, print it. */
export function OrderActions(props: Answer) {
  const { words, shop } = props
  const id = useId()
  const [shared, setShared] = useState<'no' | 'copied' | 'failed'>('no')
  const labels = words.order
  const link = quoteLink(props)

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ url: link })
      await navigator.clipboard.writeText(link)
      setShared('copied')
    } catch (error) {
      // Closing the phone's share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShared('failed')
    }
  }
  return (
    <div className={styles.order}>
      <h4>{labels.heading}</h4>
      <div className={styles.actions}>
        <Button look="chat" href={chatLink(shop.chatNumber, orderText(props))}>
          {labels.chat}
        </Button>
        <Button look="plain" href={callLink(shop.phone)}>
          {labels.call}
        </Button>
        <button type="button" className={fields.quiet} onClick={share}>
          {labels.share}
        </button>
        <button type="button" className={fields.quiet} onClick={() => print()}>
          {labels.print}
        </button>
      </div>
      <div role="status">
        {shared === 'copied' && <p>{labels.shared}</p>}
        {shared === 'failed' && (
          <p className={fields.select}>
            <label htmlFor={id}>{labels.shareFailed}</label>
            <input id={id} className={styles.link} readOnly value={link} onFocus={event => event.target.select()} />
          </p>
        )}
      </div>
    </div>
  )
}
