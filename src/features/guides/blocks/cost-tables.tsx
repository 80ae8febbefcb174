import { AskUs } from '#features/shell/AskUs.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { type BudgetItem, type BudgetLine, findTypicalPrice } from '#roofing/money/budget.ts'
import { roundRange } from '#roofing/money/range.ts'
import { EXAMPLE_HOUSE, type HouseId, houseIds, usualHouses } from '#roofing/quote/usual-houses.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepOnOneLine } from '#text/keep-on-one-line.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import chevron from '#ui/Chevron.module.css'
import { ProductName } from '#ui/ProductName.tsx'
import { partOf } from '../budget-parts.ts'
import { quoteHref } from '../guide-context.ts'
import { PartKey } from '../PartKey.tsx'
import { costOfRoof, type GuideFacts } from '../roof-costs.ts'
import { WorkOutMine } from '../WorkOutMine.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './CostTables.module.css'
import { GuideTable } from './GuideTable.tsx'

/** Both ends of a line of a bill are rounded to this; a single price stays exact. */
const LINE_STEP_KSH = 100

/** The items that the sums of all houses leave out, because they have no price. */
function findUnpriced(facts: GuideFacts): BudgetItem[] {
  const items = houseIds.flatMap(house =>
    facts.products.flatMap(product => costOfRoof(house, product, facts).budget.unpriced),
  )
  return [...new Set(items)]
}

/** The whole roof of each house in each product, lowest first, with its sheets. Each leads to Get Quote, filled in. */
export function RoofCostTable({ context }: BlockProps) {
  const { facts, paths, words } = context
  const { houses, houseSize, priceRange, tables } = words.guides
  const { roofCost } = tables
  const costsByHouse = houseIds.map(house => ({
    house,
    costs: facts.products
      .map(product => ({ product, ...costOfRoof(house, product, facts) }))
      .toSorted((one, other) => one.budget.totalKsh.low - other.budget.totalKsh.low),
  }))
  return (
    <>
      <p>{roofCost.lowAndHigh}</p>
      <div className={styles.houses}>
        {costsByHouse.map(({ house, costs }) => (
          <details key={house} name="houses" open={house === EXAMPLE_HOUSE}>
            <summary className={chevron.fold}>
              <span>
                {`${houses[house]} `}
                <small>{houseSize(usualHouses[house])}</small>
              </span>
              <span>{roofCost.from(formatPrice(costs[0] ? roundRange(costs[0].budget.totalKsh).low : 0))}</span>
            </summary>
            <ol>
              {costs.map(({ product, takeOff, budget }) => (
                <li key={product.slug}>
                  <a className={chevron.go} href={quoteHref(paths, house, product.slug)}>
                    <span>
                      <ProductName name={product.name} />
                    </span>{' '}
                    <small>{keepUnitsTogether(roofCost.sheets(takeOff.sheets, formatPrice(takeOff.priceKsh)))}</small>{' '}
                    <b>{keepUnitsTogether(priceRange(roundRange(budget.totalKsh)))}</b>
                  </a>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </>
  )
}

/**
 * What the cost of a line is multiplied from: `7 × KSh 690`. It breaks only before the sign. A share is one of the materials; one sum
 * has no parts.
 */
function describeFactors({ unit, quantity, each }: BudgetLine, words: EstimatorWords['budget']): string {
  if (!each || unit === 'sum') return ''
  if (unit === 'percent') return words.share(each)
  return `${keepOnOneLine(words.quantity(unit, quantity))} ×\u00a0${keepOnOneLine(words.range(each))}`
}

/**
 * What has a price in the budget of one house in the first product, line by line: how much of it, at which price, and the colour of
 * its part in the bar of shares. Ranges are rounded to hundreds, the total like all totals of the page. After the table is what it
 * leaves out, the way to the estimate of that roof and, on narrow screens, to a person.
 */
export function BudgetTable({ context, names: [id] }: BlockProps) {
  const { facts, words } = context
  const { houses: houseNames, items, priceRange, tables } = words.guides
  const { lines: labels } = tables
  const unpriced = findUnpriced(facts)
  const house: HouseId = houseIds.find(each => each === id) ?? EXAMPLE_HOUSE
  const product = facts.products[0] as (typeof facts.products)[number]
  const { budget } = costOfRoof(house, product, facts)
  const monthOf = (item: BudgetItem) => formatMonth(findTypicalPrice(item, facts.marketPrices)?.date ?? '', words.key)
  const months = new Set(budget.lines.flatMap(({ item, source }) => (source === 'typical' ? monthOf(item) : [])))
  // One month of all market prices is in the caption, several are in the rows.
  const [month] = months.size === 1 ? months : []
  const name = labels.caption(houseNames[house], product.name)
  const caption = month ? `${name}. ${labels.marketOf(month)}` : name
  /** Whose price it is, if the caption does not say so. */
  const describeSource = ({ item, source }: BudgetLine) => {
    if (source === 'ours') return labels.ours
    return month ? '' : labels.typical(monthOf(item))
  }
  return (
    <>
      <GuideTable caption={caption} figures="summed" columns={[labels.item, labels.cost]}>
        {budget.lines.map(line => {
          const { item, totalKsh } = line
          if (!totalKsh) return null
          const details = [describeFactors(line, words.estimator.budget), describeSource(line)].filter(Boolean)
          const isFree = totalKsh.high === 0
          return (
            <tr key={item}>
              <th scope="row">
                <span className={styles.item}>
                  <PartKey part={isFree ? undefined : partOf(item)} />
                  <span>{items[item]}</span>
                </span>
              </th>
              <td>
                <span className={styles.cost}>
                  <span>{`${isFree ? labels.free : priceRange(roundRange(totalKsh, LINE_STEP_KSH))} `}</span>
                  {details.length > 0 && <small>{keepUnitsTogether(details.join(', '))}</small>}
                </span>
              </td>
            </tr>
          )
        })}
        <tr>
          <th scope="row">{labels.total}</th>
          <td>{priceRange(roundRange(budget.totalKsh))}</td>
        </tr>
      </GuideTable>
      <p className={styles.leftOut}>{labels.leftOut(unpriced.map(item => items[item].toLowerCase()))}</p>
      <div className={styles.ask}>
        <WorkOutMine house={house} context={context} />
      </div>
      <div className={styles.person}>
        <h3>{words.guides.askPerson}</h3>
        <AskUs message={words.messages.quote()} />
      </div>
    </>
  )
}
