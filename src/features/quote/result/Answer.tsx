import { memo, useEffect, useState } from 'react'
import { START_DEG } from '#features/quote/drawing/project-roof.ts'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { ColourChoice } from '#features/quote/form/ColourChoice.tsx'
import { describeProblem } from '#features/quote/form/problem.ts'
import { OrderActions } from '#features/quote/order/OrderActions.tsx'
import { OrderButton, type OrderProps } from '#features/quote/order/OrderButton.tsx'
import { sheetColour } from '#features/quote/order/sheet-colour.ts'
import { isExampleShown } from '#features/quote/state/calculation.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import { roundRange } from '#roofing/money/range.ts'
import type { Cut } from '#roofing/take-off/cut.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { classes } from '#ui/classes.ts'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './Answer.module.css'
import { CountyChoice, type CountyChoiceProps } from './CountyChoice.tsx'
import { CUT_LIST_ID } from './Details.tsx'
import { ExampleRoof } from './ExampleRoof.tsx'
import { Headline } from './Headline.tsx'
import { InvalidFields } from './InvalidFields.tsx'
import { OrderChoices } from './OrderChoices.tsx'
import { RESULT_ID } from './TotalBar.tsx'

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

/** The way to the proof of the total, which is far below on phones. */
function CutListLink({ cuts, unit }: { readonly cuts: readonly Cut[]; readonly unit: WallUnit }) {
  const labels = useQuote().words.cutList
  const [first, ...others] = cuts
  if (!first) return null
  const length = unit === 'ft' ? formatFeet(first.lengthM) : `${first.lengthM.toFixed(2)} m`
  return (
    <p className={styles.cutList}>
      <a href={`#${CUT_LIST_ID}`}>
        {others.length > 0 ? labels.see : typeset(labels.seeOne(formatNumber(first.count), length))}
      </a>
    </p>
  )
}

interface AnswerProps extends OrderProps, CountyChoiceProps {
  readonly prices: Prices
  /** The chosen product and the id of its colour, which may be ahead of the calculation. */
  readonly product: ShopProduct
  readonly colour: string
  readonly className?: string | undefined
}

/** The total, the colour of a roof, and the buttons to order; before there is one, an example, or what is missing. */
export const Answer = memo(({ prices, product, colour, county, onChange, className, ...order }: AnswerProps) => {
  const { words, shop } = useQuote()
  const { draft, orderedSheets, problems, takeOff, bill, budget } = order.calculation
  const labels = words.result
  const [problem] = problems
  const roof = takeOff?.roofs[0]?.roof
  const counted = problem ? undefined : orderedSheets
  const isEmpty = !problem && !orderedSheets
  const isExample = isExampleShown(order.calculation)
  const hasList = draft.from === 'list' && draft.list.trim() !== ''
  const total = orderedSheets
    ? labels.announcement(orderedSheets.sheets, orderedSheets.runningM, formatPrice(orderedSheets.priceKsh))
    : ''
  return (
    <section
      className={classes(styles.answer, counted && styles.counted, isExample && styles.example, className)}
      aria-labelledby={RESULT_ID}
    >
      <output className={hidden.hidden} aria-live="polite">
        {useSettledText(problem ? describeProblem(problem, draft, words) : total)}
      </output>
      {isExample ? (
        <ExampleRoof headingId={RESULT_ID} calculation={order.calculation} prices={prices} />
      ) : (
        <div className={styles.headingRow}>
          <h2 id={RESULT_ID}>{orderedSheets?.kind === 'list' ? labels.listHeading : labels.heading}</h2>
          {counted && <OrderChoices calculation={order.calculation} />}
        </div>
      )}
      {problem && <InvalidFields {...order} />}
      {counted && (
        <>
          <Headline calculation={order.calculation} orderedSheets={counted} />
          <CutListLink cuts={counted.cuts} unit={draft.unit} />
          {counted.kind === 'roof' && bill && bill.unpriced.length > 0 && (
            <p className={styles.note}>{labels.without(bill.unpriced.map(item => words.budget.items[item]))}</p>
          )}
          {counted.kind === 'roof' && budget && (
            <p className={classes(styles.note, styles.wholeRoof)}>
              <span>{`${words.budget.wholeRoof(budget.unpriced.map(item => words.budget.items[item]))} `}</span>
              <b>{words.budget.range(roundRange(budget.totalKsh))}</b>
            </p>
          )}
          {counted.kind === 'roof' && (
            <ColourChoice
              draft={{ colour }}
              product={product}
              drawing={
                roof && (
                  <RoofSketch
                    roof={roof}
                    pieces={[]}
                    turnDeg={START_DEG}
                    colour={sheetColour({ colour }, product, shop)}
                  />
                )
              }
              onChange={onChange}
            />
          )}
          <CountyChoice county={county} onChange={onChange} />
          <OrderActions {...order} />
        </>
      )}
      {isEmpty && !isExample && (
        <p className={styles.note}>{hasList ? labels.nothingToOrder(takeOff !== undefined) : labels.noList}</p>
      )}
      {isEmpty && hasList && <OrderButton {...order} label={words.order.chat} />}
    </section>
  )
})
