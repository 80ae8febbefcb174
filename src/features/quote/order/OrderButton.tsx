import { fieldName, goToField, goToList } from '#features/quote/form/problem.ts'
import type { Answer } from '#features/quote/state/answer.ts'
import { chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OrderActions.module.css'
import { orderText } from './order-text.ts'

/**
 * The order, ready in the chat. While something is wrong, or a list is not read, there is none: the
 * button then leads there.
 */
export function OrderButton({ answer, label }: { readonly answer: Answer; readonly label: string }) {
  const { problems, draft, shop, subject, awaits, words } = answer
  const [first] = problems
  if (first) {
    const name = fieldName(first, draft, words)
    return (
      <button type="button" className={styles.held} onClick={() => goToField(first)}>
        {first.error ? words.order.mend(name) : words.order.missing(name)}
      </button>
    )
  }
  if (!subject) return null
  if (awaits)
    return (
      <button type="button" className={styles.held} onClick={goToList}>
        {awaits === 'reading' ? words.list.reading : words.order.unread}
      </button>
    )
  return (
    <Button look="chat" href={chatLink(shop.chatNumber, orderText(answer))}>
      {label}
    </Button>
  )
}
