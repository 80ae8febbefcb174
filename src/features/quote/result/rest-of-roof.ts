import type { Calculation } from '#features/quote/state/calculation.ts'
import type { Budget } from '#roofing/money/budget.ts'
import type { Range } from '#roofing/money/range.ts'

export type BudgetLine = Budget['lines'][number]

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

function sumOf(lines: readonly BudgetLine[]): Range {
  return {
    low: lines.reduce((sum, { totalKsh }) => sum + (totalKsh?.low ?? 0), 0),
    high: lines.reduce((sum, { totalKsh }) => sum + (totalKsh?.high ?? 0), 0),
  }
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
    restKsh: sumOf(rest),
    replaced: others.filter(isSold),
    orderKsh: ours.length > 0 ? sumOf(ours).high : undefined,
  }
}
