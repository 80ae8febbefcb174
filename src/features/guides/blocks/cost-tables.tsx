import { type BudgetItem, findTypicalPrice, type PriceSource } from '#roofing/money/budget.ts'
import { type HouseId, houseIds, usualHouses } from '#roofing/quote/usual-houses.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatPrice } from '#text/format-price.ts'
import { Button } from '#ui/Button.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import { quoteHref } from '../guide-context.ts'
import { EXAMPLE_HOUSE } from '../guide-figures.ts'
import { costOfRoof } from '../roof-costs.ts'
import type { BlockProps } from './block-props.ts'
import { GuideTable } from './GuideTable.tsx'
import styles from './Notes.module.css'

/** The whole budget of each house in each product. Each amount leads to Get Quote, filled in. */
export function RoofCostTable({ context }: BlockProps) {
  const { facts, paths, words } = context
  const { houses, houseSize, items, tables, thousands } = words.guides
  const { roofCost, sheetCost } = tables
  const rows = houseIds.map(house => ({
    house,
    costs: facts.products.map(product => ({ product, cost: costOfRoof(house, product, facts) })),
  }))
  const open = new Set(rows.flatMap(({ costs }) => costs.flatMap(({ cost }) => cost.budget.unpriced)))
  const note = roofCost.note([...open].map(item => items[item].toLowerCase()).join(', '))
  const productColumns = facts.products.map(({ slug, name }) => (
    <a key={slug} href={paths.product(slug)}>
      <ProductName name={name} />
    </a>
  ))
  return (
    <>
      <GuideTable caption={roofCost.caption} columns={[sheetCost.house, ...productColumns]} figures="labelled">
        {rows.map(({ house, costs }) => (
          <tr key={house}>
            <th scope="row">
              {houses[house]}
              <small>{houseSize(usualHouses[house])}</small>
            </th>
            {costs.map(({ product, cost }) => (
              <td key={product.slug} data-label={product.name}>
                <a href={quoteHref(paths, house, product.slug)}>{thousands(cost.budget.totalKsh)}</a>
              </td>
            ))}
          </tr>
        ))}
      </GuideTable>
      <p>{roofCost.lowAndHigh}</p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.action}>
        <Button variant="primary" href={paths.quote}>
          {words.guides.quote.button}
        </Button>
      </div>
    </>
  )
}

/** The sheets of each house in the product where they cost least and in the one where they cost most. */
export function SheetCostTable({ context: { facts, paths, words } }: BlockProps) {
  const { houses: names, houseSize, tables } = words.guides
  const { caption, house: houseLabel, least, most, sheets } = tables.sheetCost
  const rows = houseIds.map(house => {
    const costs = facts.products
      .map(product => ({ product, takeOff: costOfRoof(house, product, facts).takeOff }))
      .toSorted((one, other) => one.takeOff.priceKsh - other.takeOff.priceKsh)
    // A shop of one product has one column.
    return { house, cells: costs.filter((_, index) => index === 0 || index === costs.length - 1) }
  })
  return (
    <GuideTable
      caption={caption}
      columns={[houseLabel, least, most].slice(0, facts.products.length + 1)}
      figures="every"
    >
      {rows.map(({ house, cells }) => (
        <tr key={house}>
          <th scope="row">
            {names[house]}
            <small>{houseSize(usualHouses[house])}</small>
          </th>
          {cells.map(({ product, takeOff }) => (
            <td key={product.slug}>
              <a href={quoteHref(paths, house, product.slug)}>{formatPrice(takeOff.priceKsh)}</a>
              <small>{`${product.name}, ${sheets(takeOff.sheets)}`}</small>
            </td>
          ))}
        </tr>
      ))}
    </GuideTable>
  )
}

/** The budget of one house in the first product, line by line. */
export function BudgetTable({ context: { facts, words }, names: [id] }: BlockProps) {
  const { amounts, houses: houseNames, items, tables } = words.guides
  const { lines: labels } = tables
  const house: HouseId = houseIds.find(each => each === id) ?? EXAMPLE_HOUSE
  const product = facts.products[0] as (typeof facts.products)[number]
  const { budget } = costOfRoof(house, product, facts)
  const monthOf = (item: BudgetItem) => formatMonth(findTypicalPrice(item, facts.marketPrices)?.date ?? '', words.key)
  const months = new Set(budget.lines.flatMap(({ item, source }) => (source === 'typical' ? monthOf(item) : [])))
  // One month of all market prices is in the caption, several are in the rows.
  const [month] = months.size === 1 ? months : []
  const name = labels.caption(houseNames[house], product.name)
  const caption = month ? `${name}. ${labels.marketOf(month)}` : name
  const describeSource = (item: BudgetItem, source: PriceSource) =>
    source === 'typical' ? labels.typical(month ? '' : monthOf(item)) : source === 'ours' ? labels.ours : labels.open
  return (
    <GuideTable caption={caption} figures="summed" columns={[labels.item, labels.cost, labels.source]}>
      {budget.lines.map(({ item, totalKsh, source }) => (
        <tr key={item}>
          <th scope="row">{items[item]}</th>
          <td>{totalKsh?.high === 0 ? labels.free : totalKsh ? amounts(totalKsh) : '–'}</td>
          <td>{describeSource(item, source)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{labels.total}</th>
        <td>
          <strong>{amounts(budget.totalKsh)}</strong>
        </td>
        <td />
      </tr>
    </GuideTable>
  )
}
