import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Subject } from '#features/quote/state/subject.ts'
import { grouped, shillings } from '#text/format-price.ts'
import styles from './Headline.module.css'

/** What it comes to, first of all: price, sheets, metres. Each also readable by a program. */
export function Headline({ subject }: { readonly subject: Subject }) {
  const { words } = useQuote()
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
