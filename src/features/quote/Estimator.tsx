import { useCallback, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { emptyList } from '#roofing/list/sheet-list.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { readDraft } from '#roofing/quote/read-draft.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'
import fields from './controls/Fields.module.css'
import { LinkButton } from './controls/LinkButton.tsx'
import styles from './Estimator.module.css'
import { Assumptions } from './form/Assumptions.tsx'
import { EntryTabs } from './form/EntryTabs.tsx'
import { RoofFields } from './form/RoofFields.tsx'
import { SheetFields } from './form/SheetFields.tsx'
import { FundiList } from './list/FundiList.tsx'
import { useCompressedList } from './list/use-compressed-list.ts'
import { type LoadedReader, useListReader } from './list/use-list-reader.ts'
import { PrintSheet } from './print/PrintSheet.tsx'
import { usePrintSheet } from './print/use-print-sheet.ts'
import { AnswerBar } from './result/AnswerBar.tsx'
import { Result } from './result/Result.tsx'
import { type Answer, answerOf, productOf } from './state/answer.ts'
import type { Prices } from './state/prices.ts'
import { useQuote } from './state/QuoteContext.tsx'
import type { ShopFacts } from './state/shop-facts.ts'
import { useAfterPaint } from './state/use-after-paint.ts'
import { useDraft } from './state/use-draft.ts'
import { usePrices } from './state/use-prices.ts'

/** Works the answer out; what belongs to a part of the draft that did not change is not worked out again. */
function useAnswer(
  draft: Draft,
  prices: Prices,
  shop: ShopFacts,
  words: EstimatorWords,
  { reader, failed }: LoadedReader,
): Answer {
  const product = productOf(draft, shop)
  const { profile } = product
  const { roofs, settings, unit, round } = draft
  const price = prices.priceOf(product.slug, draft.thickness)
  const read = useMemo(
    () => readDraft({ roofs, settings, unit, round }, profile, prices.accessories),
    [roofs, settings, unit, round, profile, prices],
  )
  const counted = useMemo(
    () => read.quote && takeOff(read.quote.roofs, profile, read.quote.settings, price),
    [read, profile, price],
  )
  const { list: text, answers } = draft
  const list = useMemo(() => reader?.parseList(text, unit, reader.readAnswers(answers)), [text, unit, answers, reader])
  const compressedList = useCompressedList(text)
  const awaits = reader || text.trim() === '' ? undefined : failed ? 'failed' : 'reading'
  return useMemo(
    () => answerOf(draft, { read, counted, list, awaits, compressedList }, prices, shop, words),
    [draft, read, counted, list, awaits, compressedList, prices, shop, words],
  )
}

/** The form, and what it comes to. Typing comes first: what is counted and drawn follows when the browser has time. */
export function Estimator() {
  const { words, shop } = useQuote()
  const room = useRef<HTMLDivElement>(null)
  const { draft, change, clear, notice } = useDraft(shop, room)
  const prices = usePrices(shop)
  const lists = useListReader(draft.list !== '' || draft.from === 'list')
  const { reader, failed, retry } = lists
  const answer = useAnswer(useAfterPaint(draft), prices, shop, words, lists)
  const printed = usePrintSheet(draft)
  const product = productOf(draft, shop)
  const { problems } = readDraft(draft, product.profile)
  const { counted, list = emptyList, price, settings } = answer
  const needs = useMemo(
    () => (reader && counted && settings ? reader.needsOf(counted, settings) : undefined),
    [reader, counted, settings],
  )
  const comparison = useMemo(
    () => (reader && needs && list && list.sheets > 0 ? reader.compareList(list, needs) : undefined),
    [reader, needs, list],
  )

  // The same as long as its reader is: entries that did not change are not drawn again, and keep the focus.
  const onAnswer = useCallback(
    (key: string, given: string | undefined) =>
      reader && change(now => ({ answers: reader.answered(now.answers, key, given) })),
    [reader, change],
  )
  const house = <RoofFields draft={draft} problems={problems} answer={answer} onChange={change} />
  const fundiList = (
    <FundiList
      text={draft.list}
      unit={draft.unit}
      state={draft.list.trim() === '' ? 'none' : reader ? 'read' : failed ? 'failed' : 'reading'}
      reader={reader}
      list={list}
      comparison={comparison}
      price={price}
      runningM={counted?.runningM}
      heading={draft.from === 'list' ? words.list.heading : words.list.beside}
      onChange={list => change({ list })}
      onAnswer={onAnswer}
      onRetry={retry}
    />
  )
  const byList = draft.from === 'list'
  return (
    <div className={styles.room} ref={room}>
      <div className={styles.first}>
        <EntryTabs from={draft.from} onChange={from => change({ from })} />
        <form className={styles.form} onSubmit={event => event.preventDefault()} autoComplete="off" noValidate>
          {notice?.kind === 'restored' && (
            <p className={styles.notice}>
              {`${words.restored} `}
              <LinkButton onClick={clear}>{words.clear}</LinkButton>
            </p>
          )}
          {notice?.kind === 'ignored' && <p className={styles.notice}>{words.ignored(notice.keys.join(', '))}</p>}
          {byList ? fundiList : house}
          <SheetFields draft={draft} product={product} prices={prices} problems={problems} onChange={change} />
          <Assumptions
            draft={draft}
            problems={problems}
            product={product}
            pieces={prices.accessories}
            onChange={change}
          />
        </form>
      </div>
      <Result answer={answer} prices={prices} onChange={change} />
      <form className={styles.other} onSubmit={event => event.preventDefault()} autoComplete="off" noValidate>
        {byList && <h2>{words.list.houseBeside}</h2>}
        {byList ? house : fundiList}
        {notice?.kind !== 'restored' && (
          <button type="button" className={fields.quiet} onClick={clear}>
            {words.startAgain}
          </button>
        )}
      </form>
      <AnswerBar answer={answer} />
      {printed && createPortal(<PrintSheet answer={answer} />, document.body)}
    </div>
  )
}
