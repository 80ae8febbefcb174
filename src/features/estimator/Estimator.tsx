import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { shillings } from '#catalogue/price.ts'
import type { Answers } from '#roofing/list/answers.ts'
import { readDraft } from '#roofing/quote/read-draft.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import { Assumptions } from './Assumptions.tsx'
import styles from './Estimator.module.css'
import { FundiList } from './FundiList.tsx'
import type { Opening } from './opening-draft.ts'
import { PrintSheet } from './PrintSheet.tsx'
import { Result } from './Result.tsx'
import { RoofFields } from './RoofFields.tsx'
import { SheetFields } from './SheetFields.tsx'
import { sheetColour } from './sheet-colour.ts'
import type { ShopFacts, ShopProduct } from './shop-facts.ts'
import { useDraft } from './use-draft.ts'
import { useList } from './use-list.ts'
import { usePrices } from './use-prices.ts'

interface EstimatorProps {
  readonly opening: Opening
  readonly words: EstimatorWords
  readonly shop: ShopFacts
}

function showResult(): void {
  document.getElementById('result-heading')?.scrollIntoView()
}

/** The form on one side, what it comes to on the other; answers change as one types. */
export function Estimator({ opening, words, shop }: EstimatorProps) {
  const { draft, change, clear, notice } = useDraft(opening)
  const prices = usePrices(shop)
  const product = shop.products.find(({ slug }) => slug === draft.product) ?? (shop.products[0] as ShopProduct)
  const { profile } = product
  const price = prices.priceOf(product.slug)

  const read = useMemo(() => readDraft(draft, profile), [draft, profile])
  // Typing comes first: counting and drawing follow when the browser has time.
  const quote = useDeferredValue(read.quote)
  const listText = useDeferredValue(draft.list)
  const counted = useMemo(() => quote && takeOff(quote.roofs, profile, quote.settings, price), [quote, profile, price])
  const [answers, setAnswers] = useState<Answers>({})
  const { state, list, reader, retry } = useList(listText, draft.unit, answers)
  const needs = useMemo(
    () => (reader && counted && quote ? reader.needsOf(counted, quote.settings) : undefined),
    [reader, counted, quote],
  )
  const comparison = useMemo(
    () => (reader && needs && list.sheets > 0 ? reader.compareList(list, needs) : undefined),
    [reader, needs, list],
  )
  const changeList = useCallback((text: string) => change({ list: text }), [change])
  const answer = useCallback(
    (key: string, given: string | undefined) =>
      setAnswers(now => {
        const { [key]: _, ...others } = now
        return given === undefined ? others : { ...others, [key]: given }
      }),
    [],
  )
  const shared = { words, shop, draft, product, price, asOf: prices.asOf, counted, settings: quote?.settings, list }

  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={event => event.preventDefault()} noValidate>
        {notice === 'restored' && (
          <p className={styles.notice}>
            {`${words.restored} `}
            <button type="button" onClick={clear}>
              {words.clear}
            </button>
          </p>
        )}
        {notice === 'ignored' && <p className={styles.notice}>{words.ignored(opening.ignored.join(', '))}</p>}
        <RoofFields draft={draft} errors={read.roofErrors} words={words} onChange={change} />
        <SheetFields
          draft={draft}
          product={product}
          shop={shop}
          priceOf={prices.priceOf}
          words={words}
          onChange={change}
        />
        <Assumptions draft={draft} errors={read.settingErrors} profile={profile} words={words} onChange={change} />
        <FundiList
          text={draft.list}
          unit={draft.unit}
          state={state}
          list={list}
          comparison={comparison}
          price={price}
          runningM={counted?.runningM}
          words={words}
          onChange={changeList}
          onAnswer={answer}
          onRetry={retry}
        />
      </form>
      {counted && (
        <button type="button" className={styles.answer} onClick={showResult}>
          <span>{words.result.live(counted.sheets, counted.runningM, shillings(counted.priceKsh))}</span>
          {words.result.show}
        </button>
      )}
      <Result {...shared} colour={sheetColour(draft, product, shop)} />
      <PrintSheet {...shared} colour={sheetColour(draft, product, shop)} />
    </div>
  )
}
