import { memo } from 'react'
import { OrderButton, type OrderProps } from '#features/quote/order/OrderButton.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
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
export const AnswerBar = memo((order: OrderProps) => {
  const { words } = useQuote()
  const { ordered, problems, product, price } = order.calculation
  const held = problems.length > 0
  return (
    <div className={styles.bar}>
      {!held && !ordered && <p>{words.sheet.perMetre(product.name, shillings(price))}</p>}
      {!held && ordered && (
        <button type="button" className={styles.answer} onClick={showResult}>
          <small>{product.name}</small>
          <b>{shillings(ordered.priceKsh)}</b>
          <span>{words.result.sheetsOf(ordered.sheets)}</span>
          <span className={styles.show}>{words.result.show}</span>
        </button>
      )}
      <OrderButton {...order} label={words.order.order} />
    </div>
  )
})
