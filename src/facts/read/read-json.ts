import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** Error codes of the parser, in words for people who do not program. */
const errorDescriptions: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'a comment, which these files cannot contain',
  CommaExpected: 'no comma where one belongs',
  ColonExpected: 'no colon after a name',
  PropertyNameExpected: 'a comma too many, or a name without quotes',
  ValueExpected: 'a comma too many, or a missing value',
  CloseBraceExpected: 'no closing }',
  CloseBracketExpected: 'no closing ]',
  EndOfFileExpected: 'something after the end',
  UnexpectedEndOfString: 'a text without its closing quote',
  InvalidSymbol: 'a word without quotes',
  InvalidCharacter: 'a line break or another invisible character inside a text',
  InvalidEscapeCharacter: 'a \\ followed by an unknown character',
}

/** `line 3, column 7`, counted from 1. */
function formatPosition(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `line ${before.length}, column ${(before[before.length - 1]?.length ?? 0) + 1}`
}

/** Finds the first duplicate key, because `JSON.parse` would silently drop one of the two values. */
function findDuplicateKey(node: Node): Node | undefined {
  const names = new Set<string>()
  for (const child of node.children ?? []) {
    const name = child.type === 'property' ? child.children?.[0] : undefined
    if (name && names.has(name.value)) return name
    if (name) names.add(name.value)
    const nested = findDuplicateKey(child)
    if (nested) return nested
  }
  return undefined
}

/**
 * Parses the text of one of the owner's files.
 * @param file path of the file, for the error message
 * @throws {Error} with the file, line and column, what was found there and what is allowed.
 */
export function readJson(text: string, file: string): unknown {
  const errors: ParseError[] = []
  const json = text.replace(/^\ufeff/, '')
  if (json.trim() === '')
    throw new Error(`${file} is empty; allowed is JSON as in the other files. Undo the last change.`)
  const tree = parseTree(json, errors, STRICT)
  const [error] = errors
  if (error || !tree) {
    const description = (error && errorDescriptions[printParseErrorCode(error.error)]) ?? 'something that is not JSON'
    throw new Error(
      `${file}: ${formatPosition(json, error?.offset ?? 0)} has ${description}; allowed is JSON as in the other files.`,
    )
  }
  const duplicate = findDuplicateKey(tree)
  if (duplicate)
    throw new Error(
      `${file}: ${formatPosition(json, duplicate.offset)} names ${JSON.stringify(duplicate.value)} a second time; allowed is each field once.`,
    )
  return JSON.parse(json)
}
