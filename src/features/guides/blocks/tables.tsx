import { approximateCoverWidth, approximatePricePerM2 } from '#i18n/approximate-figure.ts'
import { budgetItemOf } from '#roofing/money/budget.ts'
import { isOldPrice } from '#roofing/money/market.ts'
import { gauges } from '#roofing/profiles/gauges.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { nairobiDate } from '#text/format-day.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import type { BlockProps } from './block-props.ts'
import { GuideTable } from './GuideTable.tsx'
import styles from './Notes.module.css'

/** The most frequent of the values first, each once. */
function byFrequency(values: readonly string[]): string[] {
  const count = (value: string) => values.filter(each => each === value).length
  return [...new Set(values)].toSorted((one, other) => count(other) - count(one))
}

/**
 * The typical prices of the owner's file, in a fold, because a bill repeats them. The caption names the source of most of them, notes
 * below those of the others.
 */
export function MarketPriceTable({ context: { facts, words } }: BlockProps) {
  const { items, marketPrice, month, percentRange, tables } = words.guides
  const labels = tables.market
  const today = nairobiDate(new Date())
  const describeMonth = (date: string) => (isOldPrice(date, today) ? labels.oldMonth(month(date)) : month(date))
  const months = new Set(facts.marketPrices.map(({ date }) => describeMonth(date)))
  // One month of all prices is in the caption, several are in the rows.
  const [common] = months.size === 1 ? months : []
  const [usual, ...others] = byFrequency(facts.marketPrices.map(({ source }) => source[words.key]))
  const caption = common ? `${labels.caption}, ${common}` : labels.caption
  return (
    <details className={styles.fold}>
      <summary className={classes(chevron.fold, chevron.row)}>{labels.fold}</summary>
      <GuideTable
        caption={usual ? `${caption}. ${labels.source(usual)}` : caption}
        columns={[labels.item, labels.price]}
        figures="every"
      >
        {facts.marketPrices.map(price => {
          const mark = others.indexOf(price.source[words.key]) + 1
          return (
            <tr key={price.item}>
              <th scope="row">
                {items[budgetItemOf[price.item]]}
                {mark > 0 && <sup>{mark}</sup>}
              </th>
              <td>
                {price.unit === 'percent' ? percentRange(price) : marketPrice(price)}
                {price.unit === 'percent' && <small>{labels.ofMaterials}</small>}
                {!common && <small>{describeMonth(price.date)}</small>}
              </td>
            </tr>
          )
        })}
      </GuideTable>
      {others.length > 0 && (
        <ol className={styles.sources}>
          {others.map(source => (
            <li key={source}>{source}</li>
          ))}
        </ol>
      )}
    </details>
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
