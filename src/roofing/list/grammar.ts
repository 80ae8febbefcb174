import { spellings } from '../lengths/unit.ts'
import { DOUBT } from './plain.ts'
import { any } from './vocabulary.ts'

/** A word ends, or runs into the next number: `3mx20`, `20pcsof3m`. */
const ends = '(?!(?!(?:x|by|za|of) ?\\d)[a-z])'
const words = (sense: Parameters<typeof any>[0]) => `(?:${any(sense)})${ends}`
const number = `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?!\\d|,\\d)|\\d+(?:\\.\\d+)*(?!\\d|\\.\\d|,\\d{3}(?!\\d))|\\.\\d+)${DOUBT}?`
const unitWord = `(?!ins?${ends})(?:${Object.values(spellings)
  .join('|')
  .replace(/\|['"]/g, '')})${ends}`
const unit = `(?:(?:${Object.values(spellings).join('|')})${ends}|['"])`
const piece = words('piece')
const sheet = words('sheet')
/** What may stand between a word and its number. */
const to = '[ :=.-]{0,12}'
/** From here on a number without a unit is more likely money than a length or a number of sheets. */
const sum = '(?:\\d{3,}|\\d{1,3}(?:,\\d{3})+)(?:\\.\\d+)?(?!\\d|,\\d{3})'
const whole = '\\d+(?:,\\d{3})*(?:\\.\\d+)?'
const currency = words('currency')
const gauge = '(?:2\\d|3[0-6])(?![\\d.])'
/** Something of its own beside a number: the pieces of `futi 20 pcs`, not those of `mita 3 vipande 20`. */
const taken = ` ?-?${unit}| ?(?:${piece}|${sheet})(?!${to}\\d+(?![\\d.]| ?${unit}))`
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const apart = '(?![a-z\\d])'

/** `per metre`, `/pc`, `kwa mita`, `a sheet`. */
const each = `(?: ?(?:p?/|per|a|kwa|kila) ?(?:${unit}|${piece}|${sheet}))`

/** What counts nothing, whatever stands in it: addresses, phones, dates, times, areas, codes of payments, `kila moja`. */
const quiet = [
  'https?:\\S+|www\\.\\S+|[\\w.+-]{1,40}@[a-z][\\w-]{1,40}\\.[a-z]{2,}',
  `\\+?254[ -]?[17](?:[ -]?\\d){8}${apart}|0[ -]?[17](?:[ -]?\\d){8}${apart}|0\\d{2}[ -]\\d{3}[ -]?\\d{3,4}${apart}|\\+\\d{9,15}`,
  `20[2-4]\\d(?<a>[/.-])[01]?\\d\\k<a>[0-3]?\\d${apart}|[0-3]?\\d(?<b>[/.-])[01]?\\d\\k<b>(?:20)?[2-4]\\d(?![\\d.,a-z])`,
  `[0-3]?\\d(?:st|nd|rd|th)?[ ,-]${month}${apart}(?:[ ,-]{1,2}20[2-4]\\d)?|${month} [0-3]?\\d(?:st|nd|rd|th)?(?:,? 20[2-4]\\d)?(?![\\d.,a-z])`,
  `[0-2]?\\d(?:[:.][0-5]\\d){1,2} ?[ap]m${apart}|[01]?\\d ?[ap]m${apart}`,
  `${whole} ?(?:m[23²³]|ft[23²³]|sqm|(?:sq\\.?|square|cubic) ?(?:m|ft|met(?:er|re)s?|feet))${apart}`,
  `it ?[45]${apart}|(?:each|kila) 1(?![\\d.]| ?${unit}| ?${sum})`,
  '[a-z](?=[a-z]{0,6}\\d)(?=[a-z\\d]*\\d[a-z]*\\d[a-z]*\\d)(?=[a-z\\d]*[a-z][a-z\\d]*[a-z])[a-z\\d]{9}(?![a-z\\d])',
].join('|')

/** What the numbers of a list are numbers of, by what stands beside them; at every place the first that fits. */
const rules = {
  quiet,
  gauge: `${words('gauge')}${to}${gauge}(?! ?-?${unit}(?!${to}\\d)| ?(?:${piece}|${sheet}))|${gauge}${words('gauge')}(?!\\d)|${gauge} ${words('gauge')}(?!${to}${gauge}(?!${taken}))`,
  price: [
    `(?:@ ?|at )?(?:${currency}|${words('price')})(?: ya| ni)?${to}@? ?(?:${currency})?${to}${whole}k?(?!\\d| ?${unit})(?: ?/ ?[=-])?${each}?`,
    `${whole} ?(?:/ ?[=-]|=/|k${ends}|${currency}(?!${to}\\d))`,
    `${sum}(?:${each}| ?(?:each|kila)${ends}|=(?=\\s*$))|\\d+ per ${unit}`,
    `(?:@|at|kwa|(?:each|kila)(?: 1| ${piece}| ${sheet})?) ?${sum}(?! ?${unit})(?: ?/ ?[=-])?${each}?`,
  ].join('|'),
  // `kilo 3` as in Kiswahili, the unit before its number.
  pack: `${number} ?${words('pack')}|(?:kilos?|kgs?)${ends}${to}${number}(?!${taken})`,
  aside: [
    `${number} ?(?:%|°|${words('time')})`,
    `(?:${words('reference')}|[a-z]+ (?:no|number|namba)${ends})(?:[ :=.#-]|is|ni|no|number|namba){0,12}${whole}(?![\\d.]| ?${unit}| ?${piece})`,
    `#\\d+|\\d ?(?=${words('building')})`,
  ].join('|'),
  width: `${number} ?${unit}? ?${words('wide')}|${words('wide')}(?: width)?${to}${number} ?${unit}?`,
  length: [
    `${unitWord}${to}${number}(?!${taken})`,
    `${number}(?! +ins?${ends}| mita (?:\\d|1[0-3])(?:\\.\\d+)?(?![\\d.]|${taken})| (?:futi|fiti) [1-4]?\\d(?:\\.\\d+)?(?![\\d.]|${taken}))(?: |-)?${unit}`,
  ].join('|'),
  count: [
    `(?:${words('quantity')}|(?:no|number) of ${piece}|(?:no|number) of ${sheet}|${piece})${to}\\d[\\d,]*(?![\\d.]| ?${unit})(?: ?${piece})?`,
    `${number} ?(?:${piece}|no${ends}|(?=${sheet}))`,
  ].join('|'),
  named: `${words('long')}${to}${number}(?!${taken})`,
  numbered: `(?:no|number|num|namba|#)[ .:#]*${number}(?! ?${unit})`,
  number,
  word: "\\p{L}[\\p{L}\\p{M}]*(?:'\\p{L}+)*",
  mark: '\\S',
}

export type Rule = keyof typeof rules

/** Finds the next meaningful stretch of a line in plain form; the group that matched names it. */
export const grammar = new RegExp(
  Object.entries(rules)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join('|'),
  'uy',
)
