import { memo } from 'react'
import { goToMissingWall } from '#features/quote/form/problem.ts'
import { ORDER_ACTIONS_ID } from '#features/quote/order/OrderActions.tsx'
import { OrderButton, type OrderProps } from '#features/quote/order/OrderButton.tsx'
import { hasTotal, isExampleShown } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { callLink, chatLink } from '#site/contact-links.ts'
import { capitalise } from '#text/capitalise.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { Button } from '#ui/Button.tsx'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import { ProductName } from '#ui/ProductName.tsx'
import styles from './TotalBar.module.css'
import { useIsInView } from './use-is-in-view.ts'

export const RESULT_ID = 'result-heading'

function showResult(): void {
  document.getElementById(RESULT_ID)?.scrollIntoView()
}

/**
 * The bar at the bottom of a phone's screen: the total with the buttons to order and to call, or what is missing and a button that
 * leads there, unless it is in view. It is hidden while the buttons of the answer are in view.
 */
export const TotalBar = memo((order: OrderProps) => {
  const { words, shop } = useQuote()
  const { orderedSheets, problems, product, price, draft, takeOff, blockingParts } = order.calculation
  const hasProblems = problems.length > 0
  const isOrderInView = useIsInView(ORDER_ACTIONS_ID, hasTotal(order.calculation))
  const isExample = isExampleShown(order.calculation)
  // A visitor who orders a list may also have typed a house, which is not ordered: the bar says so.
  const isListUncounted = draft.from === 'list' && !orderedSheets && (draft.list.trim() !== '' || takeOff !== undefined)
  const call = (
    <Button variant="outline" icon="phone" href={callLink(shop.phone)} aria-label={words.order.call}>
      {words.order.callShort}
    </Button>
  )
  if (!hasProblems && !orderedSheets && !isListUncounted) {
    return (
      <div className={styles.bar}>
        {isExample ? (
          <button
            type="button"
            className={classes(styles.total, styles.emptyField)}
            onClick={() => goToMissingWall(draft.roofs)}
          >
            <b className={chevron.go}>{words.example.typeWalls}</b>
          </button>
        ) : (
          <p className={styles.total}>
            <small>
              <ProductName name={product.name} />
            </small>
            <b>{typeset(words.result.perMetre(formatPrice(price)))}</b>
          </p>
        )}
        <Button
          variant={isExample ? 'outline' : 'chat'}
          icon="whatsapp"
          href={chatLink(shop.chatNumber, shop.question)}
        >
          {words.order.ask}
        </Button>
        {call}
      </div>
    )
  }
  return (
    <div className={classes(styles.bar, isOrderInView && styles.hidden)}>
      {!hasProblems && isListUncounted && <p>{words.result.nothingOnList}</p>}
      {!hasProblems && orderedSheets && (
        <button type="button" className={styles.total} onClick={showResult}>
          <small>
            {capitalise(words.result.sheetCount(orderedSheets.sheets))}
            <span className={chevron.go}>{words.result.showResult}</span>
          </small>
          <b>{typeset(formatPrice(orderedSheets.priceKsh))}</b>
        </button>
      )}
      <OrderButton {...order} label={words.order.order} isSequence />
      {!hasProblems && orderedSheets && blockingParts.length === 0 && call}
    </div>
  )
})
