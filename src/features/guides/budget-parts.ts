import type { BudgetItem } from '#roofing/money/budget.ts'

/** The parts of a budget in the bar of its shares. Each item is in one of them. */
export const budgetParts = [
  { part: 'sheets', items: ['sheets'] },
  { part: 'transport', items: ['transport'] },
  { part: 'trims', items: ['caps', 'valleys', 'flashings', 'gutters', 'fasteners'] },
  { part: 'timber', items: ['purlins', 'rafters', 'frame'] },
  { part: 'labour', items: ['labour'] },
] as const satisfies readonly { readonly part: string; readonly items: readonly BudgetItem[] }[]

export type BudgetPart = (typeof budgetParts)[number]['part']

/** The part that an item is in. */
export const partOf = (item: BudgetItem): BudgetPart | undefined =>
  budgetParts.find(({ items }) => items.some(each => each === item))?.part
