import { memo, useEffect, useId, useState } from 'react'
import callout from '#features/quote/controls/Callout.module.css'
import { Disclosure } from '#features/quote/controls/Disclosure.tsx'
import { FlatSides } from '#features/quote/drawing/FlatSides.tsx'
import { sharedSize } from '#features/quote/drawing/frame-roof.ts'
import { RotatableRoof } from '#features/quote/drawing/RotatableRoof.tsx'
import { listSides } from '#features/quote/drawing/roof-sides.ts'
import { describeProblem } from '#features/quote/form/problem.ts'
import { OrderActions } from '#features/quote/order/OrderActions.tsx'
import { OrderButton, type OrderProps } from '#features/quote/order/OrderButton.tsx'
import { describeWalls, describeWallsOfRoofs, listEmptyRoofs, listMeasures } from '#features/quote/order/roof-line.ts'
import { colourName, listColours, sheetColour } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import type { RoofTakeOff, Warning } from '#roofing/take-off/take-off.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { classes } from '#ui/classes.ts'
import hidden from '#ui/VisuallyHidden.module.css'
import { AssumptionList } from './AssumptionList.tsx'
import { CutListTable } from './CutListTable.tsx'
import { ExampleRoof } from './ExampleRoof.tsx'
import { ExcludedItems } from './ExcludedItems.tsx'
import { Figures } from './Figures.tsx'
import { Headline } from './Headline.tsx'
import { InvalidFields } from './InvalidFields.tsx'
import { OrderedItems } from './OrderedItems.tsx'
import { ProductComparison } from './ProductComparison.tsx'
import { PurchaseChecks } from './PurchaseChecks.tsx'
import { RestOfRoof } from './RestOfRoof.tsx'
import styles from './Result.module.css'
import { RESULT_ID } from './TotalBar.tsx'

/** A longer cut list is higher than what is not in the price and what it assumes. */
const MAX_SHORT_LIST = 6

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

function warningText(warning: Warning, unit: WallUnit, words: EstimatorWords['warnings']): string {
  if (warning.kind === 'gap-closed') return words.gapClosed
  return warning.kind === 'sheet-long'
    ? words.sheetLong(formatLength(warning.lengthM, unit))
    : words.pitchBelowMin(warning.pitchDeg, warning.minDeg)
}

/** Warnings about roofs without a size, low pitches, long sheets, and gaps between wings that the roof covers. */
function Warnings({ calculation }: { readonly calculation: Calculation }) {
  const { words } = useQuote()
  const { takeOff, orderedSheets, roofs, draft } = calculation
  if (orderedSheets?.kind !== 'roof' || !takeOff) return null
  const warnings = [
    ...listEmptyRoofs(calculation).map(words.roofs.notCounted),
    ...takeOff.warnings.map(warning => {
      const text = warningText(warning, draft.unit, words.warnings)
      const place = roofs[warning.roof]?.place ?? warning.roof
      return draft.roofs.length > 1 ? words.message.numberedRoof(place + 1, text) : text
    }),
  ]
  return warnings.map(remark => (
    <p key={remark} className={callout.warning}>
      {remark}
    </p>
  ))
}

/** The number and the length of the sheets of one roof of several. */
function sumSheets({ faces }: RoofTakeOff, words: EstimatorWords['result']): string {
  const cuts = faces.flatMap(face => face.cuts)
  const sheets = cuts.reduce((sum, { count }) => sum + count, 0)
  const runningM = cuts.reduce((sum, { count, lengthM }) => sum + count * lengthM, 0)
  return `${words.sheetCount(sheets)}, ${words.metres(runningM)}`
}

/** A drawing of each roof. Several have their names, and one hint for all. */
function RoofDrawings({ calculation }: { readonly calculation: Calculation }) {
  const { words, shop } = useQuote()
  const hintId = useId()
  const { takeOff, roofs, draft, product } = calculation
  const isSeveral = draft.roofs.length > 1
  const shared = sharedSize(takeOff?.roofs.map(({ roof }) => roof) ?? [])
  const names = describeWallsOfRoofs(calculation, words)
  const isColourOpen = product.finish === 'painted' && colourName(draft, product, shop) === ''
  return (
    <div>
      <div className={classes(styles.drawings, isSeveral && styles.several)}>
        {takeOff?.roofs.map((counted, index) => {
          const roof = roofs[index]
          return (
            <RotatableRoof
              key={roof && draft.roofs[roof.place]?.id}
              takeOff={counted}
              walls={roof ? typeset(describeWalls(roof, draft.unit, words)) : ''}
              measures={roof ? listMeasures(roof, draft.unit) : { length: '', width: '' }}
              shared={shared}
              colour={sheetColour(draft, product, shop)}
              name={isSeveral ? typeset(names[index] ?? '') : undefined}
              sheets={typeset(sumSheets(counted, words.result))}
              hintId={hintId}
            />
          )
        })}
      </div>
      {isSeveral && (
        <p id={hintId} className={styles.note}>
          {words.drawings.turnHint}
        </p>
      )}
      {isColourOpen && (
        <p className={styles.note}>{words.drawings.noColour(listColours(product, shop)[0]?.name ?? '')}</p>
      )}
    </div>
  )
}

/** The number of sheets of each length, and what is saved or cut from off-cuts. */
function CutList({ calculation }: { readonly calculation: Calculation }) {
  const { cutList, result } = useQuote().words
  const { orderedSheets, takeOff, draft, settings } = calculation
  if (!orderedSheets) return null
  const counted = orderedSheets.kind === 'roof' ? takeOff : undefined
  return (
    <div>
      <h3>{cutList.heading}</h3>
      <CutListTable cuts={orderedSheets.cuts} caption={cutList.caption} unit={draft.unit} />
      {counted && counted.runningWithReuseM < counted.runningM && (
        <p className={styles.note}>{result.offcutReuse(counted.runningWithReuseM)}</p>
      )}
      {counted && counted.offcutCorners > 0 && settings && (
        <p className={styles.note}>
          {result.offcutCorners(counted.offcutCorners, formatLength(settings.shortest, draft.unit))}
        </p>
      )}
    </div>
  )
}

interface RoofDetailsProps {
  readonly calculation: Calculation
  /** The prices as typed, which are ahead of the calculation. */
  readonly typedPrices: Draft['budget']
  readonly onChange: Change
}

/** The sides, the rest and all figures of a roof, closed at first. */
function RoofDetails({ calculation, typedPrices, onChange }: RoofDetailsProps) {
  const { words } = useQuote()
  const { takeOff, draft } = calculation
  if (!takeOff) return null
  const { cutList, drawings, result } = words
  return (
    <>
      <Disclosure summary={cutList.sidesHeading}>
        {() =>
          listSides(calculation, words).map(({ name, cuts }) => (
            <CutListTable key={name} cuts={cuts} caption={cutList.sideCaption(name)} unit={draft.unit} />
          ))
        }
      </Disclosure>
      <Disclosure summary={drawings.sidesHeading}>
        {() => <FlatSides sides={listSides(calculation, words)} unit={draft.unit} />}
      </Disclosure>
      <RestOfRoof calculation={calculation} typedPrices={typedPrices} onChange={onChange} />
      <Disclosure summary={result.allFigures}>
        <Figures takeOff={takeOff} unit={draft.unit} />
      </Disclosure>
    </>
  )
}

interface ResultProps extends OrderProps {
  readonly typedPrices: Draft['budget']
  readonly prices: Prices
  readonly onChange: Change
}

/** The total and the buttons to order, then the details. */
export const Result = memo(({ typedPrices, prices, onChange, ...order }: ResultProps) => {
  const { words } = useQuote()
  const { calculation } = order
  const { draft, product, orderedSheets, problems, takeOff } = calculation
  const labels = words.result
  const isBare = product.finish === 'bare'
  const isRoof = orderedSheets?.kind === 'roof'
  const total = orderedSheets
    ? labels.announcement(orderedSheets.sheets, orderedSheets.runningM, formatPrice(orderedSheets.priceKsh))
    : ''
  const [problem] = problems
  const hasProblems = problem !== undefined
  const isEmpty = !hasProblems && !orderedSheets
  const hasList = draft.from === 'list' && draft.list.trim() !== ''
  const emptyText =
    draft.from !== 'list' ? labels.noRoof : hasList ? labels.nothingToOrder(takeOff !== undefined) : labels.noList
  const announcement = problem ? describeProblem(problem, draft, words) : total
  const caution = <p className={styles.note}>{`${words.disclaimer} ${words.askInWriting(isBare)}`}</p>
  return (
    <section className={styles.result} aria-labelledby={RESULT_ID}>
      <h2 id={RESULT_ID}>{orderedSheets?.kind === 'list' ? labels.listHeading : labels.heading}</h2>
      <output className={hidden.hidden} aria-live="polite">
        {useSettledText(announcement)}
      </output>
      <div className={classes(styles.top, isEmpty && styles.empty)}>
        {hasProblems && <InvalidFields {...order} />}
        {!hasProblems && orderedSheets && (
          <>
            <Headline calculation={calculation} orderedSheets={orderedSheets} />
            <OrderActions {...order} />
          </>
        )}
        {isEmpty && (
          <>
            <p className={styles.note}>{emptyText}</p>
            {hasList && <OrderButton {...order} label={words.order.chat} />}
            {draft.from === 'roof' && <ExampleRoof calculation={calculation} prices={prices} />}
            {caution}
          </>
        )}
      </div>
      {!isEmpty && caution}
      {!hasProblems && orderedSheets && (
        <>
          <Warnings calculation={calculation} />
          {isRoof && <RoofDrawings calculation={calculation} />}
          <div className={classes(styles.columns, orderedSheets.cuts.length > MAX_SHORT_LIST && styles.longList)}>
            <div className={styles.ordered}>
              {isRoof && <OrderedItems calculation={calculation} />}
              <CutList calculation={calculation} />
            </div>
            <ExcludedItems calculation={calculation} hasWholeRoof={isRoof} />
            <AssumptionList calculation={calculation} />
          </div>
          {isRoof && <ProductComparison calculation={calculation} prices={prices} onChange={onChange} />}
        </>
      )}
      <div>
        {!hasProblems && isRoof && (
          <RoofDetails calculation={calculation} typedPrices={typedPrices} onChange={onChange} />
        )}
        {!isEmpty && <PurchaseChecks product={product} county={draft.county} />}
      </div>
    </section>
  )
})
