/** A stretch of a list between two separators, by its place in the text. */
export interface Piece {
  readonly start: number
  readonly end: number
  /** What follows it; a `decimal` is a comma between two digits, which may be no separator at all. */
  readonly mark: 'decimal' | 'comma' | 'other'
}

const marks = /[;|\t]|,|&|\+|\b(?:and|na|plus)\b/gi
/** How far a word looks for numbers beside it: no entry is longer, and endless lines stay quick. */
const LOOK = 100

const half = /^\s*(?:nusu|a half|half)\b/i

/** How the mark at this place of a line parts two pieces; `undefined` where it does not. */
function parting(line: string, start: number, end: number, from: number): Piece['mark'] | undefined {
  const mark = line.slice(start, end)
  if (mark === ',') return /\d/.test(line.charAt(start - 1)) && /\d/.test(line.charAt(end)) ? 'decimal' : 'comma'
  if (mark === ';' || mark === '|') return 'other'
  if (half.test(line.slice(end, end + 10))) return undefined
  // Words and tabs part only what has two numbers before them and one after.
  const two = /\d\D.*\d/.test(line.slice(from, start).slice(-LOOK))
  return two && /\d/.test(line.slice(end, end + LOOK)) ? 'other' : undefined
}

/** Parts one line, which begins at `offset` of the whole text. */
function partLine(line: string, offset: number): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: mark, index } of line.matchAll(marks)) {
    const parts = parting(line, index, index + mark.length, from)
    if (!parts) continue
    pieces.push({ start: offset + from, end: offset + index, mark: parts })
    from = index + mark.length
  }
  return [...pieces, { start: offset + from, end: offset + line.length, mark: 'other' }]
}

/** Parts a list at line ends, commas, semicolons, bars, and at words such as "and" or "na" between two entries. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let offset = 0
  for (const line of text.split(/[\r\n]/)) {
    pieces.push(...partLine(line, offset))
    offset += line.length + 1
  }
  return pieces
}
