import { sumLines } from '#roofing/money/budget.ts'
import type { Range } from '#roofing/money/range.ts'
import type { HouseId } from '#roofing/quote/usual-houses.ts'
import styles from './BudgetShares.module.css'
import { type BudgetPart, budgetParts } from './budget-parts.ts'
import type { GuideContext } from './guide-context.ts'
import parts from './PartKey.module.css'
import { PartKey } from './PartKey.tsx'
import { costOfRoof } from './roof-costs.ts'

/** The width of the bar on the narrowest phone, where it is in a card, and of a letter in it. */
const NARROWEST_BAR_PX = 270
const LETTER_PX = 7.5

/** Parts in a pale colour, which have dark letters. */
const paleParts: readonly BudgetPart[] = ['trims', 'transport']

const middleOf = ({ low, high }: Range) => (low + high) / 2

/** Whether a text fits into a part of the bar on every phone. */
const fits = (text: string, percent: number) => text.length * LETTER_PX <= (percent / 100) * NARROWEST_BAR_PX

interface BudgetSharesProps {
  readonly house: HouseId
  readonly context: GuideContext
}

/**
 * A bar of the share of each part in the whole roof of a house in the first product, in percent, both in the middle of their
 * ranges. A part too narrow for its name or its share has that in the legend; the legend has all of them for people who hear the
 * page.
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
    return percent > 0 ? [{ part, x, percent, name: partNames[part], text: `${Math.round(percent)}%` }] : []
  })
  return (
    <figure className={styles.shares}>
      <figcaption>{tables.lines.shares}</figcaption>
      <svg className={styles.bar} aria-hidden="true">
        {shares.map(({ part, x, percent, name, text }) => {
          const middle = `${(x + percent / 2).toFixed(2)}%`
          return (
            <g key={part} className={paleParts.includes(part) ? styles.pale : undefined}>
              <rect className={parts[part]} x={`${x.toFixed(2)}%`} width={`${percent.toFixed(2)}%`} height="100%" />
              {fits(name, percent) && (
                <text x={middle} y="1.2em">
                  {name}
                </text>
              )}
              {fits(text, percent) && (
                <text x={middle} y="2.5em">
                  {text}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <ul>
        {shares.map(({ part, percent, name, text }) => (
          <li key={part} className={fits(name, percent) ? styles.named : undefined}>
            <PartKey part={part} />
            {`${name} `}
            <b className={fits(text, percent) ? styles.named : undefined}>{text}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
