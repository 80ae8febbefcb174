import { approximateCoverWidth, approximatePricePerM2 } from '#i18n/approximate-figure.ts'
import { budgetItemOf } from '#roofing/money/budget.ts'
import { isOldPrice } from '#roofing/money/market.ts'
import { gauges } from '#roofing/profiles/gauges.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { nairobiDate } from '#text/format-day.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import type { BlockProps } from './block-props.ts'
import { GuideTable } from './GuideTable.tsx'

/** The typical prices of the owner's file. */
export function MarketPriceTable({ context: { facts, words } }: BlockProps) {
  const { items, marketPrice, month, tables } = words.guides
  const labels = tables.market
  const today = nairobiDate(new Date())
  const describeMonth = (date: string) => (isOldPrice(date, today) ? labels.oldMonth(month(date)) : month(date))
  const months = new Set(facts.marketPrices.map(({ date }) => describeMonth(date)))
  // One month of all prices is in the caption, several are in the rows.
  const [common] = months.size === 1 ? months : []
  return (
    <GuideTable
      caption={common ? `${labels.caption}, ${common}` : labels.caption}
      columns={[labels.item, labels.price, labels.source]}
    >
      {facts.marketPrices.map(price => (
        <tr key={price.item}>
          <th scope="row">{items[budgetItemOf[price.item]]}</th>
          <td>{marketPrice(price)}</td>
          <td>
            {price.source[words.key]}
            {!common && <small>{describeMonth(price.date)}</small>}
          </td>
        </tr>
      ))}
    </GuideTable>
  )
}

/** Every product with its use, price, cover width and least slope. */
export function WhichSheetTable({ context: { facts, paths, words } }: BlockProps) {
  const { tables, uses } = words.guides
  const { caption, cover, metre, perM2, pitch } = tables.whichSheet
  return (
    <GuideTable caption={caption(facts.products.length)} columns={[tables.product, perM2, cover, pitch]} isStacked>
      {facts.products.map(({ slug, name, price, profile: id }) => (
        <tr key={slug}>
          <th scope="row">
            <a href={paths.product(slug)}>{name}</a>
            <small>{uses[id]}</small>
          </th>
          <td>
            {keepUnitsTogether(approximatePricePerM2(price, id, words))}
            <small>{keepUnitsTogether(metre(formatPrice(price)))}</small>
          </td>
          <td>{approximateCoverWidth(id, words)}</td>
          <td>{`${profiles[id].minPitchDeg}°`}</td>
        </tr>
      ))}
    </GuideTable>
  )
}

/** Gauge numbers and millimetres. */
export function GaugeTable({ context: { words } }: BlockProps) {
  const { tables, thickness } = words.guides
  const { caption, gauge, thickness: label } = tables.gauges
  return (
    <GuideTable caption={caption} columns={[gauge, label]}>
      {gauges.map(each => (
        <tr key={each.gauge}>
          <th scope="row">{each.gauge}</th>
          <td>{thickness(each)}</td>
        </tr>
      ))}
    </GuideTable>
  )
}
