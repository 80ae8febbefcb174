import { budgetItemOf } from '#roofing/money/budget.ts'
import { isOldPrice } from '#roofing/money/market.ts'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { gauges } from '#roofing/profiles/gauges.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { nairobiDate } from '#text/format-day.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import type { BlockProps } from './block-props.ts'
import { GuideTable } from './GuideTable.tsx'

/** The typical prices of the owner's file. */
export function MarketPriceTable({ context: { facts, words } }: BlockProps) {
  const { items, marketPrice, month, tables } = words.guides
  const labels = tables.market
  const today = nairobiDate(new Date())
  return (
    <GuideTable caption={labels.caption} columns={[labels.item, labels.price, labels.month, labels.source]}>
      {facts.marketPrices.map(price => (
        <tr key={price.item}>
          <th scope="row">{items[budgetItemOf[price.item]]}</th>
          <td>{marketPrice(price)}</td>
          <td>
            {month(price.date)}
            {isOldPrice(price.date, today) && <small>{labels.old}</small>}
          </td>
          <td>{price.source[words.key]}</td>
        </tr>
      ))}
    </GuideTable>
  )
}

/** Every product by use, slope, noise, heat and price. */
export function WhichSheetTable({ context: { facts, paths, words } }: BlockProps) {
  const { heat, noise, tables, uses } = words.guides
  const { caption, ...labels } = tables.whichSheet
  const title = caption(facts.products.length)
  return (
    <GuideTable caption={title} columns={[tables.product, ...Object.values(labels)]}>
      {facts.products.map(({ slug, name, price, profile: id, finish }) => {
        const { coverWidthMm, minPitchDeg, step } = profiles[id]
        return (
          <tr key={slug}>
            <th scope="row">
              <a href={paths.product(slug)}>{name}</a>
            </th>
            <td>{formatPrice(pricePerCoveredM2Ksh(price, coverWidthMm / 1000))}</td>
            <td>{formatPrice(price)}</td>
            <td>{`${minPitchDeg}°`}</td>
            <td>{`${formatNumber(coverWidthMm)} mm`}</td>
            <td>{uses[id]}</td>
            <td>{step ? noise.tile : noise.straight}</td>
            <td>{heat[finish]}</td>
          </tr>
        )
      })}
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
