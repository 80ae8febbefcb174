import { memo, useEffect, useState } from 'react'
import { Folded } from '#features/quote/controls/Folded.tsx'
import { FlatSides } from '#features/quote/drawing/FlatSides.tsx'
import { TurningRoof } from '#features/quote/drawing/TurningRoof.tsx'
import { OrderActions } from '#features/quote/order/OrderActions.tsx'
import { emptyRoofs, wallsText } from '#features/quote/order/roof-line.ts'
import { colourName } from '#features/quote/order/sheet-colour.ts'
import type { Answer } from '#features/quote/state/answer.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { shillings } from '#text/format-price.ts'
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
import { sidesOf } from './sides.ts'
import { WholeBill } from './WholeBill.tsx'

/** A pause in typing after which the new answer is spoken, once. */
const SPOKEN_AFTER_MS = 1200

function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SPOKEN_AFTER_MS)
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

/** What is worth a word beside the answer: roofs that are not in it, pitches and lengths that may not do. */
function Remarks({ answer }: { readonly answer: Answer }) {
  const { counted, subject, words } = answer
  if (subject?.kind !== 'roof' || !counted) return null
  const remarks = [
    ...emptyRoofs(answer).map(words.roofs.notYet),
    ...counted.warnings.map(warning => warningText(warning, words.warnings)),
  ]
  return remarks.map(remark => (
    <p key={remark} className={styles.warning}>
      {remark}
    </p>
  ))
}

/** The roof itself: drawn, measured, cut. */
function CountedRoof({ answer, prices, onChange }: ResultProps) {
  const { counted, roofs, draft, product, shop, colour, words, bill, settings } = answer
  if (!counted) return null
  const { cutList, drawings, result } = words
  const unchosen = product.finish === 'painted' && colourName(draft, product, shop) === ''
  return (
    <>
      {counted.roofs.map((one, index) => {
        const roof = roofs[index]
        return (
          <TurningRoof
            key={roof?.place}
            counted={one}
            walls={roof ? wallsText(roof, draft.unit, words) : ''}
            colour={colour}
          />
        )
      })}
      {unchosen && <p className={styles.note}>{drawings.anyColour}</p>}
      <ProductComparison answer={answer} prices={prices} onChange={onChange} />
      <div>
        <h3>{cutList.heading}</h3>
        <CutListTable cuts={counted.cuts} caption={cutList.caption} unit={draft.unit} />
        {counted.runningWithReuseM < counted.runningM && (
          <p className={styles.note}>{result.reuse(counted.runningWithReuseM)}</p>
        )}
      </div>
      <div>
        <Folded summary={cutList.sides}>
          {() =>
            sidesOf(answer).map(({ name, cuts }) => (
              <CutListTable key={name} cuts={cuts} caption={cutList.captionOf(name)} unit={draft.unit} />
            ))
          }
        </Folded>
        <Folded summary={drawings.faceSummary}>{() => <FlatSides answer={answer} />}</Folded>
      </div>
      {bill && settings && <WholeBill counted={counted} bill={bill} settings={settings} />}
      <div>
        <h3>{result.more}</h3>
        <Figures counted={counted} />
      </div>
    </>
  )
}

interface ResultProps {
  readonly answer: Answer
  readonly prices: Prices
  readonly onChange: Change
}

/** What it comes to and the way to order it first; then what it is made of. */
export const Result = memo((props: ResultProps) => {
  const { answer } = props
  const { words, draft, subject, problems } = answer
  const labels = words.result
  const isBare = answer.product.finish === 'bare'
  const spoken = subject ? labels.live(subject.sheets, subject.runningM, shillings(subject.priceKsh)) : ''
  const held = problems.length > 0
  return (
    <section className={styles.result} aria-labelledby={RESULT_ID}>
      <div className={styles.top}>
        <h2 id={RESULT_ID}>{subject?.kind === 'list' ? labels.ofList : labels.heading}</h2>
        <output className={styles.spoken} aria-live="polite">
          {useSettled(held ? '' : spoken)}
        </output>
        {held && <Problems answer={answer} />}
        {!held && subject && (
          <>
            <Headline subject={subject} />
            <OrderActions answer={answer} />
          </>
        )}
        {!held && !subject && (
          <p className={styles.waiting}>{draft.from === 'list' ? labels.waitingList : labels.waiting}</p>
        )}
      </div>
      {!held && subject && (
        <>
          <ExcludedItems {...answer} />
          <AssumptionList {...answer} />
          <Remarks answer={answer} />
          {subject.kind === 'roof' ? (
            <CountedRoof {...props} />
          ) : (
            <div>
              <h3>{words.cutList.heading}</h3>
              <CutListTable cuts={subject.cuts} caption={words.cutList.caption} unit={draft.unit} />
            </div>
          )}
        </>
      )}
      <p className={styles.confirm}>
        <strong>{words.aid}</strong>
        {` ${words.confirm(isBare)}`}
      </p>
      <PurchaseChecks product={answer.product} county={draft.county} />
    </section>
  )
})
