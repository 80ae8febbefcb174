import { spellings } from '../lengths/unit.ts'
import { DOUBT_MARK, RUNNING_UNIT } from './normalize-line.ts'
import { wordPattern } from './vocabulary.ts'

/** The end of a word, also where a link and a number follow without a space: `3mx20`, `20pcsof3m`. */
const wordEnd = '(?!(?!(?:x|by|za|of) ?\\d)[a-z])'
const wordsOf = (sense: Parameters<typeof wordPattern>[0]) => `(?:${wordPattern(sense)})${wordEnd}`
const number = `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?!\\d|,\\d)|\\d+(?:\\.\\d+)*(?!\\d|\\.\\d|,\\d{3}(?!\\d))|\\.\\d+)${DOUBT_MARK}?`
const unitWord = `(?!ins?${wordEnd})(?:${Object.values(spellings)
  .join('|')
  .replace(/\|['"]/g, '')})${wordEnd}`
const unit = `(?:(?:${Object.values(spellings).join('|')})${wordEnd}|['"])`
const pieceWord = wordsOf('piece')
const sheetWord = wordsOf('sheet')
/** The characters between a word and its number. */
const gap = '[ :=.-]{0,12}'
/** Three or more digits without a unit: more likely money than a length or a count. */
const largeNumber = '(?:\\d{3,}|\\d{1,3}(?:,\\d{3})+)(?:\\.\\d+)?(?!\\d|,\\d{3})'
const amount = '\\d+(?:,\\d{3})*(?:\\.\\d+)?'
const currencyWord = wordsOf('currency')
const gaugeNumber = '(?:2\\d|3[0-6])(?![\\d.])'
/** A unit or piece word that belongs to the number before it: in `futi 20 pcs`, but not in `mita 3 vipande 20`. */
const ownUnit = ` ?-?${unit}| ?(?:${pieceWord}|${sheetWord})(?!${gap}\\d+(?![\\d.]| ?${unit}))`
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const boundary = '(?![a-z\\d])'

/** "Per unit": `per metre`, `/pc`, `kwa mita`, `a sheet`. */
const perUnit = `(?: ?(?:p?/|per|a|kwa|kila) ?(?:${unit}|${pieceWord}|${sheetWord}))`

/**
 * Text whose numbers are ignored, line by line below: notes of chat programs; web and e-mail addresses; phone numbers; dates;
 * dates with a month; times; areas and volumes; steel grades and `kila moja` (each); payment codes.
 */
const ignored = [
  "<[a-z][a-z .'-]{2,60}>|this message was (?:edited|deleted)|you deleted this message",
  'https?:\\S+|www\\.\\S+|[\\w.+-]{1,40}@[a-z][\\w-]{1,40}\\.[a-z]{2,}',
  `\\+?254[ -]?[17](?:[ -]?\\d){8}${boundary}|0[ -]?[17](?:[ -]?\\d){8}${boundary}|0\\d{2}[ -]\\d{3}[ -]?\\d{3,4}${boundary}|\\+\\d{9,15}`,
  `20[2-4]\\d(?<a>[/.-])[01]?\\d\\k<a>[0-3]?\\d${boundary}|[0-3]?\\d(?<b>[/.-])[01]?\\d\\k<b>(?:20)?[2-4]\\d(?![\\d.,a-z])`,
  `[0-3]?\\d(?:st|nd|rd|th)?[ ,-]${month}${boundary}(?:[ ,-]{1,2}20[2-4]\\d)?|${month} [0-3]?\\d(?:st|nd|rd|th)?(?:,? 20[2-4]\\d)?(?![\\d.,a-z])`,
  `[0-2]?\\d(?:[:.][0-5]\\d){1,2} ?[ap]m${boundary}|[01]?\\d ?[ap]m${boundary}`,
  `${amount} ?(?:m[23²³]|ft[23²³]|sqm|(?:sq\\.?|square|cubic) ?(?:m|ft|met(?:er|re)s?|feet))${boundary}`,
  `it ?[45]${boundary}|(?:each|kila) 1(?![\\d.]| ?${unit}| ?${largeNumber})`,
  '[a-z](?=[a-z]{0,6}\\d)(?=[a-z\\d]*\\d[a-z]*\\d[a-z]*\\d)(?=[a-z\\d]*[a-z][a-z\\d]*[a-z])[a-z\\d]{9}(?![a-z\\d])',
].join('|')

/** What text or number stands at a position, by the text beside it. At each position the first rule that matches applies. */
const rules = {
  ignored,
  gauge: `${wordsOf('gauge')}${gap}${gaugeNumber}(?! ?-?${unit}(?!${gap}\\d)| ?(?:${pieceWord}|${sheetWord}))|${gaugeNumber}${wordsOf('gauge')}(?!\\d)|${gaugeNumber} ${wordsOf('gauge')}(?!${gap}${gaugeNumber}(?!${ownUnit}))`,
  price: [
    `(?:@ ?|at )?(?:${currencyWord}|${wordsOf('price')})(?: ya| ni)?${gap}@? ?(?:${currencyWord})?${gap}${amount}k?(?!\\d| ?${unit})(?: ?/ ?[=-])?${perUnit}?`,
    `${amount} ?(?:/ ?[=-]|=/|k${wordEnd}|${currencyWord}(?!${gap}\\d))`,
    `${largeNumber}(?:${perUnit}| ?(?:each|kila)${wordEnd}|=(?=\\s*$))|\\d+ per ${unit}`,
    `(?:@|at|kwa|(?:each|kila)(?: 1| ${pieceWord}| ${sheetWord})?) ?${largeNumber}(?! ?${unit})(?: ?/ ?[=-])?${perUnit}?`,
  ].join('|'),
  // In Kiswahili the unit stands before its number: `kilo 3`.
  pack: `${number} ?(?!kilo ?${number}(?!${ownUnit}))${wordsOf('pack')}|(?:kilos?|kgs?|bundles?)${wordEnd}${gap}${number}(?!${ownUnit})`,
  running: `${number} ?${RUNNING_UNIT}(?![a-z])`,
  aside: [
    `${number} ?(?:%|°|${wordsOf('time')})`,
    `(?:${wordsOf('reference')}|[a-z]+ (?:no|number|namba)${wordEnd})(?:[ :=.#-]|is|ni|no|number|namba){0,12}${amount}(?![\\d.]| ?${unit}| ?${pieceWord})`,
    `#\\d+|\\d ?(?=${wordsOf('building')})`,
  ].join('|'),
  width: `${number} ?${unit}? ?${wordsOf('width')}|${wordsOf('width')}(?: width)?${gap}${number} ?${unit}?`,
  length: [
    `${unitWord}${gap}${number}(?!${ownUnit})`,
    `${number}(?! +ins?${wordEnd}| mita (?:\\d|1[0-3])(?:\\.\\d+)?(?![\\d.]|${ownUnit})| (?:futi|fiti) [1-4]?\\d(?:\\.\\d+)?(?![\\d.]|${ownUnit}))(?: |-)?${unit}`,
  ].join('|'),
  count: [
    `(?:${wordsOf('quantity')}|(?:no|number) of ${pieceWord}|(?:no|number) of ${sheetWord}|${pieceWord})${gap}\\d[\\d,]*(?![\\d.]| ?${unit})(?: ?${pieceWord})?`,
    `${number} ?(?:${pieceWord}|no${wordEnd}|(?=${sheetWord}))`,
  ].join('|'),
  namedLength: `${wordsOf('length')}${gap}${number}(?!${ownUnit})`,
  numbered: `(?:no|number|num|namba|#)[ .:#]*${number}(?! ?${unit})`,
  number,
  word: "\\p{L}[\\p{L}\\p{M}]*(?:'\\p{L}+)*",
  mark: '\\S',
}

export type Rule = keyof typeof rules

/** Matches the next token of a normalized line; the name of the matching group is its rule. */
export const grammar = new RegExp(
  Object.entries(rules)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join('|'),
  'uy',
)
