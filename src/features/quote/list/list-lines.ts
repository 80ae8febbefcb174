import type { SheetList } from '#roofing/list/sheet-list.ts'

/** Longer lines are cut where an order or a printed sheet repeats them. */
const MAX_LENGTH = 60

/** A line of a list, cut where it is too long to be repeated whole. */
export function shortenLine(source: string, maxLength = MAX_LENGTH): string {
  const line = source.replace(/\s+/g, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}

/** The lines of a list that are not counted: open questions, what was not understood, and other goods. */
export function listUncounted(list: SheetList | undefined): string[] {
  return (list?.parts ?? []).flatMap(part =>
    part.kind === 'question' || part.kind === 'goods' || (part.kind === 'unread' && part.reason !== 'not-sheets')
      ? [shortenLine(part.source)]
      : [],
  )
}
