import type { SheetList } from '#roofing/list/sheet-list.ts'

/** Limit of a line in an order or on the print sheet, in characters. */
const MAX_LENGTH = 60

/** Shortens a long line of a list. */
export function shortenLine(source: string, maxLength = MAX_LENGTH): string {
  const line = source.replace(/\s+/g, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line
}

/** The lines of a list that are not counted: open questions, unclear lines and other goods. */
export function listUncounted(list: SheetList | undefined): string[] {
  return (list?.parts ?? []).flatMap(part =>
    part.kind === 'question' || part.kind === 'goods' || (part.kind === 'unread' && part.reason !== 'not-sheets')
      ? [shortenLine(part.source)]
      : [],
  )
}
