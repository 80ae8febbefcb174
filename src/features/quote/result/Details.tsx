import { memo } from 'react'
import { Disclosure } from '#features/quote/controls/Disclosure.tsx'
import { FlatSides } from '#features/quote/drawing/FlatSides.tsx'
import { listSides } from '#features/quote/drawing/roof-sides.ts'
import { OrderButton, type OrderProps } from '#features/quote/order/OrderButton.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { classes } from '#ui/classes.ts'
import { AssumptionList } from './AssumptionList.tsx'
import { CutListTable } from './CutListTable.tsx'
import styles from './Details.module.css'
import { ExcludedItems } from './ExcludedItems.tsx'
import { Figures } from './Figures.tsx'
import { OrderedItems } from './OrderedItems.tsx'
import { PurchaseChecks } from './PurchaseChecks.tsx'
import { RestOfRoof } from './RestOfRoof.tsx'
import { SingleLength } from './SingleLength.tsx'

const DETAILS_ID = 'details-heading'
export const CUT_LIST_ID = 'cut-list'

/** The number of sheets of each length and of each side of a roof, and what is saved or cut from off-cuts. */
function CutList({
  calculation,
  headingId,
}: {
  readonly calculation: Calculation
  readonly headingId: string | undefined
}) {
  const { words } = useQuote()
  const { cutList, result } = words
  const { orderedSheets, takeOff, draft, settings } = calculation
  if (!orderedSheets) return null
  const counted = orderedSheets.kind === 'roof' ? takeOff : undefined
  const [first, ...others] = orderedSheets.cuts
  const single = others.length === 0 ? first : undefined
  return (
    <div id={CUT_LIST_ID} className={styles.cutList}>
      <h2 id={headingId}>{cutList.heading}</h2>
      {single ? (
        <SingleLength cut={single} sides={counted ? listSides(calculation, words) : []} unit={draft.unit} />
      ) : (
        <CutListTable cuts={orderedSheets.cuts} caption={cutList.caption} unit={draft.unit} />
      )}
      {counted && counted.runningWithReuseM < counted.runningM && (
        <p className={styles.note}>{keepUnitsTogether(result.offcutReuse(counted.runningWithReuseM))}</p>
      )}
      {counted && counted.offcutCorners > 0 && settings && (
        <p className={styles.note}>
          {result.offcutCorners(counted.offcutCorners, formatLength(settings.shortest, draft.unit))}
        </p>
      )}
    </div>
  )
}

interface DetailsProps extends OrderProps {
  /** The prices as typed, which are ahead of the calculation. */
  readonly typedPrices: Draft['budget']
  readonly onChange: Change
  readonly className?: string | undefined
}

/** Of a roof what is ordered, what its price leaves out, then the cut list and what the price assumes; of a list the cut list first. */
export const Details = memo(({ typedPrices, onChange, className, ...order }: DetailsProps) => {
  const { calculation } = order
  const { words } = useQuote()
  const { draft, product, orderedSheets, problems, takeOff } = calculation
  if (!orderedSheets || problems.length > 0) return null
  const isRoof = orderedSheets.kind === 'roof'
  const assumptions = <AssumptionList calculation={calculation} />
  const isSingle = orderedSheets.cuts.length === 1
  const disclaimer = (
    <p className={styles.note}>{`${words.disclaimer} ${words.askInWriting(product.finish === 'bare')}`}</p>
  )
  const counted = (
    <div key="counted" className={styles.column}>
      <CutList calculation={calculation} headingId={isRoof ? undefined : DETAILS_ID} />
      {isRoof && assumptions}
      {takeOff && isRoof && (
        <div>
          {!isSingle && (
            <Disclosure summary={words.cutList.sidesHeading}>
              {() =>
                listSides(calculation, words).map(({ name, cuts }) => (
                  <CutListTable key={name} cuts={cuts} caption={words.cutList.sideCaption(name)} unit={draft.unit} />
                ))
              }
            </Disclosure>
          )}
          <Disclosure summary={words.drawings.sidesHeading}>
            {() => <FlatSides sides={listSides(calculation, words)} unit={draft.unit} />}
          </Disclosure>
          <Disclosure summary={words.result.allFigures}>
            <Figures takeOff={takeOff} unit={draft.unit} />
          </Disclosure>
          <PurchaseChecks product={product} county={draft.county} />
        </div>
      )}
      {isRoof && disclaimer}
    </div>
  )
  const ordered = (
    <div key="ordered" className={styles.column}>
      {isRoof ? (
        <>
          <h2 id={DETAILS_ID}>{words.bill.heading}</h2>
          <OrderedItems calculation={calculation} />
          <div className={styles.order}>
            <OrderButton {...order} label={words.order.chat} isSequence />
          </div>
        </>
      ) : (
        assumptions
      )}
      <ExcludedItems calculation={calculation}>
        {isRoof && <RestOfRoof calculation={calculation} typedPrices={typedPrices} onChange={onChange} />}
      </ExcludedItems>
      {!isRoof && disclaimer}
      {!isRoof && <PurchaseChecks product={product} county={draft.county} />}
    </div>
  )
  return (
    <section className={classes(styles.details, isRoof && styles.wide, className)} aria-labelledby={DETAILS_ID}>
      <div className={styles.columns}>{isRoof ? [ordered, counted] : [counted, ordered]}</div>
    </section>
  )
})
