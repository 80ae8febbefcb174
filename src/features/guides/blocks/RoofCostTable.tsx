import type { ReactNode } from 'react'
import { type BudgetItem, budgetItemOf, type PriceSource } from '#roofing/money/budget.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatPrice } from '#text/format-price.ts'
import { quoteHref } from '../guide-context.ts'
import { EXAMPLE_HOUSE } from '../guide-figures.ts'
import { costOfRoof, type HouseId, houseIds, houses, type RoofCost } from '../roof-costs.ts'
import type { BlockProps } from './block-props.ts'
import styles from './Notes.module.css'
import { ScrollBox } from './ScrollBox.tsx'

interface CostTableProps extends BlockProps {
  readonly caption: string
  readonly cell: (cost: RoofCost) => ReactNode
}

/** A table of every product and house. Each cell leads to Get Quote, filled in. */
function CostTable({ context: { facts, paths, words }, caption, cell }: CostTableProps) {
  const { houses: names, houseSize, tables } = words.guides
  return (
    <ScrollBox label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{tables.product}</th>
            {houseIds.map(id => (
              <th key={id} scope="col">
                {names[id]}
                <small>{houseSize(houses[id].lengthM, houses[id].widthM)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.products.map(product => (
            <tr key={product.slug}>
              <th scope="row">
                <a href={paths.product(product.slug)}>{product.name}</a>
              </th>
              {houseIds.map(id => (
                <td key={id}>
                  <a href={quoteHref(paths, id, product.slug)}>{cell(costOfRoof(id, product, facts))}</a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** The whole budget of each house in each product. */
export function RoofCostTable(props: BlockProps) {
  const { guides } = props.context.words
  const { facts } = props.context
  const open = new Set(
    facts.products.flatMap(product => houseIds.flatMap(id => costOfRoof(id, product, facts).budget.open)),
  )
  const note = guides.tables.roofCost.note([...open].map(item => guides.items[item].toLowerCase()).join(', '))
  return (
    <>
      <CostTable
        {...props}
        caption={guides.tables.roofCost.caption}
        cell={({ budget }) => guides.priceRange(budget.totalKsh)}
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
export function BudgetLines({ context: { facts, words }, names: [id] }: BlockProps) {
  const { houses: houseNames, items, priceRange, tables } = words.guides
  const { lines: labels } = tables
  const house: HouseId = houseIds.find(each => each === id) ?? EXAMPLE_HOUSE
  const product = facts.products[0] as (typeof facts.products)[number]
  const { budget } = costOfRoof(house, product, facts)
  const caption = labels.caption(houseNames[house], product.name)
  const monthOf = (item: BudgetItem) =>
    formatMonth(facts.marketPrices.find(each => budgetItemOf[each.item] === item)?.date ?? '', words.key)
  const describeSource = (item: BudgetItem, source: PriceSource) =>
    source === 'typical' ? labels.typical(monthOf(item)) : source === 'ours' ? labels.ours : labels.open
  return (
    <ScrollBox label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.item}</th>
            <th scope="col">{labels.cost}</th>
            <th scope="col">{labels.source}</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </ScrollBox>
  )
}
