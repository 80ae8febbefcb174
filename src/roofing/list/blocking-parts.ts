import type { ListPart, SheetList } from './sheet-list.ts'

const isUnread = (part: ListPart) => part.kind === 'unread' && part.reason !== 'not-sheets'

/**
 * The parts without which a list must not be ordered: open questions, and what was not understood on a line of which a part
 * is counted. Lines that are not understood at all are named in the order instead.
 */
export function findBlockingParts({ parts }: Pick<SheetList, 'parts'>): ListPart[] {
  const blocking: ListPart[] = []
  let line: ListPart[] = []
  const endLine = () => {
    const isHalfRead = line.some(({ kind }) => kind === 'cut')
    blocking.push(...line.filter(part => part.kind === 'question' || (isHalfRead && isUnread(part))))
    line = []
  }
  for (const part of parts) {
    if (part.kind === 'gap' && /[\r\n]/.test(part.source)) endLine()
    else line.push(part)
  }
  endLine()
  return blocking
}
