import rows from '#features/quote/controls/RowList.module.css'
import { chosenColour } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { classes } from '#ui/classes.ts'
import { ProductName } from '#ui/ProductName.tsx'
import { describeItem } from './item-details.ts'

/**
 * What the order of a roof has in it: each item that the shop has a price for, delivery if it is free, and the total.
 */
export function OrderedItems({
  calculation: { takeOff, bill, product, draft },
}: {
  readonly calculation: Pick<Calculation, 'takeOff' | 'bill' | 'product' | 'draft'>
}) {
  const {
    words: { bill: words, result },
    shop,
  } = useQuote()
  if (!takeOff || !bill) return null
  const colour = chosenColour(draft, product, shop)
  return (
    <ul className={classes(rows.rows, rows.costs)}>
      {bill.lines.map(
        ({ item, quantity, eachKsh = 0, totalKsh }) =>
          totalKsh !== undefined && (
            <li key={item}>
              <b>{typeset(words.items[item](item === 'sheets' ? takeOff.sheets : quantity))}</b>
              <b>{typeset(formatPrice(totalKsh))}</b>
              {item === 'sheets' && (
                <small>
                  <ProductName name={[product.name, ...(colour ? [colour.name] : [])].join(', ')} />
                </small>
              )}
              <small>
                {describeItem(item, takeOff, draft.unit, words)}
                {item === 'sheets' && typeset(` × ${result.perMetre(formatPrice(eachKsh))}`)}
              </small>
            </li>
          ),
      )}
      {product.isFreeDelivery && (
        <li>
          <b>{words.delivery}</b>
          <b>{words.free}</b>
        </li>
      )}
      <li className={rows.sum}>
        <b>{words.total}</b>
        <b>{typeset(formatPrice(bill.totalKsh))}</b>
      </li>
    </ul>
  )
}
