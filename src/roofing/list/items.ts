import { grammar, type Rule } from './grammar.ts'
import type { Plain } from './plain.ts'
import { type Quantity, quantityOf, withInches } from './quantity.ts'
import { isWithin, usualM } from './sheet-length.ts'
import { unitNamed } from './unit-named.ts'
import { type Sense, senseOf } from './vocabulary.ts'

/** What stands between two numbers: `times` for ×, `of` for 20 za 3, `is` for 3 ni 20, or a mark. */
export type Link = 'times' | 'of' | 'is' | 'at' | '=' | '/' | '-' | ':'

export interface Word {
  readonly kind: 'word'
  readonly sense: Sense
  readonly text: string
  readonly start: number
  readonly end: number
}

/** A line of a list, from left to right. */
export type Item =
  | Quantity
  | Word
  | { readonly kind: 'link'; readonly link: Link }
  /** `stop` parts sentences, `comma` parts items, `and` joins what stands beside one another. */
  | { readonly kind: 'break'; readonly by: 'stop' | 'comma' | 'and' }
  /** The mark by which chats strike words out. */
  | { readonly kind: 'strike' }

const link = (name: Link): Item => ({ kind: 'link', link: name })
const parting = (by: 'stop' | 'comma' | 'and'): Item => ({ kind: 'break', by })

const marks: Readonly<Record<string, Item>> = {
  '*': link('times'),
  '@': link('at'),
  '=': link('='),
  '/': link('/'),
  '-': link('-'),
  ':': link(':'),
  '(': link(':'),
  ',': parting('comma'),
  '|': parting('comma'),
  ';': parting('stop'),
  '?': parting('stop'),
  '!': parting('stop'),
  '&': parting('and'),
  '+': parting('and'),
  '~': { kind: 'strike' },
}
const joints: Partial<Record<Sense, Item>> = {
  times: link('times'),
  of: link('of'),
  is: link('is'),
  at: link('at'),
  and: parting('and'),
}

/** A side or a room with a number has a small one: `Side 2: 13 x 3.2`. */
const numbered = /^ ?(?:1?\d|20) ?(?:[-:)=]|\.(?!\d))/
/** `3m20` may be 3 m and 20 pieces, or 3.20 m. */
const decimals = /^\d\d(?!\d| ?[a-z])/
/** So far is looked ahead: no name of a unit is longer. */
const LOOK = 24
/** So many strange words after "Mr" or "to" are a name. */
const NAMES = 2

/** A number in the light of what stands before it. */
function inContext(quantity: Quantity, rule: Rule, found: string, items: readonly Item[]): Quantity {
  const [before, last] = [items[items.length - 2], items[items.length - 1]]
  const number = last?.kind === 'quantity' ? last : undefined
  if (rule === 'named') return { ...quantity, isLength: number?.role !== 'length' }
  if (rule !== 'length' || !/^[a-z]/.test(found)) return quantity
  // `mabati 10 futi 8`: the noun takes the 10.
  const isNamed = before?.kind === 'word' && before.sense === 'sheet'
  const other = number?.role === 'bare' && !isNamed ? (number.value * (quantity.lengthM ?? 0)) / quantity.value : 0
  return { ...quantity, unitFirst: isWithin(other, usualM) ? 'perhaps' : 'surely' }
}

/** A word in the light of what stands beside it. */
function senseIn(found: string, rest: string, last: Item | undefined, isName: boolean): Sense {
  const sense = senseOf(found)
  const before = last?.kind === 'word' ? last.sense : undefined
  if (unitNamed(found) || (sense === 'unknown' && isName)) return 'known'
  // "Tile red" is a colour, and "roman tile" a form of sheet.
  if (found.startsWith('tile') && (rest.startsWith(' red') || before === 'profile')) return 'known'
  const isPlace = sense === 'place' || sense === 'building'
  return isPlace && (before === 'each' || before === 'per') ? 'twice' : sense
}

/** The items of a line. */
export function itemsOf({ text, from }: Plain): Item[] {
  const items: Item[] = []
  let names = 0
  for (let at = 0; ; ) {
    while (text[at] === ' ') at++
    grammar.lastIndex = at
    const match = grammar.exec(text)
    if (!match) return items
    const start = from[at] as number
    at = grammar.lastIndex
    const [rule, found] = Object.entries(match.groups as Record<string, string | undefined>).find(
      ([name, group]) => group !== undefined && name.length > 1,
    ) as [Rule, string]
    const rest = text.slice(at, at + LOOK)
    const quantity = quantityOf(rule, found, start, from[at] as number)
    if (quantity?.role === 'length') {
      const [length, taken] = withInches(quantity, rest, found.endsWith("'"))
      at += taken
      const doubtful = length.doubtful || (found.endsWith('m') && decimals.test(rest))
      items.push(inContext({ ...length, doubtful, end: from[at] as number }, rule, found, items))
    } else if (quantity) items.push(inContext(quantity, rule, found, items))
    else if (found === '.') {
      if (/^ +[a-z]/.test(rest)) items.push(parting('stop'))
    } else {
      const item = joints[senseOf(found)] ?? marks[found]
      const sense = senseIn(found, rest, items[items.length - 1], names > 0)
      names = sense === 'lead' ? NAMES : names - 1
      if (item) items.push(item)
      else if (rule !== 'mark')
        items.push({
          kind: 'word',
          sense: rule === 'quiet' ? 'known' : sense,
          text: found,
          start,
          end: from[at] as number,
        })
      if (sense === 'place' || sense === 'building') at += numbered.exec(rest)?.[0].length ?? 0
    }
  }
}
