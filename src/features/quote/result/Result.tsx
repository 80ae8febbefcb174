import { memo, useEffect, useState } from 'react'
import { Folded } from '#features/quote/controls/Folded.tsx'
import { FlatSides } from '#features/quote/drawing/FlatSides.tsx'
import { listSides } from '#features/quote/drawing/roof-sides.ts'
import { TurningRoof } from '#features/quote/drawing/TurningRoof.tsx'
import { problemText } from '#features/quote/form/problem.ts'
import { OrderActions } from '#features/quote/order/OrderActions.tsx'
import type { OrderProps } from '#features/quote/order/OrderButton.tsx'
import { emptyRoofs, wallsText } from '#features/quote/order/roof-line.ts'
import { colourName, sheetColour } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { formatPrice } from '#text/format-price.ts'
import { RESULT_ID } from './AnswerBar.tsx'
import { AssumptionList } from './AssumptionList.tsx'
import { CutListTable } from './CutListTable.tsx'
import { ExcludedItems } from './ExcludedItems.tsx'
import { Figures } from './Figures.tsx'
import { Headline } from './Headline.tsx'
import { Problems } from './Problems.tsx'
import { ProductComparison } from './ProductComparison.tsx'
import { PurchaseChecks } from './PurchaseChecks.tsx'
import styles from './Result.module.css'
import { WholeBill } from './WholeBill.tsx'

/** A pause in typing after which screen readers announce the new total, or why there is none, once. */
const ANNOUNCED_AFTER_MS = 1200

function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function warningText(warning: TakeOff['warnings'][number], words: EstimatorWords['warnings']): string {
  if (warning.kind === 'gap-closed') return words.gapClosed
  return warning.kind === 'sheet-long'
    ? words.sheetLong(warning.lengthM)
    : words.pitchBelowLeast(warning.pitchDeg, warning.leastDeg)
}

/** Roofs that are not counted, and pitches and lengths that may not do. */
function Remarks({ calculation }: { readonly calculation: Calculation }) {
  const { words } = useQuote()
  const { takeOff, ordered } = calculation
  if (ordered?.kind !== 'roof' || !takeOff) return null
  const remarks = [
    ...emptyRoofs(calculation).map(words.roofs.notYet),
    ...takeOff.warnings.map(warning => warningText(warning, words.warnings)),
  ]
  return remarks.map(remark => (
    <p key={remark} className={styles.warning}>
      {remark}
    </p>
  ))
}

interface CountedRoofProps {
  readonly calculation: Calculation
  readonly prices: Prices
  readonly onChange: Change
}

/** The roof itself: drawn, measured, cut. */
function CountedRoof({ calculation, prices, onChange }: CountedRoofProps) {
  const { words, shop } = useQuote()
  const { takeOff, roofs, draft, product, bill, settings } = calculation
  if (!takeOff) return null
  const { cutList, drawings, result } = words
  const isColourOpen = product.finish === 'painted' && colourName(draft, product, shop) === ''
  return (
    <>
      {takeOff.roofs.map((counted, index) => {
        const roof = roofs[index]
        return (
          <TurningRoof
            key={roof?.place}
            takeOff={counted}
            walls={roof ? wallsText(roof, draft.unit, words) : ''}
            colour={sheetColour(draft, product, shop)}
          />
        )
      })}
      {isColourOpen && <p className={styles.note}>{drawings.anyColour}</p>}
      <ProductComparison calculation={calculation} prices={prices} onChange={onChange} />
      <div>
        <h3>{cutList.heading}</h3>
        <CutListTable cuts={takeOff.cuts} caption={cutList.caption} unit={draft.unit} />
        {takeOff.runningWithReuseM < takeOff.runningM && (
          <p className={styles.note}>{result.reuse(takeOff.runningWithReuseM)}</p>
        )}
      </div>
      <div>
        <Folded summary={cutList.sides}>
          {() =>
            listSides(calculation, words).map(({ name, cuts }) => (
              <CutListTable key={name} cuts={cuts} caption={cutList.captionOf(name)} unit={draft.unit} />
            ))
          }
        </Folded>
        <Folded summary={drawings.faceSummary}>{() => <FlatSides sides={listSides(calculation, words)} />}</Folded>
      </div>
      {bill && settings && <WholeBill takeOff={takeOff} bill={bill} settings={settings} />}
      <div>
        <h3>{result.more}</h3>
        <Figures takeOff={takeOff} />
      </div>
    </>
  )
}

interface ResultProps extends OrderProps {
  readonly prices: Prices
  readonly onChange: Change
}

/** The total and the ways to order first, then what it is made of. */
export const Result = memo(({ prices, onChange, ...order }: ResultProps) => {
  const { words } = useQuote()
  const { calculation } = order
  const { draft, product, ordered, problems } = calculation
  const labels = words.result
  const isBare = product.finish === 'bare'
  const total = ordered ? labels.live(ordered.sheets, ordered.runningM, formatPrice(ordered.priceKsh)) : ''
  const [problem] = problems
  const hasProblems = problem !== undefined
  const announcement = problem ? problemText(problem, draft, words) : total
  return (
    <section className={styles.result} aria-labelledby={RESULT_ID}>
      <div className={styles.top}>
        <h2 id={RESULT_ID}>{ordered?.kind === 'list' ? labels.ofList : labels.heading}</h2>
        <output className={styles.spoken} aria-live="polite">
          {useSettled(announcement)}
        </output>
        {hasProblems && <Problems {...order} />}
        {!hasProblems && ordered && (
          <>
            <Headline ordered={ordered} />
            <OrderActions {...order} />
          </>
        )}
        {!hasProblems && !ordered && (
          <p className={styles.waiting}>{draft.from === 'list' ? labels.waitingList : labels.waiting}</p>
        )}
      </div>
      {!hasProblems && ordered && (
        <>
          <ExcludedItems calculation={calculation} />
          <AssumptionList calculation={calculation} />
          <Remarks calculation={calculation} />
          {ordered.kind === 'roof' ? (
            <CountedRoof calculation={calculation} prices={prices} onChange={onChange} />
          ) : (
            <div>
              <h3>{words.cutList.heading}</h3>
              <CutListTable cuts={ordered.cuts} caption={words.cutList.caption} unit={draft.unit} />
            </div>
          )}
        </>
      )}
      <p className={styles.confirm}>
        <strong>{words.aid}</strong>
        {` ${words.confirm(isBare)}`}
      </p>
      <PurchaseChecks product={product} county={draft.county} />
    </section>
  )
})
