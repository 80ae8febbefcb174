import { useState } from 'react'
import { fieldName, goToField, goToList, goToOpenLine } from '#features/quote/form/problem.ts'
import { shortenLine } from '#features/quote/list/list-lines.ts'
import type { ListState } from '#features/quote/list/use-list-reader.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OrderActions.module.css'
import { writeOrder } from './order-text.ts'

/** The content of an order, and whether it can be sent. */
export interface OrderProps {
  readonly calculation: Calculation
  readonly listState: ListState
  /** The list for links (`useCompressedList`). */
  readonly compressedList: string | undefined
}

interface OrderButtonProps extends OrderProps {
  readonly label: string
  /** Sends the next message of a long order after each tap, for places without room for a button each. */
  readonly isSequence?: boolean
}

/** The name of an unclear line in the button. */
const MAX_LINE_LENGTH = 20

/** The label of the button for one message of an order, counted from 0. */
export function partLabel(label: string, part: number, parts: number): string {
  return parts > 1 ? `${label} (${part + 1}/${parts})` : label
}

/**
 * Opens the order in a chat; of a long order the first message. While a field is invalid, or the list or one of its lines
 * is not clear, the button goes there instead.
 */
export function OrderButton({ calculation, listState, compressedList, label, isSequence }: OrderButtonProps) {
  const facts = useQuote()
  const { words, shop } = facts
  const { problems, draft, ordered, blockingParts } = calculation
  const [sent, setSent] = useState<{ readonly calculation: Calculation; readonly count: number }>()
  const [first] = problems
  if (first) {
    const name = fieldName(first, draft, words)
    return (
      <button type="button" className={styles.blocked} onClick={() => goToField(first)}>
        {first.error ? words.order.correctField(name) : words.order.fillField(name)}
      </button>
    )
  }
  if (!ordered && draft.from !== 'list') return null
  if (listState === 'reading' || listState === 'failed')
    return (
      <button type="button" className={styles.blocked} onClick={goToList}>
        {listState === 'reading' ? words.list.reading : words.order.readListFirst}
      </button>
    )
  const [open] = blockingParts
  if (open) {
    const line = shortenLine(open.source, MAX_LINE_LENGTH)
    return (
      <button type="button" className={styles.blocked} onClick={goToOpenLine}>
        {open.kind === 'question' ? words.order.answerLine(line) : words.order.completeLine(line)}
      </button>
    )
  }
  if (!ordered) return null
  const messages = writeOrder(calculation, facts, compressedList)
  const next = sent?.calculation === calculation ? sent.count % messages.length : 0
  // After the browser has followed the link, or it would follow the next one.
  const onClick = () => void setTimeout(() => setSent({ calculation, count: next + 1 }))
  return (
    <Button
      variant="chat"
      href={chatLink(shop.chatNumber, messages[next] ?? '')}
      {...(isSequence && messages.length > 1 && { onClick })}
    >
      {partLabel(label, next, messages.length)}
    </Button>
  )
}
