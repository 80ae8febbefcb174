import { sumLines } from '#roofing/money/budget.ts'
import type { Range } from '#roofing/money/range.ts'
import type { HouseId } from '#roofing/quote/usual-houses.ts'
import styles from './BudgetShares.module.css'
import { budgetParts } from './budget-parts.ts'
import type { GuideContext } from './guide-context.ts'
import parts from './PartKey.module.css'
import { PartKey } from './PartKey.tsx'
import { costOfRoof } from './roof-costs.ts'

const middleOf = ({ low, high }: Range) => (low + high) / 2

interface BudgetSharesProps {
  readonly house: HouseId
  readonly context: GuideContext
}

/**
 * A bar of the share of each part in the whole roof of a house in the first product, in percent, both in the middle of their
 * ranges, with their names and shares below it.
 */
export function BudgetShares({ house, context: { facts, words } }: BudgetSharesProps) {
  const [product] = facts.products
  if (!product) return null
  const { lines, totalKsh } = costOfRoof(house, product, facts).budget
  const { items: itemNames, tables } = words.guides
  const partNames = { ...itemNames, ...tables.lines.parts }
  let start = 0
  const shares = budgetParts.flatMap(({ part, items }) => {
    const inPart = lines.filter(({ item }) => items.some(each => each === item))
    const percent = (100 * middleOf(sumLines(inPart))) / middleOf(totalKsh)
    const x = start
    start += percent
    return percent > 0 ? [{ part, x, percent }] : []
  })
  return (
    <figure className={styles.shares}>
      <figcaption>{tables.lines.shares}</figcaption>
      <svg className={styles.bar} aria-hidden="true">
        {shares.map(({ part, x, percent }) => (
          <rect
            key={part}
            className={parts[part]}
            x={`${x.toFixed(2)}%`}
            width={`${percent.toFixed(2)}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul>
        {shares.map(({ part, percent }) => (
          <li key={part}>
            <PartKey part={part} />
            {`${partNames[part]} `}
            <b>{`${Math.round(percent)}%`}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
