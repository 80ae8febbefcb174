import { Fragment, type ReactNode } from 'react'
import { type BudgetItem, findTypicalPrice, type PriceSource } from '#roofing/money/budget.ts'
import { type HouseId, houseIds, usualHouses } from '#roofing/quote/usual-houses.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatPrice } from '#text/format-price.ts'
import { quoteHref } from '../guide-context.ts'
import { EXAMPLE_HOUSE } from '../guide-figures.ts'
import { costOfRoof, type GuideFacts, type RoofCost } from '../roof-costs.ts'
import type { BlockProps } from './block-props.ts'
import { GuideTable } from './GuideTable.tsx'
import styles from './Notes.module.css'

interface ProductCosts {
  readonly product: GuideFacts['products'][number]
  readonly costs: readonly { readonly house: HouseId; readonly cost: RoofCost }[]
}

/** Counts every house in every product. */
function countCosts(facts: GuideFacts): ProductCosts[] {
  return facts.products.map(product => ({
    product,
    costs: houseIds.map(house => ({ house, cost: costOfRoof(house, product, facts) })),
  }))
}

interface CostTableProps extends BlockProps {
  readonly caption: string
  readonly rows: readonly ProductCosts[]
  readonly cell: (cost: RoofCost) => ReactNode
}

/** A table of every product and house. Each cell leads to Get Quote, filled in. */
function CostTable({ context: { paths, words }, caption, rows, cell }: CostTableProps) {
  const { houses: names, houseSize, tables } = words.guides
  const houseColumns = houseIds.map(id => (
    <Fragment key={id}>
      {names[id]}
      <small>{houseSize(usualHouses[id])}</small>
    </Fragment>
  ))
  return (
    <GuideTable caption={caption} columns={[tables.product, ...houseColumns]}>
      {rows.map(({ product, costs }) => (
        <tr key={product.slug}>
          <th scope="row">
            <a href={paths.product(product.slug)}>{product.name}</a>
          </th>
          {costs.map(({ house, cost }) => (
            <td key={house}>
              <a href={quoteHref(paths, house, product.slug)}>{cell(cost)}</a>
            </td>
          ))}
        </tr>
      ))}
    </GuideTable>
  )
}

/** The whole budget of each house in each product. */
export function RoofCostTable(props: BlockProps) {
  const { facts, words } = props.context
  const { items, priceRange, tables } = words.guides
  const rows = countCosts(facts)
  const open = new Set(rows.flatMap(({ costs }) => costs.flatMap(({ cost }) => cost.budget.open)))
  const note = tables.roofCost.note([...open].map(item => items[item].toLowerCase()).join(', '))
  return (
    <>
      <CostTable
        {...props}
        caption={tables.roofCost.caption}
        rows={rows}
        cell={({ budget }) => priceRange(budget.totalKsh)}
      />
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}

/** The sheets of each house in each product. */
export function SheetCostTable(props: BlockProps) {
  const { caption, sheets } = props.context.words.guides.tables.sheetCost
  return (
    <CostTable
      {...props}
      caption={caption}
      rows={countCosts(props.context.facts)}
      cell={({ takeOff }) => (
        <>
          {formatPrice(takeOff.priceKsh)}
          <small>{sheets(takeOff.sheets)}</small>
        </>
      )}
    />
  )
}

/** The budget of one house in the first product, line by line. */
export function BudgetTable({ context: { facts, words }, names: [id] }: BlockProps) {
  const { houses: houseNames, items, priceRange, tables } = words.guides
  const { lines: labels } = tables
  const house: HouseId = houseIds.find(each => each === id) ?? EXAMPLE_HOUSE
  const product = facts.products[0] as (typeof facts.products)[number]
  const { budget } = costOfRoof(house, product, facts)
  const caption = labels.caption(houseNames[house], product.name)
  const monthOf = (item: BudgetItem) => formatMonth(findTypicalPrice(item, facts.marketPrices)?.date ?? '', words.key)
  const describeSource = (item: BudgetItem, source: PriceSource) =>
    source === 'typical' ? labels.typical(monthOf(item)) : source === 'ours' ? labels.ours : labels.open
  return (
    <GuideTable caption={caption} columns={[labels.item, labels.cost, labels.source]}>
      {budget.lines.map(({ item, totalKsh, source }) => (
        <tr key={item}>
          <th scope="row">{items[item]}</th>
          <td>{totalKsh?.high === 0 ? labels.free : totalKsh ? priceRange(totalKsh) : '–'}</td>
          <td>{describeSource(item, source)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{labels.total}</th>
        <td>
          <strong>{priceRange(budget.totalKsh)}</strong>
        </td>
        <td />
      </tr>
    </GuideTable>
  )
}
