import type { Answer } from '#features/quote/state/answer.ts'
import { shillings } from '#text/format-price.ts'

/** What the price of a roof holds beside sheets, each with what it costs, and what it does not hold: in words. */
export function billText({ bill, counted, words }: Pick<Answer, 'bill' | 'counted' | 'words'>): {
  /** Empty where it holds nothing but sheets. */
  readonly held: readonly string[]
  readonly left: readonly string[]
} {
  if (!bill || !counted) return { held: [], left: [] }
  const { items, priced, fasteners } = words.leftOut
  const held = bill.lines.flatMap(({ item, quantity, totalKsh }) =>
    totalKsh === undefined ? [] : [priced(items[item](quantity), shillings(totalKsh))],
  )
  const pieces = bill.lines.flatMap(({ item, quantity, totalKsh }) =>
    totalKsh === undefined && item !== 'fasteners' ? [items[item](quantity)] : [],
  )
  const left = [
    ...(pieces.length > 0 ? [pieces.join(', ')] : []),
    ...(bill.unpriced.includes('fasteners') ? [fasteners(counted.fasteners)] : []),
  ]
  return { held: held.length > 1 ? held : [], left }
}
