import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopFacts } from '#features/quote/state/shop-facts.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { type Budget, findTypicalPrice } from '#roofing/money/budget.ts'
import { isOldPrice } from '#roofing/money/market.ts'
import { nairobiDate } from '#text/format-day.ts'
import styles from './WholeRoof.module.css'

type BudgetLine = Budget['lines'][number]

/** Who says the price of a line, with the month and the source of a typical one. */
function describeSource(
  { item, source, totalKsh }: BudgetLine,
  { marketPrices }: Pick<ShopFacts, 'marketPrices'>,
  words: EstimatorWords['budget'],
): string {
  if (source === 'ours' && totalKsh?.high === 0) return words.free
  if (source !== 'typical') return words[source]
  const price = findTypicalPrice(item, marketPrices)
  if (!price) return words.none
  const said = words.typical(price.date, price.source)
  return isOldPrice(price.date, nairobiDate(new Date())) ? `${said}. ${words.old}` : said
}

/** The budget of the whole roof: its range, and each line with who says its price. */
export function BudgetLines({ calculation: { budget } }: { readonly calculation: Calculation }) {
  const { words, shop } = useQuote()
  const labels = words.budget
  if (!budget) return null
  return (
    <section className={styles.budget}>
      <h3>{labels.heading}</h3>
      <p>{labels.lead}</p>
      <ul>
        {budget.lines.map(line => (
          <li key={line.item} data-source={line.source}>
            <b>
              {labels.items[line.item]}
              <span>
                {line.unit === 'percent' && line.each
                  ? labels.share(line.each)
                  : labels.quantity(line.unit, line.quantity)}
              </span>
            </b>
            <b>
              {line.totalKsh ? (
                <data value={`${line.totalKsh.low}-${line.totalKsh.high}`}>{labels.range(line.totalKsh)}</data>
              ) : (
                '–'
              )}
            </b>
            <small>{describeSource(line, shop, labels)}</small>
          </li>
        ))}
        <li className={styles.total}>
          <b>{labels.total}</b>
          <b>
            <data value={`${budget.totalKsh.low}-${budget.totalKsh.high}`}>{labels.range(budget.totalKsh)}</data>
          </b>
        </li>
      </ul>
    </section>
  )
}
