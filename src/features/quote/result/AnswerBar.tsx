import { memo } from 'react'
import { OrderButton } from '#features/quote/order/OrderButton.tsx'
import type { Answer } from '#features/quote/state/answer.ts'
import { shillings } from '#text/format-price.ts'
import styles from './AnswerBar.module.css'

export const RESULT_ID = 'result-heading'

function showResult(): void {
  document.getElementById(RESULT_ID)?.scrollIntoView()
}

/**
 * On a phone the answer stands at the thumb while one types: what it comes to, and the order. Until there is one, a metre and
 * its price keep its place, so that nothing rises over the field in use.
 */
export const AnswerBar = memo(({ answer }: { readonly answer: Answer }) => {
  const { subject, problems, product, price, words } = answer
  const held = problems.length > 0
  return (
    <div className={styles.bar}>
      {!held && !subject && <p>{words.sheet.perMetre(product.name, shillings(price))}</p>}
      {!held && subject && (
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
