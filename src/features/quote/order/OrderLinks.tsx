import { useState } from 'react'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OrderActions.module.css'
import { writeOrder } from './order-text.ts'

interface OrderLinksProps {
  readonly calculation: Calculation
  readonly compressedList: string | undefined
  readonly label: string
  /** One button that sends the next message after each tap, for places without room for a button each. */
  readonly isSequence?: boolean | undefined
}

/** Opens the order in a chat: a button, or one for each message of a long order. */
export function OrderLinks({ calculation, compressedList, label, isSequence }: OrderLinksProps) {
  const facts = useQuote()
  const { words, shop } = facts
  const [sent, setSent] = useState<{ readonly calculation: Calculation; readonly count: number }>()
  const messages = writeOrder(calculation, facts, compressedList)
  const send = (part: number, onClick?: () => void) => (
    <Button
      key={part}
      variant="chat"
      icon="whatsapp"
      href={chatLink(shop.chatNumber, messages[part] ?? '')}
      {...(onClick !== undefined && { onClick })}
    >
      {messages.length > 1 ? `${label} (${part + 1}/${messages.length})` : label}
    </Button>
  )
  if (messages.length === 1) return send(0)
  if (isSequence) {
    const next = sent?.calculation === calculation ? sent.count % messages.length : 0
    // The timer lets the browser follow this link before its address changes.
    return send(next, () => void setTimeout(() => setSent({ calculation, count: next + 1 })))
  }
  return (
    <>
      {send(0)}
      <div className={styles.parts}>
        <p>{words.order.inParts(messages.length)}</p>
        {messages.slice(1).map((_, index) => send(index + 1))}
      </div>
    </>
  )
}
