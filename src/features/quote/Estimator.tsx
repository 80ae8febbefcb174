import { type FormEvent, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { emptyList } from '#roofing/list/sheet-list.ts'
import { isBlankDraft } from '#roofing/quote/draft.ts'
import { readDraft } from '#roofing/quote/read-draft.ts'
import { hasHouse, nextRoofId } from '#roofing/quote/roofs.ts'
import { classes } from '#ui/classes.ts'
import { FieldGroup } from './controls/FieldGroup.tsx'
import { LinkButton } from './controls/LinkButton.tsx'
import { UndoBar } from './controls/UndoBar.tsx'
import styles from './Estimator.module.css'
import { KeptEstimates } from './estimates/KeptEstimates.tsx'
import { Assumptions, usualEndLapsM } from './form/Assumptions.tsx'
import { ColourChoice } from './form/ColourChoice.tsx'
import { ComparisonFold } from './form/ComparisonFold.tsx'
import { EntryTabs } from './form/EntryTabs.tsx'
import { goToMissingWall, LIST_GROUP_ID, roofGroupId } from './form/problem.ts'
import { RoofFields } from './form/RoofFields.tsx'
import { type SheetDraft, SheetFields, ThicknessField } from './form/SheetFields.tsx'
import { FundiList } from './list/FundiList.tsx'
import { useCompressedList } from './list/use-compressed-list.ts'
import { getListState, useListReader } from './list/use-list-reader.ts'
import { AskPerson } from './order/AskPerson.tsx'
import { PrintSheet } from './print/PrintSheet.tsx'
import { usePrintSheet } from './print/use-print-sheet.ts'
import { Answer } from './result/Answer.tsx'
import { Details } from './result/Details.tsx'
import { ProductComparison } from './result/ProductComparison.tsx'
import { TotalBar } from './result/TotalBar.tsx'
import { useArrivalAtTotal } from './result/use-arrival-at-total.ts'
import { hasTotal, isExampleShown } from './state/calculation.ts'
import { useQuote } from './state/QuoteContext.tsx'
import { findProduct } from './state/shop-facts.ts'
import { useCalculation } from './state/use-calculation.ts'
import { useDraft } from './state/use-draft.ts'
import { usePrices } from './state/use-prices.ts'
import { useUnchanged } from './state/use-unchanged.ts'
import { useValueAfterPaint } from './state/use-value-after-paint.ts'

/** Forms that are never sent: each key counts. */
const formProps = {
  onSubmit: (event: FormEvent) => event.preventDefault(),
  autoComplete: 'off',
  noValidate: true,
} as const

/**
 * The roofs, then the price with the drawing and the colours, products with their prices, what is ordered, the cut list, how to ask
 * a person, then tools. All but the forms is updated after the browser has painted the typed text. `children` come last.
 */
export function Estimator({ children }: { readonly children?: ReactNode }) {
  const { words, shop } = useQuote()
  const root = useRef<HTMLDivElement>(null)
  const { draft, step, isUndone, notice, isUnkept, openEstimate, change, clear, undo, estimates } = useDraft(shop, root)
  const prices = usePrices(shop)
  const listReader = useListReader(draft.list !== '' || draft.from === 'list')
  const { reader } = listReader
  const product = findProduct(draft.product, shop)
  const { problems } = readDraft(draft, product.profile)
  const endLapsM = useUnchanged(usualEndLapsM(draft))
  const sheetProblems = useUnchanged(problems.filter(({ roof }) => roof === undefined))
  const { thickness, colour, settings: typedSettings } = draft
  const sheet = useMemo<SheetDraft>(
    () => ({ product: product.slug, thickness, colour, settings: typedSettings }),
    [product, thickness, colour, typedSettings],
  )
  const isPrinted = usePrintSheet(draft)

  const paintedDraft = useValueAfterPaint(draft)
  const paintedProduct = findProduct(paintedDraft.product, shop)
  const { calculation, parsedList } = useCalculation(paintedDraft, paintedProduct, prices, shop, reader)
  const compressedList = useCompressedList(paintedDraft.list)
  const orderProps = {
    calculation,
    listState: getListState(paintedDraft.list, listReader, parsedList.isRead),
    compressedList,
  }
  const { takeOff, price, settings } = calculation
  const { list = emptyList } = parsedList
  const { roofs, unit } = calculation.draft
  const roofNeeds = useMemo(
    () =>
      reader && takeOff && settings
        ? reader.needsOf(takeOff, settings, reader.findGuesses({ roofs, unit }))
        : undefined,
    [reader, takeOff, settings, roofs, unit],
  )
  const comparison = useMemo(
    () => (reader && roofNeeds && list.sheets > 0 ? reader.compareList(list, roofNeeds) : undefined),
    [reader, roofNeeds, list],
  )

  // Stable, so that unchanged entries do not render again.
  const onAnswer = useCallback(
    (key: string, given: string | undefined) =>
      reader &&
      change(
        now => ({ answers: reader.setAnswer(now.answers, key, given) }),
        given === reader.NOT_SHEETS ? { kind: 'lineDropped', undoneFocusId: LIST_GROUP_ID } : undefined,
      ),
    [reader, change],
  )
  const isByList = draft.from === 'list'
  const hasWalls = hasHouse(draft)
  // Laps and rounding change nothing about a list that is compared with no roof.
  const isRoofCounted = !isByList || hasWalls || sheetProblems.length > 0
  const undoneFocusId = isByList ? LIST_GROUP_ID : roofGroupId(draft.roofs[0].id)
  const clearedFocusId = isByList ? LIST_GROUP_ID : roofGroupId(nextRoofId(draft))
  const clearAll = useCallback(
    () => clear({ kind: 'cleared', focusId: clearedFocusId, undoneFocusId }),
    [clear, clearedFocusId, undoneFocusId],
  )
  const roofProps = { draft, problems, onChange: change }
  const fundiList = (
    <FundiList
      text={draft.list}
      unit={draft.listUnit}
      state={getListState(draft.list, listReader, parsedList.isRead)}
      list={list}
      comparison={comparison}
      price={price}
      runningM={takeOff?.runningM}
      heading={isByList ? words.list.heading : words.list.compareListHeading}
      isFolded={!isByList}
      onChange={change}
      onAnswer={onAnswer}
      onRetry={listReader.retry}
    />
  )
  const assumptions = isRoofCounted && (
    <Assumptions
      settings={draft.settings}
      round={draft.round}
      unit={draft.unit}
      endLapsM={endLapsM}
      problems={sheetProblems}
      product={product}
      pieces={prices.accessories}
      onChange={change}
    />
  )
  const details = (
    <Details
      {...orderProps}
      typedPrices={draft.budget}
      onChange={change}
      className={classes(styles.block, !isByList && styles.details)}
    />
  )
  const isExample = isExampleShown(calculation)
  // An example needs no wings.
  const isShort = isExample && draft.roofs.length === 1
  const isCounted = hasTotal(calculation)
  // Not past a notice, which is above the walls.
  useArrivalAtTotal(isCounted && notice === undefined)
  const isRoof = isCounted && calculation.orderedSheets?.kind === 'roof'
  // A counted roof has them above its order, and an example needs none.
  const hasColours = !isRoof && (!isExample || colour !== '')
  return (
    <div className={classes(styles.estimator, isExample && styles.example)} ref={root}>
      <div>
        <EntryTabs from={draft.from} onChange={from => change({ from })} />
        <form
          className={styles.fields}
          aria-label={isByList ? words.list.heading : words.roofs.heading}
          {...formProps}
          onSubmit={event => {
            event.preventDefault()
            if (!isByList) goToMissingWall(draft.roofs)
          }}
        >
          {notice?.kind === 'restored' && (
            <p className={styles.notice}>
              {`${words.restored} `}
              <LinkButton onClick={clearAll}>{words.clearRestored}</LinkButton>
            </p>
          )}
          {notice?.kind === 'ignored' && <p className={styles.notice}>{words.ignoredKeys(notice.keys.join(', '))}</p>}
          {isUnkept && (
            <p className={styles.notice} role="alert">
              {words.estimates.notKept}
            </p>
          )}
          {isByList ? (
            <>
              {fundiList}
              <SheetFields draft={sheet} product={product} prices={prices} onChange={change} />
            </>
          ) : (
            <RoofFields {...roofProps} calculation={calculation} isShort={isShort} hasButton />
          )}
        </form>
      </div>
      <div className={styles.results}>
        <Answer
          {...orderProps}
          product={product}
          colour={colour}
          county={draft.county}
          onChange={change}
          className={classes(styles.block, styles.answer)}
        />
        {isByList && details}
      </div>
      {!isByList && (
        <div className={classes(styles.block, styles.products)}>
          {hasColours && <ColourChoice draft={sheet} product={product} onChange={change} />}
          <ProductComparison calculation={calculation} product={product} prices={prices} onChange={change} />
          <ThicknessField draft={sheet} product={product} prices={prices} onChange={change} />
        </div>
      )}
      {!isByList && details}
      <AskPerson
        calculation={calculation}
        compressedList={compressedList}
        className={classes(styles.block, styles.ask)}
      />
      <form className={classes(styles.fields, styles.tools)} aria-label={words.more} {...formProps}>
        <FieldGroup heading={words.more}>
          <div className={styles.toolRow}>
            <ComparisonFold
              key={draft.from}
              summary={isByList ? words.list.compareHouseHeading : words.list.compareListHeading}
              hasValues={isByList ? hasWalls : draft.list !== ''}
            >
              {isByList ? <RoofFields {...roofProps} calculation={calculation} /> : fundiList}
            </ComparisonFold>
            <KeptEstimates
              openEstimate={openEstimate}
              actions={estimates}
              step={step ?? isUndone}
              onClear={openEstimate?.name || !isBlankDraft(draft) ? clearAll : undefined}
            />
            {assumptions}
          </div>
        </FieldGroup>
      </form>
      <div className={styles.guides}>{children}</div>
      <UndoBar step={step} isUndone={isUndone} onUndo={undo} />
      <TotalBar {...orderProps} />
      {isPrinted && createPortal(<PrintSheet calculation={calculation} />, document.body)}
    </div>
  )
}
