import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** What each mistake is called, for people who do not program. */
const mistakes: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'a comment, which these files cannot hold',
  CommaExpected: 'no comma where one belongs',
  ColonExpected: 'no colon after a name',
  PropertyNameExpected: 'a comma too many, or a name without its quotes',
  ValueExpected: 'a comma too many, or a value that is missing',
  CloseBraceExpected: 'no closing }',
  CloseBracketExpected: 'no closing ]',
  EndOfFileExpected: 'something after the end',
  UnexpectedEndOfString: 'a text without its closing quote',
  InvalidSymbol: 'a word without quotes',
  InvalidCharacter: 'a line end or another invisible sign inside a text',
  InvalidEscapeCharacter: 'a \\ that starts nothing known',
}

/** `line 3, column 7`, counted from 1. */
function place(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `line ${before.length}, column ${(before[before.length - 1]?.length ?? 0) + 1}`
}

/** The first field that an object names twice: of two values, one would silently be lost. */
function namedTwice(node: Node): Node | undefined {
  const names = new Set<string>()
  for (const child of node.children ?? []) {
    const name = child.type === 'property' ? child.children?.[0] : undefined
    if (name && names.has(name.value)) return name
    if (name) names.add(name.value)
    const below = namedTwice(child)
    if (below) return below
  }
  return undefined
}

/**
 * Reads the text of one of the owner's files.
 * @param file its path, for the sentence
 * @throws {Error} one sentence: the file, the line and column, what was found there and what is allowed.
 */
export function readJson(text: string, file: string): unknown {
  const errors: ParseError[] = []
  const plain = text.replace(/^\ufeff/, '')
  const tree = parseTree(plain, errors, STRICT)
  const [error] = errors
  if (error || !tree) {
    const found = (error && mistakes[printParseErrorCode(error.error)]) ?? 'something that is not JSON'
    throw new Error(`${file}: ${place(plain, error?.offset ?? 0)} has ${found}; allowed is JSON as in the other files.`)
  }
  const twice = namedTwice(tree)
  if (twice)
    throw new Error(
      `${file}: ${place(plain, twice.offset)} names ${JSON.stringify(twice.value)} a second time; allowed is each field once.`,
    )
  return JSON.parse(plain)
}
