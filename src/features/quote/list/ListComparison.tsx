import callout from '#features/quote/controls/Callout.module.css'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Comparison } from '#roofing/list/compare.ts'
import { priceKsh } from '#roofing/money/price.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { classes } from '#ui/classes.ts'
import styles from './FundiList.module.css'

interface ListComparisonProps {
  readonly comparison: Comparison
  readonly listM: number
  readonly roofM: number
  /** KSh per running metre. */
  readonly price: number
  readonly labels: EstimatorWords['list']['comparison']
}

/** The limit for each kind of remark. */
const MAX_REMARKS = 8

/** How the list differs from what the roof needs, length by length. */
export function ListComparison({ comparison, listM, roofM, price, labels }: ListComparisonProps) {
  const { verdict, differenceM, lacking, tooShort, joined, cutDown, spare, goods, shortM, guesses } = comparison
  // A list that covers the roof is not called short because its lengths are rounded less.
  const hasDifference = differenceM > 0 || verdict !== 'covers'
  const byM = Math.abs(differenceM)
  const money = formatPrice(priceKsh(byM, price))
  const shortestLackingM = Math.min(...lacking.map(({ lengthM }) => lengthM))
  const groups = [
    shortM > 0 ? [labels.shortOfGuess(shortM, guesses)] : [],
    lacking.map(({ count, lengthM }) => labels.lacking(count, lengthM)),
    tooShort.map(({ count, lengthM }) => labels.tooShort(count, lengthM, shortestLackingM)),
    joined.map(({ count, sheetsM, neededM }) => labels.joined(count, sheetsM, neededM)),
    cutDown.map(({ count, sheetsM, neededM }) => labels.cutDown(count, sheetsM[0] ?? 0, neededM)),
    spare.map(({ count, lengthM }) => labels.spare(count, lengthM)),
    goods.map(labels.goods),
  ]
  const remarks = groups.flatMap(group =>
    group.length > MAX_REMARKS ? [...group.slice(0, MAX_REMARKS), labels.others(group.length - MAX_REMARKS)] : group,
  )
  return (
    <div className={classes(callout.note, styles.comparison)}>
      <h3>{labels.heading}</h3>
      <p>
        <strong>{labels.verdicts[verdict]}</strong>
      </p>
      <p>
        {keepUnitsTogether(
          [
            labels.metres(listM, roofM),
            hasDifference && byM >= 0.01 && (differenceM > 0 ? labels.more : labels.less)(byM, money),
          ]
            .filter(Boolean)
            .join(' '),
        )}
      </p>
      {verdict !== 'open' && remarks.length > 0 && (
        <ul>
          {remarks.map((remark, index) => (
            <li key={index}>{keepUnitsTogether(remark)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
