import type { TypedPrices } from '../money/budget.ts'
import type { Draft } from './draft.ts'
import { budgetKeys, fields } from './fields.ts'
import { readPrice } from './read-price.ts'

/** The prices that the visitor has typed. A text that is not a price gives `undefined`: its item has no price until it is corrected. */
export function readBudgetPrices(budget: Draft['budget']): TypedPrices {
  return Object.fromEntries(
    budgetKeys.flatMap(key => {
      const text = budget[key] ?? ''
      return text.trim() === '' ? [] : [[fields[key].item, readPrice(text)]]
    }),
  )
}
