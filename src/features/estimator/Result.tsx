import { useEffect, useState } from 'react'
import { shillings } from '#catalogue/price.ts'
import { priceKsh } from '#roofing/money/price.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import type { Answer } from './answer.ts'
import { Checks } from './Checks.tsx'
import { CutListTable } from './CutListTable.tsx'
import { Figures } from './Figures.tsx'
import { FlatSides } from './FlatSides.tsx'
import { OrderActions } from './OrderActions.tsx'
import styles from './Result.module.css'
import { TurningRoof } from './TurningRoof.tsx'

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

/** What it comes to: drawing, figures, cut list, and the way to order it. */
export function Result(props: Answer) {
  const { words, counted, asOf, colour, list, price } = props
  const labels = words.result
  const summary = counted ? labels.live(counted.sheets, counted.runningM, shillings(counted.priceKsh)) : ''
  const orderable = counted || list.sheets > 0
  return (
    <section className={styles.result} aria-labelledby="result-heading">
      <h3 id="result-heading">{labels.heading}</h3>
      <output className={styles.spoken} aria-live="polite">
        {useSettled(summary)}
      </output>
      {counted ? (
        <>
          {counted.roofs.map((one, index) => (
            <TurningRoof key={index} counted={one} colour={colour} words={words} />
          ))}
          <Figures counted={counted} words={words} />
          <p className={styles.asOf}>{`${labels.pricesAsOf(asOf)}. ${labels.accessories}`}</p>
          {counted.warnings.map(warning => (
            <p key={warning.kind} className={styles.warning}>
              {warningText(warning, words.warnings)}
            </p>
          ))}
          {counted.runningWithReuseM < counted.runningM && <p>{labels.reuse(counted.runningWithReuseM)}</p>}
          <h4>{words.cutList.heading}</h4>
          <CutListTable counted={counted} words={words} />
          <FlatSides counted={counted} words={words} />
        </>
      ) : (
        <p className={styles.waiting}>{labels.waiting}</p>
      )}
      {!counted && list.sheets > 0 && (
        <p className={styles.asOf}>{`${shillings(priceKsh(list.runningM, price))}. ${labels.pricesAsOf(asOf)}.`}</p>
      )}
      <p className={styles.confirm}>
        <strong>{words.aid}</strong>
        {` ${words.confirm}`}
      </p>
      {orderable && <OrderActions {...props} />}
      <Checks words={words} />
    </section>
  )
}
