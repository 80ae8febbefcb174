import { memo } from 'react'
import { shillings } from '#catalogue/price.ts'
import styles from './AnswerBar.module.css'
import type { Answer } from './answer.ts'
import { OrderButton } from './OrderButton.tsx'

export const RESULT_ID = 'result-heading'

function showResult(): void {
  document.getElementById(RESULT_ID)?.scrollIntoView()
}

/** On a phone the answer stands at the thumb while one types: what it comes to, and the order. */
export const AnswerBar = memo(({ answer }: { readonly answer: Answer }) => {
  const { subject, problems, product, words } = answer
  if (!subject && problems.length === 0) return null
  return (
    <div className={styles.bar}>
      {subject && problems.length === 0 && (
        <button type="button" className={styles.answer} onClick={showResult}>
          <small>{product.name}</small>
          <b>{shillings(subject.priceKsh)}</b>
          <span>{words.result.sheetsOf(subject.sheets)}</span>
          <span className={styles.show}>{words.result.show}</span>
        </button>
      )}
      <OrderButton answer={answer} label={words.order.order} />
    </div>
  )
})
