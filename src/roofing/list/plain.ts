import { spellings } from '../lengths/unit.ts'

/** A line in the form that the grammar reads, and where in the whole text each of its signs stands. */
export interface Plain {
  readonly text: string
  /** One place more than there are signs: the end. */
  readonly from: readonly number[]
}

/** After a number that may be two, or none: `ishirini tano`, `3..5`. */
export const DOUBT = '¿'

/** Rewrites what a pattern finds; what is said for it may be longer or shorter. */
function rewrite(
  { text, from }: Plain,
  pattern: RegExp,
  say: (match: RegExpExecArray) => readonly [said: string, taken: number],
): Plain {
  const places: number[] = []
  let out = ''
  let done = 0
  const keep = (end: number) => {
    out += text.slice(done, end)
    for (; done < end; done++) places.push(from[done] as number)
  }
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [said, taken] = say(match)
    keep(match.index)
    out += said
    for (let i = 0; i < said.length; i++) places.push(from[match.index] as number)
    pattern.lastIndex = done = match.index + taken
  }
  keep(from.length)
  return { text: out, from: places }
}

interface NumberWord {
  readonly value: number
  /** 1, 10, 100 or 1000: a smaller place may follow a larger one. */
  readonly place: number
  readonly swahili: boolean
}

const english =
  'zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fourty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 hundred:100 thousand:1000'
const kiswahili =
  'moja:1 mmoja:1 mbili:2 tatu:3 nne:4 tano:5 sita:6 saba:7 nane:8 tisa:9 kumi:10 ishirini:20 thelathini:30 arobaini:40 arubaini:40 hamsini:50 sitini:60 sabini:70 themanini:80 tisini:90 mia:100 elfu:1000'

const words = new Map<string, NumberWord>()
for (const list of [english, kiswahili])
  for (const each of list.split(' ')) {
    const [word, digits] = each.split(':') as [string, string]
    const value = Number(digits)
    const swahili = list === kiswahili
    // After `twelve` no smaller number follows, after `kumi` one may.
    words.set(word, { value, place: swahili || value > 19 ? 10 ** (digits.length - 1) : 1, swahili })
  }

const step = /( ?- ?| +na +| +and +| +|)([a-z]+)/y

/** The number word at this place, or after the one that ends there. */
function wordAt(text: string, at: number) {
  step.lastIndex = at
  const [all = '', joint = '', name = ''] = step.exec(text) ?? []
  const word = words.get(name)
  return word && { ...word, end: at + all.length, joined: joint.trim() > '' }
}

/** The number in words at this place: `ishirini na tano` is 25, `mia moja` 100, `nane kumi` 8 and another number. */
function spelled(text: string, at: number): [said: string, taken: number] {
  let value = 0
  let place = Number.POSITIVE_INFINITY
  let end = at
  let doubt = ''
  for (;;) {
    const word = wordAt(text, end)
    if (!word || word.place >= place) return [value + doubt, end - at]
    const next = wordAt(text, word.end)
    const alike = next && !next.joined && next.swahili === word.swahili ? next : undefined
    // `ishirini tano` is one number or two; so is the `twenty three` of "twenty three metre sheets".
    if (end > at && !word.joined && word.place === 1 && (word.swahili || /^ ?-?(?:m|f)/.test(text.slice(word.end))))
      doubt = DOUBT
    place = word.place
    end = word.end
    if (alike && word.swahili && place >= 100 && alike.place === 1) {
      // Kiswahili says the hundreds first, then how many of them.
      value += place * alike.value
      end = alike.end
    } else if (alike && !word.swahili && alike.place >= 100) {
      value += word.value * alike.place
      place = alike.place
      end = alike.end
    } else value += word.value
  }
}

const marks: Readonly<Record<string, string>> = { "'": '′’‘ʹ`´＇', '"': '″”“ʺ＂', '-': '−–—→➔', '*': '×✕✖', '@': '＠' }
const everyMark = Object.entries(marks).map(([mark, others]) => [mark, new RegExp(`[${others}]`, 'g')] as const)

const part: Readonly<Record<string, string>> = { half: '5', nusu: '5', quarter: '25', robo: '25', 'robo 3': '75' }
const anyUnit = Object.values(spellings).join('|')
const digits = '\\d{1,6}(?:\\.\\d{1,3})?'

/** What is said in a shorter form, and that form. */
const rules: readonly (readonly [pattern: RegExp, say: (found: readonly (string | undefined)[]) => string])[] = [
  // `(a) 15 x 2.5m (b) 20 x 3m`: each letter begins something new.
  [/(^| )\(?(?:[a-h]|i{1,3})\)(?= ?\d)/g, ([, before]) => `${before};`],
  [/(\d{0,6}) ?([½¼¾])/g, ([, whole, mark]) => `${Number(whole) + { '½': 0.5, '¼': 0.25, '¾': 0.75 }[mark as '½']}`],
  [
    /(?:(\d) )?\b([1357])\/([248])(?![\d/])/g,
    ([all, whole = 0, over, under]) =>
      Number(over) < Number(under) ? `${Number(whole) + Number(over) / Number(under)}` : `${all}`,
  ],
  [/(\d) (?:point|nukta) (\d)(?: (\d)\b)?/g, ([, whole, first, second = '']) => `${whole}.${first}${second}`],
  [
    new RegExp(
      `(\\d{1,6})( ?(?:${anyUnit}))?(?: (?:na|and)(?: a)? (half|nusu|quarter|robo 3|robo)\\b(?!(?: a)? d[ao]r?z)| unusu\\b)`,
      'g',
    ),
    ([, whole, unit = '', named = 'half']) => `${whole}.${part[named]}${unit}`,
  ],
  [
    new RegExp(
      `(?:(${digits}|half a|half|nusu|a) )?\\b(?:d[ao]r?z[ae]ni?s?|dzn?)\\b(?: (\\d+)(?= (?:za|ya|vya|of|x|futi|fiti|mita)\\b))?`,
      'g',
    ),
    ([, before = '1', after = '1']) => `${12 * (Number(before) || (before === 'a' ? 1 : 0.5)) * Number(after)} pcs`,
  ],
]

/**
 * A line in plain form: small letters, one sign for each mark, numbers in digits.
 * @param parted for the nth doubtful comma of the line: whether it parts two numbers, or is a decimal mark.
 */
export function plainOf(line: string, offset: number, parted: (nth: number) => boolean): Plain {
  const small = line.toLowerCase()
  let text = small.length === line.length ? small : line
  for (const [mark, others] of everyMark) text = text.replace(others, mark)
  let comma = 0
  text = text
    .replace(/\s/g, ' ')
    .replace(/''/g, '" ')
    // `3..5` is a slip; the point of `20pcs.3m` parts.
    .replace(/(\d)\.\.(?=\d)/g, `$1${DOUBT}.`)
    .replace(/([a-wyz])\.(?=\d)/g, '$1 ')
    .replace(numbers, number =>
      thousands.test(number) ? number : number.replace(/,/g, mark => (parted(comma++) ? mark : '.')),
    )
  const from = Array.from({ length: text.length + 1 }, (_, index) => offset + index)
  const numbered = rewrite({ text, from }, anyWord, match => spelled(match.input, match.index))
  return rules.reduce(
    (plain, [pattern, say]) => rewrite(plain, pattern, match => [say(match), match[0].length]),
    numbered,
  )
}

const anyWord = new RegExp(`\\b(?:${[...words.keys()].join('|')})\\b`, 'g')
const numbers = /\d+(?:[.,]\d+)*/g
/** A comma before groups of three digits parts thousands. */
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** How many commas of a line may part two numbers, or be decimal marks: `20x3,14x2`, `2,5`. */
export function doubtfulCommas(line: string): number {
  return [...line.matchAll(numbers)].reduce(
    (sum, [number]) => sum + (thousands.test(number) ? 0 : number.split(',').length - 1),
    0,
  )
}
