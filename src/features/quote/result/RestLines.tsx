import rows from '#features/quote/controls/RowList.module.css'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopFacts } from '#features/quote/state/shop-facts.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { metresPer } from '#roofing/lengths/unit.ts'
import { type BudgetLine, findTypicalPrice } from '#roofing/money/budget.ts'
import { isOldPrice } from '#roofing/money/market.ts'
import type { Range } from '#roofing/money/range.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { nairobiDate } from '#text/format-day.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import { describeItem } from './item-details.ts'
import styles from './RestOfRoof.module.css'
import { splitBudget } from './rest-of-roof.ts'

/** The quantity of a line. Timber is sold by the foot, and shown in the unit of the quote. */
function describeQuantity({ unit, quantity, each }: BudgetLine, quoteUnit: WallUnit, words: EstimatorWords['budget']) {
  if (unit === 'percent' && each) return words.share(each)
  if (unit === 'ft' && quoteUnit === 'm') {
    const inMetres = (lengthFt: number) => Math.ceil(lengthFt * metresPer.ft)
    return words.quantity('metre', { low: inMetres(quantity.low), high: inMetres(quantity.high) })
  }
  return words.quantity(unit, quantity)
}

/** The edges of caps, valleys, flashings and gutters, and the number of fasteners. */
function describeEdges({ item }: BudgetLine, takeOff: TakeOff, unit: WallUnit, words: EstimatorWords['bill']): string {
  switch (item) {
    case 'caps':
    case 'valleys':
    case 'flashings':
    case 'gutters':
    case 'fasteners':
      return describeItem(item, takeOff, unit, words)
    default:
      return ''
  }
}

/** Each source of typical prices once, with its month and the items it prices. */
function listSources(
  lines: readonly BudgetLine[],
  { marketPrices }: Pick<ShopFacts, 'marketPrices'>,
  words: EstimatorWords['budget'],
): { readonly texts: readonly string[]; readonly isOld: boolean } {
  const typical = lines.flatMap(({ item, source }) => {
    const price = source === 'typical' ? findTypicalPrice(item, marketPrices) : undefined
    return price ? [{ price, item: words.items[item], text: words.typical(price.date, price.source) }] : []
  })
  const itemsOf = new Map<string, string[]>()
  for (const { text, item } of typical) itemsOf.set(text, [...(itemsOf.get(text) ?? []), item])
  const today = nairobiDate(new Date())
  return {
    texts: [...itemsOf].map(([text, items]) => `${text}: ${items.join(', ')}`),
    isOld: typical.some(({ price }) => isOldPrice(price.date, today)),
  }
}

interface RestLinesProps {
  readonly calculation: Calculation
  /** Paper shows the sources of the prices open, because it cannot unfold them. */
  readonly isPrinted?: boolean
}

/** What the roof costs beside the order: each line with its price, their sum, and the sum of the whole roof. */
export function RestLines({ calculation, isPrinted = false }: RestLinesProps) {
  const { words, shop } = useQuote()
  const labels = words.budget
  const { budget, takeOff, draft } = calculation
  const split = splitBudget(calculation)
  if (!budget || !takeOff || !split) return null
  const { rest, restKsh, replaced, orderKsh } = split
  const sources = listSources(rest, shop, labels)
  const range = (costKsh: Range) => (
    <b>
      <data value={`${costKsh.low}-${costKsh.high}`}>{typeset(labels.range(costKsh))}</data>
    </b>
  )
  return (
    <div className={styles.rest}>
      <p>{labels.lead}</p>
      <ul className={classes(rows.rows, rows.costs)}>
        {rest.map(line => {
          const details = [
            describeEdges(line, takeOff, draft.unit, words.bill),
            line.source === 'yours' ? labels.yours : '',
          ].filter(Boolean)
          return (
            <li key={line.item} data-source={line.source}>
              <b>
                {labels.items[line.item]}
                <span>{typeset(describeQuantity(line, draft.unit, labels))}</span>
              </b>
              {line.totalKsh ? range(line.totalKsh) : <span>{labels.none}</span>}
              {details.length > 0 && <small>{details.join('; ')}</small>}
            </li>
          )
        })}
        <li>
          <b>{words.bill.underlay(takeOff.underlayM2)}</b>
          <span>{labels.none}</span>
          <small>{words.bill.underlayHint}</small>
        </li>
        <li className={rows.sum} data-sum="rest">
          <b>{labels.rest}</b>
          {range(restKsh)}
        </li>
        {replaced.map(line => (
          <li key={line.item} data-source={line.source}>
            <b>{labels.atYourPrice(labels.items[line.item])}</b>
            {line.totalKsh ? range(line.totalKsh) : <span>{labels.none}</span>}
          </li>
        ))}
        {orderKsh !== undefined && (
          <li data-source="ours">
            <b>{labels.order}</b>
            <b>
              <data value={`${orderKsh}-${orderKsh}`}>{typeset(formatPrice(orderKsh))}</data>
            </b>
          </li>
        )}
        <li className={rows.sum} data-sum="total">
          <b>{labels.total}</b>
          {range(budget.totalKsh)}
        </li>
      </ul>
      {sources.texts.length > 0 && (
        <div className={styles.sources}>
          {sources.isOld && <p>{labels.old}</p>}
          <details open={isPrinted}>
            <summary className={chevron.fold}>{labels.sources}</summary>
            <ul>
              {sources.texts.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </div>
  )
}
