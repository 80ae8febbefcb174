import { chatLink } from '#contact/links.ts'
import { Button } from '#ui/Button.tsx'
import type { Answer } from './answer.ts'
import styles from './OrderActions.module.css'
import { orderText } from './order-text.ts'
import { fieldName, goToField } from './problem.ts'

/** The order, ready in the chat. While something is wrong there is none: the button then leads to what is wrong. */
export function OrderButton({ answer, label }: { readonly answer: Answer; readonly label: string }) {
  const { problems, draft, shop, subject, words } = answer
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
  return (
    <Button look="chat" href={chatLink(shop.chatNumber, orderText(answer))}>
      {label}
    </Button>
  )
}
