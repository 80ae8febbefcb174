import { memo } from 'react'
import hidden from '#features/quote/controls/VisuallyHidden.module.css'
import { OrderButton, type OrderProps } from '#features/quote/order/OrderButton.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import styles from './AnswerBar.module.css'

export const RESULT_ID = 'result-heading'

function showResult(): void {
  document.getElementById(RESULT_ID)?.scrollIntoView()
}

/**
 * The total and the order button at the bottom of a phone's screen. Without a total it shows the price of a metre, or that
 * nothing on the list is counted; with an invalid field, the button that leads to it. Its height stays the same.
 */
export const AnswerBar = memo((order: OrderProps) => {
  const { words } = useQuote()
  const { ordered, problems, product, price, draft } = order.calculation
  const hasProblems = problems.length > 0
  return (
    <div className={styles.bar}>
      {!hasProblems && !ordered && (
        <p>
          {draft.from === 'list' ? words.result.nothingOnList : words.sheet.perMetre(product.name, formatPrice(price))}
        </p>
      )}
      {!hasProblems && ordered && (
        <button type="button" className={styles.answer} onClick={showResult}>
          <small>{product.name}</small>
          <b>{formatPrice(ordered.priceKsh)}</b>
          <span>{words.result.sheetCount(ordered.sheets)}</span>
          <span className={hidden.hidden}>{words.result.showResult}</span>
        </button>
      )}
      <OrderButton {...order} label={words.order.order} isSequence />
    </div>
  )
})
