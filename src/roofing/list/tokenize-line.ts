import { grammar, type Rule } from './grammar.ts'
import type { NormalizedLine } from './normalize-line.ts'
import { parseUnit } from './parse-unit.ts'
import { addInches, parseQuantity, type Quantity } from './quantity.ts'
import { isWithin, usualLengthM } from './sheet-length.ts'
import { type Sense, senseOf } from './vocabulary.ts'

/** What connects two numbers: `times` for `x`, `of` as in `20 za 3`, `is` as in `3 ni 20`, `at` for `@`, or a mark. */
export type Link = 'times' | 'of' | 'is' | 'at' | '=' | '/' | '-' | ':'

/** A word in lower case. */
export interface Word {
  readonly kind: 'word'
  readonly sense: Sense
  readonly text: string
  /** Offsets in the text of the list. */
  readonly start: number
  readonly end: number
}

/** One element of a line. */
export type Token =
  | Quantity
  | Word
  /** `isBracket`: the opening bracket of `20 (3m)`. */
  | { readonly kind: 'link'; readonly link: Link; readonly isBracket?: boolean }
  | { readonly kind: 'bracket-end' }
  /** `stop` separates sentences, `comma` separates items, `and` joins neighbouring items. */
  | { readonly kind: 'break'; readonly by: 'stop' | 'comma' | 'and' }
  /** The `~` with which chats strike out words. */
  | { readonly kind: 'strike' }

const link = (name: Link): Token => ({ kind: 'link', link: name })
const breakToken = (by: 'stop' | 'comma' | 'and'): Token => ({ kind: 'break', by })

const markTokens: Readonly<Record<string, Token>> = {
  '*': link('times'),
  '@': link('at'),
  '=': link('='),
  '/': link('/'),
  '-': link('-'),
  ':': link(':'),
  '(': { kind: 'link', link: ':', isBracket: true },
  ')': { kind: 'bracket-end' },
  ',': breakToken('comma'),
  '|': breakToken('comma'),
  ';': breakToken('stop'),
  '?': breakToken('stop'),
  '!': breakToken('stop'),
  '&': breakToken('and'),
  '+': breakToken('and'),
  '~': { kind: 'strike' },
}
const wordTokens: Partial<Record<Sense, Token>> = {
  times: link('times'),
  of: link('of'),
  is: link('is'),
  at: link('at'),
  and: breakToken('and'),
}

/** The number after a side or room, which is skipped: `Side 2: 13 x 3.2`. */
const placeNumber = /^ ?(?:1?\d|20) ?(?:[-:)=]|\.(?!\d))/
/** `3m20` may be 3 m and 20 pieces, or 3.20 m. */
const possibleDecimals = /^\d\d(?!\d| ?[a-z])/
/** Characters looked at after a match; no unit name is longer. */
const MAX_LOOKAHEAD = 24
/** Unknown words after "Mr" or "to" that are taken as a name. */
const MAX_NAME_WORDS = 2

/** Adds what the tokens before a number say about it. */
function applyContext(quantity: Quantity, rule: Rule, found: string, tokens: readonly Token[]): Quantity {
  const [before, last] = [tokens[tokens.length - 2], tokens[tokens.length - 1]]
  const lastQuantity = last?.kind === 'quantity' ? last : undefined
  if (rule === 'namedLength') return { ...quantity, isLength: lastQuantity?.role !== 'length' }
  if (rule !== 'length' || !/^[a-z]/.test(found)) return quantity
  // In `mabati 10 futi 8` the 10 counts the sheets.
  const followsSheetWord = before?.kind === 'word' && before.sense === 'sheet'
  /** The length of the number before, if the unit belongs to that. */
  const otherLengthM =
    lastQuantity?.role === 'bare' && !followsSheetWord
      ? (lastQuantity.value * (quantity.lengthM ?? 0)) / quantity.value
      : 0
  return { ...quantity, unitFirst: isWithin(otherLengthM, usualLengthM) ? 'perhaps' : 'surely' }
}

/** The sense of a word, given the words beside it. */
function senseInContext(found: string, rest: string, last: Token | undefined, isName: boolean): Sense {
  const sense = senseOf(found)
  const before = last?.kind === 'word' ? last.sense : undefined
  if (parseUnit(found) || (sense === 'unknown' && isName)) return 'known'
  // "Tile red" is a colour and "roman tile" a profile.
  if (found.startsWith('tile') && (rest.startsWith(' red') || before === 'profile')) return 'known'
  const isPlace = sense === 'place' || sense === 'building'
  return isPlace && (before === 'each' || before === 'per') ? 'repeated' : sense
}

/** Splits a line into tokens, from left to right. Marks without a meaning are left out. */
export function tokenizeLine({ text, offsets }: NormalizedLine): Token[] {
  const tokens: Token[] = []
  let nameWordsLeft = 0
  for (let position = 0; ; ) {
    while (text[position] === ' ') position++
    grammar.lastIndex = position
    const match = grammar.exec(text)
    if (!match) return tokens
    const start = offsets[position] as number
    position = grammar.lastIndex
    // The name of the group that matched is the rule. Groups with one letter are used inside a rule.
    const [rule, found] = Object.entries(match.groups as Record<string, string | undefined>).find(
      ([name, group]) => group !== undefined && name.length > 1,
    ) as [Rule, string]
    const rest = text.slice(position, position + MAX_LOOKAHEAD)
    const quantity = parseQuantity(rule, found, start, offsets[position] as number)
    if (quantity?.role === 'length') {
      const [length, inchesLength] = addInches(quantity, rest, found.endsWith("'"))
      position += inchesLength
      const isDoubtful = length.isDoubtful || (found.endsWith('m') && possibleDecimals.test(rest))
      tokens.push(applyContext({ ...length, isDoubtful, end: offsets[position] as number }, rule, found, tokens))
    } else if (quantity) tokens.push(applyContext(quantity, rule, found, tokens))
    else if (found === '.') {
      if (/^ +[a-z]/.test(rest)) tokens.push(breakToken('stop'))
    } else {
      const token = wordTokens[senseOf(found)] ?? markTokens[found]
      const sense = senseInContext(found, rest, tokens[tokens.length - 1], nameWordsLeft > 0)
      nameWordsLeft = sense === 'beforeName' ? MAX_NAME_WORDS : nameWordsLeft - 1
      if (token) tokens.push(token)
      else if (rule !== 'mark')
        tokens.push({
          kind: 'word',
          sense: rule === 'ignored' ? 'known' : sense,
          text: found,
          start,
          // A word written for a sign, such as ❌, ends with that sign.
          end: Math.max(offsets[position] as number, start + 1),
        })
      if (sense === 'place' || sense === 'building') position += placeNumber.exec(rest)?.[0].length ?? 0
    }
  }
}
