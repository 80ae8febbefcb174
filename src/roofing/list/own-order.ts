import type { ListPart } from './sheet-list.ts'

/** Second line of an order of this site, in any language: the product in bold, then its colour. */
const productLine = /^\*[^*]+\*, /
/** Last line of an order: the link to its quote. */
const linkLine = /^https?:\/\/\S*\/quote#\S*product=/
/** A line of its cut list; in a quote in feet with feet and inches after it. */
const cutLine = /^(\d+(?:,\d{3})*) x (\d+(?:\.\d+)?) m(?: \([^)]*\))?$/

interface Line {
  readonly start: number
  readonly end: number
  readonly content: string
}

/** A piece of a text that is read by itself: part of an order, or other text. */
export type Segment =
  | { readonly kind: 'order'; readonly part: ListPart }
  | { readonly kind: 'text'; readonly source: string }

function splitLines(text: string): Line[] {
  let start = 0
  return text.split('\n').map(line => {
    const from = start
    start += line.length + 1
    return { start: from, end: from + line.length, content: line.trim() }
  })
}

function readLine(source: string, content: string): ListPart {
  const [, count = '', lengthM] = cutLine.exec(content) ?? []
  if (lengthM === undefined) return { kind: 'note', source }
  return {
    kind: 'cut',
    source,
    count: Number(count.replace(/,/g, '')),
    lengthM: Number(lengthM),
    unit: 'm',
    ignored: [],
  }
}

/**
 * Finds orders of this site that were pasted back. Of an order only its cut list is counted; its walls, overhangs and
 * accessories are notes. What stands between the lines of the cut list, and all around an order, is other text.
 */
export function splitOwnOrders(text: string): Segment[] {
  const lines = splitLines(text)
  const segments: Segment[] = []
  let endOffset = 0
  for (let first = 0; first < lines.length; first++) {
    if (!productLine.test(lines[first]?.content ?? '')) continue
    const length = lines
      .slice(first + 1)
      .findIndex(({ content }) => productLine.test(content) || linkLine.test(content))
    const last = first + 1 + length
    if (length < 0 || !linkLine.test(lines[last]?.content ?? '')) continue
    const own = lines.slice(first, last + 1)
    const cuts = own.flatMap(({ content }, index) => (cutLine.test(content) ? index : []))
    const [firstCut = own.length, lastCut = -1] = [cuts[0], cuts[cuts.length - 1]]
    for (const [index, { start, end, content }] of own.entries()) {
      const isTypedBetween = index > firstCut && index < lastCut && !cutLine.test(content)
      if (content === '' || isTypedBetween) continue
      if (start > endOffset) segments.push({ kind: 'text', source: text.slice(endOffset, start) })
      segments.push({ kind: 'order', part: readLine(text.slice(start, end), content) })
      endOffset = end
    }
    first = last
  }
  if (endOffset < text.length) segments.push({ kind: 'text', source: text.slice(endOffset) })
  return segments
}
