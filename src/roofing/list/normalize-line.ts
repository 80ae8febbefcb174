import { spellings } from '../lengths/unit.ts'

/** A line in the form that the grammar reads, with the offset in the text of the list for each character. */
export interface NormalizedLine {
  readonly text: string
  /** One entry more than there are characters; the last is the end of the line. */
  readonly offsets: readonly number[]
}

/**
 * Stands after a doubtful number: `ishirini tano` may be 25, or 20 and 5, and becomes `25¿`. In `3..5` a point may be typed
 * twice; it becomes `3¿.5`, two numbers, the first one doubtful.
 */
export const DOUBT_MARK = '¿'

/** Stands for all spellings of running metres, by which caps, valleys and flashings are sold: `Ridge 14 LM`. */
export const RUNNING_UNIT = 'lm'

/** Characters drawn through the letter before them: `2̶m̶`. */
const strokes = /[\u0334-\u0338]/g
/** The first struck-out letter of several, with the character before it. Old browsers have no lookbehind. */
const stroke = '(?:\\u0334|\\u0335|\\u0336|\\u0337|\\u0338)'
const struckStart = new RegExp(`(^|(?!${stroke}).)((?!${stroke}).)${stroke}`, 'g')

/** Replaces each match of a pattern. The characters of a replacement get the offset where the match starts. */
function replaceMatches(
  { text, offsets }: NormalizedLine,
  pattern: RegExp,
  replacementFor: (match: RegExpExecArray) => readonly [replacement: string, matchLength: number],
): NormalizedLine {
  const newOffsets: number[] = []
  let newText = ''
  let position = 0
  const copyUntil = (end: number) => {
    newText += text.slice(position, end)
    for (; position < end; position++) newOffsets.push(offsets[position] as number)
  }
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [replacement, matchLength] = replacementFor(match)
    copyUntil(match.index)
    newText += replacement
    for (let i = 0; i < replacement.length; i++) newOffsets.push(offsets[match.index] as number)
    pattern.lastIndex = position = match.index + matchLength
  }
  copyUntil(offsets.length)
  return { text: newText, offsets: newOffsets }
}

/** A word for a number. */
interface NumberWord {
  readonly value: number
  /** 1, 10, 100 or 1000. A word may be followed by one of a smaller magnitude. */
  readonly magnitude: number
  readonly isKiswahili: boolean
}

const english =
  'zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 thousand:1000'
const kiswahili =
  'moja:1 mmoja:1 mbili:2 tatu:3 nne:4 tano:5 sita:6 saba:7 nane:8 tisa:9 kumi:10 ishirini:20 thelathini:30 arobaini:40 arubaini:40 hamsini:50 sitini:60 sabini:70 themanini:80 tisini:90 mia:100 elfu:1000'

/** Forms of 1 to 5 and 8 that agree with the noun counted: `kipande kimoja`, `mabati mawili`, `vipande viwili`, `zitano`. */
const kiswahiliAgreeing = [
  ...['kimoja:1', 'limoja:1', 'umoja:1'],
  ...['wa', 'ma', 'mi', 'vi', 'zi', 'pa', 'ku'].flatMap(prefix =>
    ['wili:2', 'tatu:3', 'nne:4', 'tano:5', 'nane:8'].map(stem => prefix + stem),
  ),
].join(' ')

const numberWords = new Map<string, NumberWord>()
for (const list of [english, kiswahili, kiswahiliAgreeing])
  for (const each of list.split(' ')) {
    const [word, digits] = each.split(':') as [string, string]
    const value = Number(digits)
    const isKiswahili = list !== english
    // A smaller number may follow `kumi`, but not `twelve`.
    numberWords.set(word, {
      value,
      magnitude: isKiswahili || value > 19 ? 10 ** (digits.length - 1) : 1,
      isKiswahili,
    })
  }

const nextWord = /( ?- ?| +na +| +and +| +|)([a-z]+)/y

/** The number word at this position, after a connecting word or space if there is one. */
function numberWordAt(text: string, position: number) {
  nextWord.lastIndex = position
  const [all = '', connector = '', name = ''] = nextWord.exec(text) ?? []
  const word = numberWords.get(name)
  return word && { ...word, end: position + all.length, hasConnector: connector.trim() > '' }
}

/**
 * Parses the number in words at this position: `ishirini na tano` is 25, `mia moja` 100, but of `nane kumi` only `nane`, 8. The
 * digits end with `DOUBT_MARK` where there may be two numbers.
 */
function parseSpelledNumber(text: string, position: number): [digits: string, matchLength: number] {
  let value = 0
  let magnitude = Number.POSITIVE_INFINITY
  let end = position
  let doubt = ''
  for (;;) {
    const word = numberWordAt(text, end)
    if (!word || word.magnitude >= magnitude) return [value + doubt, end - position]
    const next = numberWordAt(text, word.end)
    const nextSameLanguage = next && !next.hasConnector && next.isKiswahili === word.isKiswahili ? next : undefined
    // `ishirini tano` may be one number or two. In English only a unit makes it doubtful: "twenty three metre sheets".
    if (
      end > position &&
      !word.hasConnector &&
      word.magnitude === 1 &&
      (word.isKiswahili || /^ ?-?(?:m|f)/.test(text.slice(word.end)))
    )
      doubt = DOUBT_MARK
    magnitude = word.magnitude
    end = word.end
    if (nextSameLanguage && word.isKiswahili && magnitude >= 100 && nextSameLanguage.magnitude === 1) {
      // In Kiswahili the number of hundreds follows the word for hundred.
      value += magnitude * nextSameLanguage.value
      end = nextSameLanguage.end
    } else if (nextSameLanguage && !word.isKiswahili && nextSameLanguage.magnitude >= 100) {
      value += word.value * nextSameLanguage.magnitude
      magnitude = nextSameLanguage.magnitude
      end = nextSameLanguage.end
    } else value += word.value
  }
}

/** The characters that are read as each mark. */
const markVariants: Readonly<Record<string, string>> = {
  "'": '′’‘ʹ`´＇',
  '"': '″”“ʺ＂',
  '-': '−–—→➔',
  '*': '×✕✖',
  '@': '＠',
}
const markPatterns = Object.entries(markVariants).map(
  ([mark, others]) => [mark, new RegExp(`[${others}]`, 'g')] as const,
)

/** The decimals of words for fractions. */
const fractionDigits: Readonly<Record<string, string>> = {
  half: '5',
  nusu: '5',
  quarter: '25',
  robo: '25',
  'robo 3': '75',
}
const anyUnit = Object.values(spellings).join('|')
const decimalNumber = '\\d{1,6}(?:\\.\\d{1,3})?'

/** Patterns and the form that replaces them, applied in this order. */
const replacements: readonly (readonly [
  pattern: RegExp,
  replacement: (groups: readonly (string | undefined)[]) => string,
])[] = [
  // Each letter in `(a) 15 x 2.5m (b) 20 x 3m` starts a new entry.
  [/(^| )\(?(?:[a-h]|i{1,3})\)(?= ?\d)/g, ([, before]) => `${before};`],
  // Abbreviations of other goods: tongue-and-groove boards, ridge caps.
  [/\bt ?(?:[&/+]|n|and) ?g\b/g, () => 'board'],
  [/\br ?[./]? ?c\b/g, () => 'ridgecap'],
  [/\bv ?[./] ?(?:g|gutters?)\b/g, () => 'valley'],
  [/\bd ?[./] ?p(?:ipes?)?\b/g, () => 'downpipe'],
  [/\b[fb] ?[./] ?b(?:oards?)?\b/g, () => 'board'],
  [/\bw ?[./] ?(?=nails?\b)/g, () => 'wire '],
  [/[❌❎✗✘🚫]/gu, () => 'cancelled '],
  [struckStart, ([, before, first]) => `${before}cancelled ${first}`],
  [strokes, () => ''],
  [
    /(\d) ?(?:l\.? ?m|r\.? ?m|(?:running|linear|lin\.?) ?(?:met(?:er|re)s?|mtrs?|m))(?![a-z])/g,
    ([, digit]) => `${digit} ${RUNNING_UNIT}`,
  ],
  [
    /(\/|per |a |kwa )(?:l\.? ?m|r\.? ?m|(?:running|linear|lin\.?) ?(?:met(?:er|re)s?|mtrs?|m))(?![a-z])/g,
    ([, before]) => `${before}m`,
  ],
  [/(\d{0,6}) ?([½¼¾])/g, ([, whole, mark]) => `${Number(whole) + { '½': 0.5, '¼': 0.25, '¾': 0.75 }[mark as '½']}`],
  [
    /(?:(\d) )?\b([1357])\/([248])(?![\d/])/g,
    ([all, whole = 0, numerator, denominator]) =>
      Number(numerator) < Number(denominator) ? `${Number(whole) + Number(numerator) / Number(denominator)}` : `${all}`,
  ],
  [/(\d) (?:point|nukta) (\d)(?: (\d)\b)?/g, ([, whole, first, second = '']) => `${whole}.${first}${second}`],
  [
    new RegExp(
      `(\\d{1,6})( ?(?:${anyUnit}))?(?: (?:na|and)(?: a)? (half|nusu|quarter|robo 3|robo)\\b(?!(?: a)? d[ao]r?z)| unusu\\b)`,
      'g',
    ),
    ([, whole, unit = '', named = 'half']) => `${whole}.${fractionDigits[named]}${unit}`,
  ],
  [
    new RegExp(
      `(?:(${decimalNumber}|half a|half|nusu|a) )?\\b(?:d[ao]r?z[ae]ni?s?|dzn?)\\b(?: (\\d+)(?= (?:za|ya|vya|of|x|futi|fiti|mita)\\b))?`,
      'g',
    ),
    ([, before = '1', after = '1']) => `${12 * (Number(before) || (before === 'a' ? 1 : 0.5)) * Number(after)} pcs`,
  ],
]

/**
 * Brings a line into lower case, with one character for each kind of mark and numbers in digits.
 * @param isSeparator whether the nth doubtful comma of the line separates two numbers; otherwise it is a decimal mark
 */
export function normalizeLine(line: string, offset: number, isSeparator: (nth: number) => boolean): NormalizedLine {
  const lowerCase = line.toLowerCase()
  let text = lowerCase.length === line.length ? lowerCase : line
  for (const [mark, pattern] of markPatterns) text = text.replace(pattern, mark)
  let commaIndex = 0
  text = text
    .replace(/\s/g, ' ')
    .replace(/''/g, '" ')
    // Dots lead from a length to its count: `3m.....20`.
    .replace(/([a-z'"])\.{2,}|\.{3,}/g, (all, before = '') => before + ' '.repeat(all.length - before.length))
    // In `3..5` the 3 is doubtful. The point in `20pcs.3m` is a separator.
    .replace(/(\d)\.\.(?=\d)/g, `$1${DOUBT_MARK}.`)
    .replace(/([a-wyz])\.(?=\d)/g, '$1 ')
    .replace(numberPattern, number =>
      thousandsPattern.test(number) ? number : number.replace(/,/g, mark => (isSeparator(commaIndex++) ? mark : '.')),
    )
  const offsets = Array.from({ length: text.length + 1 }, (_, index) => offset + index)
  const numbered = replaceMatches({ text, offsets }, numberWordPattern, match =>
    parseSpelledNumber(match.input, match.index),
  )
  return replacements.reduce(
    (normalized, [pattern, replacement]) =>
      replaceMatches(normalized, pattern, match => [replacement(match), match[0].length]),
    numbered,
  )
}

const numberWordPattern = new RegExp(`\\b(?:${[...numberWords.keys()].join('|')})\\b`, 'g')
const numberPattern = /\d+(?:[.,]\d+)*/g
/** Commas before groups of three digits separate thousands. */
const thousandsPattern = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** The number of commas that may separate two numbers or be decimal marks: `20x3,14x2`, `2,5`. */
export function countDoubtfulCommas(line: string): number {
  return [...line.matchAll(numberPattern)].reduce(
    (sum, [number]) => sum + (thousandsPattern.test(number) ? 0 : number.split(',').length - 1),
    0,
  )
}
