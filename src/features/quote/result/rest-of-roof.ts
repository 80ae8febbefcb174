import type { Calculation } from '#features/quote/state/calculation.ts'
import { type BudgetLine, sumLines } from '#roofing/money/budget.ts'
import type { Range } from '#roofing/money/range.ts'

/** The budget of a roof, by who sells what. `rest`, `replaced` and the order together are the whole roof. */
interface RestOfRoof {
  /** What is not ordered from the shop. */
  readonly rest: readonly BudgetLine[]
  readonly restKsh: Range
  /** Items of the shop for which the visitor has typed another price. */
  readonly replaced: readonly BudgetLine[]
  /** The items of the order at the shop's prices; undefined if all of them are replaced. */
  readonly orderKsh: number | undefined
}

/** Splits a budget into the order and the rest. Free delivery is part of the order. */
export function splitBudget({ budget, bill }: Pick<Calculation, 'budget' | 'bill'>): RestOfRoof | undefined {
  if (!budget || !bill) return undefined
  const isSold = ({ item }: BudgetLine) => bill.lines.some(line => line.item === item && line.totalKsh !== undefined)
  const ours = budget.lines.filter(line => line.source === 'ours' && isSold(line))
  const others = budget.lines.filter(({ source }) => source !== 'ours')
  const rest = others.filter(line => !isSold(line))
  return {
    rest,
    restKsh: sumLines(rest),
    replaced: others.filter(isSold),
    orderKsh: ours.length > 0 ? sumLines(ours).high : undefined,
  }
}
