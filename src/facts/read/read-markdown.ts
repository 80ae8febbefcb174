import { parse, YAMLParseError } from 'yaml'

/** Values between two lines of `---`, then text. */
const FRONT_MATTER = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/

/**
 * Parses a Markdown file with values at its top.
 * @param file path of the file, for the error message
 * @returns the values, with the text below them as `body`
 * @throws {Error} with the file, and what is allowed.
 */
export function readMarkdown(text: string, file: string): Readonly<Record<string, unknown>> {
  const [, values, body = ''] = FRONT_MATTER.exec(text) ?? []
  if (values === undefined)
    throw new Error(`${file} has no values at its top; allowed are lines such as title: …, between two lines of ---.`)
  try {
    // `core` keeps dates as texts.
    const parsed: unknown = parse(values, { schema: 'core' })
    if (typeof parsed === 'object' && parsed !== null) return { ...parsed, body: body.replace(/\r\n/g, '\n').trim() }
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const line = (error.linePos?.[0].line ?? 0) + 1
    throw new Error(
      `${file}: line ${line} cannot be read; allowed is a name, a colon and a value, in quotes where it has a colon.`,
    )
  }
  throw new Error(`${file} has no values at its top; allowed are lines such as title: …, between two lines of ---.`)
}
