import { grouped, shillings } from '#catalogue/price.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import styles from './Headline.module.css'
import type { Subject } from './subject.ts'

/** What it comes to, first of all: price, sheets, metres. Each also readable by a program. */
export function Headline({ subject, words }: { readonly subject: Subject; readonly words: EstimatorWords }) {
  const labels = words.result
  return (
    <dl className={styles.headline}>
      <div className={styles.price}>
        <dt>{labels.price}</dt>
        <dd>
          <small>{`${labels.startingFrom} `}</small>
          <data value={subject.priceKsh}>{shillings(subject.priceKsh)}</data>
        </dd>
      </div>
      <div>
        <dt>{labels.sheets}</dt>
        <dd>
          <data value={subject.sheets}>{grouped(subject.sheets)}</data>
        </dd>
      </div>
      <div>
        <dt>{labels.runningMetres}</dt>
        <dd>
          <data value={subject.runningM}>{labels.metres(subject.runningM)}</data>
        </dd>
      </div>
    </dl>
  )
}
