import { memo } from 'react'
import { ContactButtons } from '#features/quote/controls/ContactButtons.tsx'
import { type Calculation, hasTotal } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { classes } from '#ui/classes.ts'
import styles from './AskPerson.module.css'
import { writeQuestion } from './order-text.ts'

export const ASK_ID = 'ask'

interface AskPersonProps {
  readonly calculation: Calculation
  readonly compressedList: string | undefined
  readonly className?: string | undefined
}

/** How to ask the shop: with the estimate, once there is one. Without scripts this is the only part that is shown. */
export const AskPerson = memo(({ calculation, compressedList, className }: AskPersonProps) => {
  const facts = useQuote()
  const { words, shop } = facts
  const { heading, question, measures } = words.ask
  const isCounted = hasTotal(calculation)
  return (
    <section className={classes(styles.ask, className)} id={ASK_ID} aria-labelledby="ask-heading">
      <h2 id="ask-heading">{heading}</h2>
      <p>{isCounted ? question.text : measures.text}</p>
      <ContactButtons
        shop={shop}
        message={isCounted ? writeQuestion(calculation, facts, compressedList) : shop.question}
        chat={isCounted ? question.chat : measures.chat}
        call={words.order.callShort}
        callName={words.order.call}
        variant={isCounted ? 'outline' : 'chat'}
      />
    </section>
  )
})
