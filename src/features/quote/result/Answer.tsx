import { memo, useEffect, useState } from 'react'
import { RoofDrawings } from '#features/quote/drawing/RoofDrawings.tsx'
import { ColourChoice } from '#features/quote/form/ColourChoice.tsx'
import { describeProblem } from '#features/quote/form/problem.ts'
import { OrderActions } from '#features/quote/order/OrderActions.tsx'
import { OrderButton, type OrderProps } from '#features/quote/order/OrderButton.tsx'
import { isExampleShown } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import { roundRange } from '#roofing/money/range.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './Answer.module.css'
import { CountyChoice, type CountyChoiceProps } from './CountyChoice.tsx'
import { ExampleRoof } from './ExampleRoof.tsx'
import { EXCLUDED_ID } from './ExcludedItems.tsx'
import { Headline, isSheetsOnly } from './Headline.tsx'
import { InvalidFields } from './InvalidFields.tsx'
import { OrderChoices } from './OrderChoices.tsx'
import { splitBudget } from './rest-of-roof.ts'
import { RESULT_ID } from './TotalBar.tsx'
import { Warnings } from './Warnings.tsx'

/** Screen readers announce a new total, or why there is none, once typing has paused. */
const ANNOUNCEMENT_DELAY_MS = 1200

function useSettledText(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCEMENT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface AnswerProps extends OrderProps, CountyChoiceProps {
  /** The chosen product and the id of its colour, which may be ahead of the calculation. */
  readonly product: ShopProduct
  readonly colour: string
  readonly className?: string | undefined
}

/** The total, the roof in its colour, and the buttons to order; before there is one, an example, or what is missing. */
export const Answer = memo(({ product, colour, county, onChange, className, ...order }: AnswerProps) => {
  const { words } = useQuote()
  const { draft, orderedSheets, problems, takeOff, bill } = order.calculation
  const labels = words.result
  const [problem] = problems
  const restKsh = splitBudget(order.calculation)?.restKsh
  const counted = problem ? undefined : orderedSheets
  const isEmpty = !problem && !orderedSheets
  const isExample = isExampleShown(order.calculation)
  const isRoof = counted?.kind === 'roof'
  // Several drawings would move the order off the screen.
  const isSeveral = draft.roofs.length > 1
  const staysInView = counted?.kind === 'list' || !isSeveral
  const drawings = <RoofDrawings calculation={order.calculation} />
  const hasList = draft.from === 'list' && draft.list.trim() !== ''
  const total = orderedSheets
    ? labels.announcement(orderedSheets.sheets, orderedSheets.runningM, formatPrice(orderedSheets.priceKsh))
    : ''
  return (
    <section
      className={classes(
        styles.answer,
        counted && styles.counted,
        counted && staysInView && styles.inView,
        isExample && styles.example,
        className,
      )}
      aria-labelledby={RESULT_ID}
    >
      <output className={hidden.hidden} aria-live="polite">
        {useSettledText(problem ? describeProblem(problem, draft, words) : total)}
      </output>
      {isExample ? (
        <ExampleRoof headingId={RESULT_ID} calculation={order.calculation} />
      ) : (
        <div className={styles.headingRow}>
          <h2 id={RESULT_ID}>{orderedSheets?.kind === 'list' ? labels.listHeading : labels.heading}</h2>
          {counted && <OrderChoices calculation={order.calculation} product={product} />}
        </div>
      )}
      {problem && <InvalidFields {...order} />}
      {counted && (
        <>
          <Headline calculation={order.calculation} orderedSheets={counted} />
          {isRoof && bill && bill.unpriced.length > 0 && !isSheetsOnly(bill) && (
            <p className={styles.note}>{labels.without(bill.unpriced.map(item => words.budget.items[item]))}</p>
          )}
          {isRoof && (
            <p className={styles.extra}>
              <a className={chevron.go} href={`#${EXCLUDED_ID}`}>
                {typeset(words.priceContents.rest(restKsh?.high ? words.budget.range(roundRange(restKsh)) : undefined))}
              </a>
            </p>
          )}
          <Warnings calculation={order.calculation} />
          {isRoof && !isSeveral && drawings}
          <div className={styles.order}>
            {isRoof && <ColourChoice draft={{ colour }} product={product} isDrawn onChange={onChange} />}
            <CountyChoice county={county} onChange={onChange} />
            <OrderActions {...order} />
          </div>
          {isRoof && isSeveral && drawings}
        </>
      )}
      {isEmpty && !isExample && (
        <p className={styles.note}>{hasList ? labels.nothingToOrder(takeOff !== undefined) : labels.noList}</p>
      )}
      {isEmpty && hasList && <OrderButton {...order} label={words.order.chat} />}
    </section>
  )
})
