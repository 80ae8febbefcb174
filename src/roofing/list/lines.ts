import { senseOf } from './vocabulary.ts'

/** One line of a list, by its place in the text. */
export interface Line {
  readonly from: number
  /** Where what the line says begins: after a chat's date and name, after the number of the line. */
  readonly start: number
  readonly end: number
  /** `1.3m 20` first and `2.2m 6` second: the points may part the numbers of the lines, or be decimal marks. */
  readonly doubtful: boolean
}

/** `[14/03, 10:22] Fundi: `, `14/03/2026, 10:22 - Fundi: `, as chats copy messages. */
const chatHead =
  /^\s*\[?\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? {1,2}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: ?[-–] ?| )[^:]{1,40}: ?/i

/** `1. `, `2)`, `(3)`, `4️⃣`. */
const bullet = /^[^\p{L}\d]*(\d{1,2})(?:\)|\.(?=[\s\p{L}(])|\uFE0F?\u20E3)\s*/u
/** Of `1.3m`, not of `1.05m`: nobody writes a length that begins with nought. */
const glued = /^[^\p{L}\d]*(\d{1,2})\.(?=[1-9])/u
const gluedSurely = /^[^\p{L}\d]*\d{1,2}\.\d+\.\d/u
const spaced = /^[^\p{L}\d]*(\d{1,2})(?:\s+|\s*[-:]\s*)(?=\d|(\p{L}+))/u
const joints = new Set(['times', 'of', 'piece', 'at', 'is', 'pack', 'time', 'profile'])

/** Whether these lines are numbered 1, 2, 3 ... by what a pattern finds at their beginnings. */
function inSequence(found: readonly (RegExpExecArray | null)[]): boolean {
  const numbers = found.flatMap(match => (match ? Number(match[1]) : []))
  return numbers.length > 1 && numbers.every((number, index) => number === index + 1)
}

const numbersIn = (line: string) => line.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0

/** How many characters of each line are its number, and whether that is sure. */
function numbering(lines: readonly string[]): { readonly taken: number; readonly doubtful: boolean }[] {
  const bullets = lines.map(line => bullet.exec(line))
  const counted = inSequence(bullets)
  const pointed = lines.map(line => glued.exec(line))
  const parted = lines.map(line => {
    const match = spaced.exec(line)
    const sense = match?.[2] ? senseOf(match[2].toLowerCase()) : ''
    // `1 mabati 3m @470` may be one sheet; with a number more the first is that of the line.
    const least = sense === 'sheet' ? 3 : 2
    return match && numbersIn(line) > least && !joints.has(sense) ? match : null
  })
  const sure = lines.some(line => gluedSurely.test(line))
  const found = inSequence(pointed) ? pointed : inSequence(parted) ? parted : []
  const doubtful = found === pointed && !sure
  return lines.map((line, index) => {
    const mark = bullets[index]?.[0].length ?? 0
    if (mark > 0 && (counted || numbersIn(line.slice(mark)) > 1)) return { taken: mark, doubtful: false }
    return { taken: (!doubtful && found[index]?.[0].length) || 0, doubtful: doubtful && !!found[index] }
  })
}

/** The lines of a text; blank ones too. */
export function linesOf(text: string): Line[] {
  const parts = text.split(/(\r\n|[\r\n])/)
  const lines = parts.filter((_, index) => index % 2 === 0)
  const heads = lines.map(line => chatHead.exec(line)?.[0].length ?? 0)
  const numbers = numbering(lines.map((line, index) => line.slice(heads[index])))
  let from = 0
  return lines.map((line, index) => {
    const { taken, doubtful } = numbers[index] as (typeof numbers)[number]
    const read = { from, start: from + (heads[index] as number) + taken, end: from + line.length, doubtful }
    from = read.end + (parts[2 * index + 1]?.length ?? 0)
    return read
  })
}
