/** Messaging apps cut longer texts. In characters of the encoded text. */
export const MAX_ENCODED = 1500
/** Nobody sends more messages than this. */
const MAX_MESSAGES = 12

export const encodedLength = (text: string) => encodeURIComponent(text).length
/** In characters of the encoded text: `%0A`. */
const LINE_BREAK_LENGTH = 3

/** Lines that belong together; the heading is repeated where they go on in another message. */
export interface Section {
  readonly heading?: string
  readonly lines: readonly string[]
  /** Writes the line that replaces the lines that do not fit. Without it no line is left out, however many messages that takes. */
  readonly sumUp?: (lines: number) => string
  /** Whether it must be in the first of several messages, such as the total. */
  readonly isInFirst?: boolean
}

interface Parts {
  /** The first message starts with these lines. */
  readonly start: readonly string[]
  readonly sections: readonly Section[]
  /** The first message ends with these lines. */
  readonly end: readonly string[]
  /**
   * The first line of each further message; in the first it stands before the `isInFirst` sections and `end`. Only where
   * there are several messages.
   */
  readonly part: (n: number, of: number) => string
}

/**
 * Distributes the lines of sections over messages.
 * @param maxLengthOf the maximum length of each message, in characters of the encoded text
 */
function distributeLines(sections: readonly Section[], maxLengthOf: (message: number) => number): string[][] {
  let message: string[] = []
  const messages = [message]
  let left = maxLengthOf(0)
  const begin = (lines: string[]) => {
    message = lines
    messages.push(message)
    left =
      maxLengthOf(messages.length - 1) - lines.reduce((sum, line) => sum + encodedLength(line) + LINE_BREAK_LENGTH, 0)
  }
  const put = (line: string, heading: string | undefined) => {
    const cost = encodedLength(line) + LINE_BREAK_LENGTH
    if (cost > left && !(message.length === 0 && messages.length > 1)) begin(heading === undefined ? [] : [heading])
    message.push(line)
    left -= cost
  }
  for (const { heading, lines, sumUp } of sections) {
    const [first] = lines
    if (first === undefined) continue
    // A heading is never the last line of a message.
    if (heading !== undefined) {
      if (encodedLength(heading) + encodedLength(first) + 2 * LINE_BREAK_LENGTH > left) begin([])
      put(heading, undefined)
    }
    for (const [index, line] of lines.entries()) {
      const isLast = messages.length >= MAX_MESSAGES
      const summary = isLast && sumUp ? sumUp(lines.length - index) : undefined
      const needed =
        encodedLength(line) +
        (summary === undefined ? 0 : encodedLength(summary) + LINE_BREAK_LENGTH) +
        LINE_BREAK_LENGTH
      if (summary !== undefined && index < lines.length - 1 && needed > left) {
        put(summary, heading)
        break
      }
      put(line, heading)
    }
  }
  return messages
}

/** Writes one message, or several where one is too long for a chat. */
export function packMessages({ start, sections, end, part }: Parts): string[] {
  const text = (lines: readonly (readonly string[])[]) => lines.flat().join('\n')
  const sectionLines = sections.flatMap(({ heading, lines }) =>
    lines.length === 0 ? [] : [...(heading === undefined ? [] : [heading]), ...lines],
  )
  const whole = text([start, sectionLines, end])
  if (encodedLength(whole) <= MAX_ENCODED) return [whole]
  const inFirst = [...sections.flatMap(({ isInFirst, lines }) => (isInFirst ? lines : [])), ...end]
  const partLength = Math.max(...[1, MAX_MESSAGES].map(n => encodedLength(part(n, MAX_MESSAGES)))) + LINE_BREAK_LENGTH
  const first =
    MAX_ENCODED -
    partLength -
    [...start, ...inFirst].reduce((sum, line) => sum + encodedLength(line) + LINE_BREAK_LENGTH, 0)
  const others = sections.filter(({ isInFirst }) => !isInFirst)
  const messages = distributeLines(others, message => (message === 0 ? first : MAX_ENCODED - partLength))
  return messages.map((lines, index) => {
    const note = part(index + 1, messages.length)
    return index === 0 ? text([start, lines, [note], inFirst]) : text([[note], lines])
  })
}
