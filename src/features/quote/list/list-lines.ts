import type { SheetList } from '#roofing/list/sheet-list.ts'

/** Longer lines are cut where they are repeated: nobody reads a page of them. */
const LONGEST = 60

/** A line of a list as it is repeated elsewhere. */
export function shortened(source: string): string {
  const line = source.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}

/** What stands on a list and is not counted: open questions, what was not understood, and other goods. */
export function notCounted(list: SheetList | undefined): string[] {
  return (list?.parts ?? []).flatMap(part =>
    part.kind === 'question' || part.kind === 'goods' || (part.kind === 'unread' && part.reason !== 'not-sheets')
      ? [shortened(part.source)]
      : [],
  )
}
