import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import lists from '../../../tests/fixtures/lists.json' with { type: 'json' }
import ownLists from '../../../tests/fixtures/own-lists.json' with { type: 'json' }
import { type Answers, AS_READ, NOT_SHEETS, readAnswers } from './answers.ts'
import { parseList } from './parse-list.ts'
import { emptyList, type ListPart, type Question } from './sheet-list.ts'

const unitOf = (unit: string) => (unit === 'feet' ? 'ft' : 'm')

/** The counted sheets of a list: count and metres, rounded to the millimetre as in the fixtures. */
function countedSheets(text: string, unit: 'm' | 'ft' = 'm', answers: Answers = {}): number[][] {
  return parseList(text, unit, answers).parts.flatMap(part =>
    part.kind === 'cut' ? [[part.count, Math.round(part.lengthM * 1000) / 1000]] : [],
  )
}

const roundToMm = (sheets: readonly (readonly number[])[]) =>
  sheets.map(([count = 0, lengthM = 0]) => [count, Math.round(lengthM * 1000) / 1000])

function questions(text: string, unit: 'm' | 'ft' = 'm', answers: Answers = {}): Question[] {
  return parseList(text, unit, answers).parts.flatMap(part => (part.kind === 'question' ? part.question : []))
}

/** The kinds of a list's parts, without gaps. */
function kinds(text: string): ListPart['kind'][] {
  return parseList(text).parts.flatMap(({ kind }) => (kind === 'gap' ? [] : kind))
}

/** The choices of a question in short. */
const choices = (question: Question | undefined) =>
  question?.choices.map(({ reading }) => (reading ? `${reading.count} of ${reading.lengthM} m` : 'no sheets'))

describe('a list as shops and fundis write it', () => {
  test.each(lists)('$text', ({ text, unit, sheets }) => {
    expect(countedSheets(text, unitOf(unit))).toEqual(roundToMm(sheets))
  })

  test.each(ownLists)('$text', ({ text, unit, sheets, asks }) => {
    const list = parseList(text, unitOf(unit))
    expect(countedSheets(text, unitOf(unit))).toEqual(roundToMm(sheets))
    expect(list.openCount).toBe(asks)
  })

  test('our own lists have at least 150 lines', () => {
    expect(ownLists.flatMap(({ text }) => text.split('\n')).length).toBeGreaterThanOrEqual(150)
  })
})

describe('money is never a length', () => {
  test.each(['mabati 20 @ 1410', '20 pcs @ 1,175', '20 sheets 1410 each', '20 pcs kila moja 1410'])(
    '%s has no length and is not counted',
    text => {
      expect(countedSheets(text)).toEqual([])
      expect(parseList(text).parts).toMatchObject([{ kind: 'unread', reason: 'no-length' }])
    },
  )

  test('reads length, count and price as shops write them', () => {
    expect(countedSheets('3mtrs 45pcs @1650')).toEqual([[45, 3]])
    expect(countedSheets('3m 45pcs @ 1650/- = 74,250')).toEqual([[45, 3]])
  })

  test('asks about a number that may be money', () => {
    expect(choices(questions('3m 1410')[0])).toEqual(['1410 of 3 m', 'no sheets'])
    expect(choices(questions('20 x 3200')[0])).toEqual(['20 of 3.2 m', 'no sheets'])
  })
})

describe('other goods never count as sheets', () => {
  test.each([
    'T&G 10ft 100pcs',
    't & g 10ft 100pcs',
    'T/G boards 10ft 100pcs',
    'R/C 2m 10 pcs',
    'R.C 2m 8',
    'r/c 2m 10',
    'ridgecap 2m 12pcs',
    'rolltop 2m 12',
    'badge box 3m 4 pcs',
    'facia 4m 10pcs',
    'barge board 3m 6pcs',
    'ceiling board 2.4m 30pcs',
    'plywood 2.4m 10 pcs',
    'downpipe 3m 4',
    'cornice 3m 40pcs',
    'steel tubes 6m 10 pcs',
    'makofia 2m 12',
    'gatta 3m 6',
    'plain sheet 2.4m 5pcs',
    'gypsum sheets 2.4m 20 pcs',
    'mbao 2x3 60 pcs 12ft',
  ])('%s', text => {
    expect(kinds(text)).toEqual(['goods'])
  })

  test('their count, length and weight are kept', () => {
    expect(parseList('ridges 12 pcs 2m\nnails 10kg').goods).toMatchObject([
      { goods: 'ridge', pieces: 12, lengthM: 2, weightKg: undefined },
      { goods: 'fastener', pieces: undefined, lengthM: undefined, weightKg: 10 },
    ])
    expect(parseList('misumari kilo 3').goods).toMatchObject([{ goods: 'fastener', pieces: undefined, weightKg: 3 }])
  })

  test('nothing under a heading of other goods is a sheet until sheets are named', () => {
    expect(countedSheets('Mbao\n12ft 30\n10ft 20\nMabati\n3m 20')).toEqual([[20, 3]])
  })

  test('asks once about an unknown noun, and not at all beside a word for sheets', () => {
    const text = 'kornish 3m 40pcs\nkornish 2m 10pcs'
    const asked = questions(text)
    expect(asked.map(({ about }) => about)).toEqual(['kornish', 'kornish'])
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    expect(countedSheets('mabati ya kornish 3m 40pcs')).toEqual([[40, 3]])
  })

  test('asks about an unknown heading for the lines below it', () => {
    const [first, second] = questions('Kornish:\n3m 40pcs\n2m 10pcs')
    expect(first?.about).toBe('Kornish')
    expect(first?.key).toBe(second?.key)
  })

  test('the size of a house is a note', () => {
    expect(kinds('House 12 x 9\n20 pcs 3m')).toEqual(['note', 'cut'])
    expect(countedSheets('Kitchen 4 x 3\n20 pcs 3m')).toEqual([[20, 3]])
  })

  test('a dozen is twelve', () => {
    expect(countedSheets('2 dozen 3m')).toEqual([[24, 3]])
    expect(countedSheets('dazeni mbili za mita tatu')).toEqual([[24, 3]])
  })
})

describe('the source of a part', () => {
  test.each([
    ['ends with the bracket that it opens', '3m (20), 2m (6)', ['3m (20)', '2m (6)']],
    ['is the number inside brackets', '(28)\n28)', ['28', '28']],
    ['may have an unclosed bracket', 'Length (Qty\n3m 20', ['Length (Qty', '3m 20']],
    ['may be a sentence with commas', '3m 20\nHello, boss, please\nAsante', ['3m 20', 'Hello, boss, please', 'Asante']],
  ])('%s', (_, text, expected) => {
    expect(parseList(text).parts.flatMap(({ kind, source }) => (kind === 'gap' ? [] : source))).toEqual(expected)
  })

  test('has its unknown words listed where its sheets are counted', () => {
    const ignored = (text: string, answers?: Answers) =>
      parseList(text, 'm', answers).parts.map(part => part.kind === 'cut' && part.ignored)
    expect(ignored('red mabati ya kornis 3m 20')).toEqual([['kornis']])
    const key = questions('red kornis 3m 20')[0]?.key as string
    expect(ignored('red kornis 3m 20', { [key]: AS_READ })).toEqual([['kornis']])
  })
})

describe('unlikely entries become questions', () => {
  test.each<[string, 'm' | 'ft', string[]]>([
    ['3 x 12', 'm', ['12 of 3 m', '3 of 12 m', 'no sheets']],
    ['6 x 2', 'm', ['6 of 2 m', '2 of 6 m', 'no sheets']],
    ['20 x 10', 'm', ['20 of 3.048 m', '20 of 10 m', 'no sheets']],
    ['20 pcs 0.3m', 'm', ['20 of 0.3 m', 'no sheets']],
    ['17 x 12.6m', 'm', ['17 of 12.6 m', 'no sheets']],
    ['Hip 10 x 7 m', 'm', ['10 of 7 m', 'no sheets']],
    ['12 x 9 m', 'm', ['12 of 9 m', 'no sheets']],
    ['20 pcs 3mm', 'm', ['20 of 3 m', 'no sheets']],
    ['12 x 10', 'ft', ['12 of 3.048 m', '10 of 3.6576 m', 'no sheets']],
    ['13 x 3.2 each side', 'm', ['13 of 3.2 m', '26 of 3.2 m', 'no sheets']],
    ["8' 6", 'm', ['6 of 2.4384 m', 'no sheets']],
  ])('%s in %s', (text, unit, expected) => {
    expect(countedSheets(text, unit)).toEqual([])
    expect(choices(questions(text, unit)[0])).toEqual(expected)
  })

  test('20 x 10 is 20 of 10 ft where bare numbers are feet', () => {
    expect(countedSheets('20 x 10', 'ft')).toEqual([[20, 3.048]])
  })

  test('the rest of a list shows which number is the count', () => {
    expect(countedSheets('20 x 3\n6 x 2')).toEqual([
      [20, 3],
      [6, 2],
    ])
    expect(countedSheets('3m x 20\n2 x 6')).toEqual([
      [20, 3],
      [6, 2],
    ])
    expect(countedSheets('20 x 3\n2.5 x 14\n6 x 2')).toHaveLength(2)
  })

  test('a length in feet keeps its unit where its line may be numbered', () => {
    const [first] = questions('1.10ft 20\n2.8ft 14')
    expect(first?.choices.flatMap(({ reading }) => reading?.unit ?? [])).toEqual(['ft', 'ft'])
  })

  test('asks about bare numbers among feet where metres are chosen', () => {
    expect(choices(questions('10ft x 20\n5 x 12')[0])).toEqual(['12 of 5 m', '12 of 1.524 m', 'no sheets'])
  })
})

describe('answers', () => {
  const text = '3 x 12\n2 x 4\nkornish 3m 4'

  test('an answered entry is counted and keeps its question', () => {
    const [order] = questions(text)
    const answers = { [order?.key as string]: order?.choices[1]?.answer as string }
    expect(parseList(text, 'm', answers).parts[0]).toMatchObject({
      kind: 'cut',
      count: 3,
      lengthM: 12,
      question: order,
    })
  })

  test('an entry that the visitor calls no sheets is not read', () => {
    const [order] = questions(text)
    const { parts, openCount } = parseList(text, 'm', { [order?.key as string]: NOT_SHEETS })
    expect(parts[0]).toMatchObject({ kind: 'unread', reason: 'not-sheets', question: order })
    expect(openCount).toBe(2)
  })

  test('an answer about the order of one line applies to the others', () => {
    const [order] = questions(text)
    const answers = { [order?.key as string]: order?.choices[0]?.answer as string }
    expect(countedSheets(text, 'm', answers)).toEqual([
      [12, 3],
      [4, 2],
    ])
  })

  test('an answer with the count first applies to the other lines', () => {
    const text = '10 x 20\n12 x 6'
    const [order] = questions(text, 'ft')
    const answers = { [order?.key as string]: order?.choices[1]?.answer as string }
    expect(countedSheets(text, 'ft', answers)).toEqual([
      [10, 6.096],
      [12, 1.829],
    ])
  })

  test.each([
    ['about a length with its unit', '20 x 0.9m\n6 x 2'],
    ['about a length with its unit, written first', '0.9m x 20\n6 x 2'],
    ['about two equal numbers', '3 x 3\n6 x 2'],
  ])('an answer %s does not apply to other lines', (_, text) => {
    const [asked] = questions(text)
    const answers = { [asked?.key as string]: asked?.choices[0]?.answer as string }
    expect(countedSheets(text, 'm', answers)).toHaveLength(1)
    expect(questions(text, 'm', answers).map(({ doubts }) => doubts)).toEqual([['order']])
  })

  test.each([
    [
      '20 3m kornis 14 2.5m',
      0,
      [
        [20, 3],
        [14, 2.5],
      ],
    ],
    [
      '5.2m 18 4.1m 9 2.9 7',
      0,
      [
        [18, 5.2],
        [9, 4.1],
        [7, 2.9],
      ],
    ],
    [
      '20 3m 14 2.5m 6',
      0,
      [
        [20, 3],
        [14, 2.5],
      ],
    ],
  ])('an answer never hides the rest of its line: %s', (text, choice, expected) => {
    const counted: number[][] = []
    let answers: Answers = {}
    for (let left = 5; left > 0; left--) {
      const [asked] = questions(text, 'm', answers)
      if (!asked) break
      answers = { ...answers, [asked.key]: asked.choices[choice]?.answer as string }
    }
    counted.push(...countedSheets(text, 'm', answers))
    expect(counted).toEqual(expected)
    const { parts } = parseList(text, 'm', answers)
    expect(parts.map(({ source }) => source).join('')).toBe(text)
    const numbers = (text.match(/\d+(?:\.\d+)?/g) ?? []).length
    const rest = parts.filter(({ kind }) => kind === 'unread').flatMap(({ source }) => source.match(/\d+/g) ?? [])
    const passedOver = parts.flatMap(part => (part.kind === 'cut' ? part.ignored : []))
    expect(2 * counted.length + rest.length + passedOver.filter(word => /\d/.test(word)).length).toBe(numbers)
  })

  test('a number that an answer leaves out is named', () => {
    const text = '3m 20pcs 2.5m'
    const [asked] = questions(text)
    const answers = { [asked?.key as string]: asked?.choices[0]?.answer as string }
    expect(parseList(text, 'm', answers).parts[0]).toMatchObject({ kind: 'cut', ignored: ['2.5m'] })
    const repeated = questions('13 x 3.2 x 2')[0]
    const both = { [repeated?.key as string]: repeated?.choices[1]?.answer as string }
    expect(parseList('13 x 3.2 x 2', 'm', both).parts[0]).toMatchObject({ count: 26, ignored: [] })
  })

  test('the number of bundles multiplies the sheets of one', () => {
    const text = '3 bundles ya 3m (20 kila bundle)'
    const [asked] = questions(text)
    expect(choices(asked)).toEqual(['60 of 3 m', '20 of 3 m', 'no sheets'])
    const answers = { [asked?.key as string]: asked?.choices[0]?.answer as string }
    expect(countedSheets(text, 'm', answers)).toEqual([[60, 3]])
  })

  test('lengths that the page has cut are not asked about', () => {
    expect(countedSheets('8 x 0.4 m')).toEqual([])
    expect(parseList('8 x 0.4 m\n4 x 0.25 m', 'm', {}, { cutLengthsM: [0.4, 0.25] }).cuts).toEqual([
      { lengthM: 0.4, count: 8 },
      { lengthM: 0.25, count: 4 },
    ])
  })

  test('the cut list of an order is not doubted for its heading', () => {
    expect(countedSheets('Cut list:\n14 x 4.42 m\n8 x 3.32 m')).toHaveLength(2)
  })

  test('are read from links', () => {
    const key = questions('kornish 3m 4')[0]?.key
    expect(countedSheets('kornish 3m 4', 'm', readAnswers(`${key}-y`))).toEqual([[4, 3]])
    expect(parseList('kornish 3m 4', 'm', readAnswers(`${key}-n`))).toMatchObject({ openCount: 0, sheets: 0 })
    const order = questions('3 x 12')[0]?.key
    expect(countedSheets('3 x 12', 'm', readAnswers(`${order}-12x30000`))).toEqual([[12, 3]])
  })

  test('an answer stays valid when lines are added or moved, or spaces change', () => {
    const key = questions('kornish 3m 4')[0]?.key as string
    expect(countedSheets('20 pcs 3m\n  Kornish  3m 4\n', 'm', { [key]: AS_READ })).toEqual([
      [20, 3],
      [4, 3],
    ])
  })

  test('an answer about a noun does not answer lines with other doubts', () => {
    const [noun, money] = questions('kornish 3m 4\nkornish 3m 1410')
    expect(noun?.key).not.toBe(money?.key)
    expect(countedSheets('kornish 3m 4\nkornish 3m 1410', 'm', { [noun?.key as string]: AS_READ })).toEqual([[4, 3]])
  })

  test('asks line by line about sheets on one line with other goods', () => {
    const [first, second] = questions('20 sheets 3m gutters\n14 sheets 2m gutters')
    expect(first?.about).toBeUndefined()
    const answers = { [first?.key as string]: first?.choices[0]?.answer as string }
    expect(countedSheets('20 sheets 3m gutters\n14 sheets 2m gutters', 'm', answers)).toEqual([[20, 3]])
    expect(second?.key).not.toBe(first?.key)
  })

  // Links in old messages must keep working.
  test.each([
    ['3 x 12', '9py7tj-3x120000', [3, 12]],
    ['kornish 3m 4', 'e16hos-y', [4, 3]],
    ['Kornish:\n3m 40', 'e16hos-y', [40, 3]],
    ['Kornish:\n3m 1410', 'd4gflh-1410x30000', [1410, 3]],
  ])('reads the answer of an old link: %s', (list, link, expected) => {
    expect(countedSheets(list, 'm', readAnswers(link))).toEqual([expected])
  })

  test('asks again when the question no longer offers the answer', () => {
    const [order] = questions('6 x 2')
    const answers = { [order?.key as string]: order?.choices[0]?.answer as string }
    expect(countedSheets('6 x 2', 'm', answers)).toEqual([[6, 2]])
    expect(countedSheets('6 x 2', 'ft', answers)).toEqual([])
    expect(questions('6 x 2', 'ft', answers)).toHaveLength(1)
  })

  test('every choice of every question can be answered', () => {
    for (const { text: list, unit } of ownLists)
      for (const { key, choices: all } of questions(list, unitOf(unit)))
        for (const { answer, reading } of all) {
          const { parts } = parseList(list, unitOf(unit), { [key]: answer })
          const taken = parts.filter(part => 'question' in part && part.question?.key === key)
          expect(taken.map(({ kind }) => kind)).toContain(reading ? 'cut' : 'unread')
        }
  })
})

describe('sums', () => {
  test('6 of 10 ft and 12 of 8 ft are 47.549 m, rounded up', () => {
    const { sheets, runningM, cuts } = parseList('6 x 10ft\n12 x 8ft')
    expect({ sheets, runningM }).toEqual({ sheets: 18, runningM: 47.549 })
    expect(cuts).toEqual([
      { lengthM: 3.048, count: 6 },
      { lengthM: 2.4384, count: 12 },
    ])
  })

  test('of an empty list are zero', () => {
    expect(parseList('')).toEqual(emptyList)
  })

  test('include the number of open questions', () => {
    const text = 'Hello\n3m 20\nKornis 28\n2.5m\nridges 6\n0.5m 8'
    expect(parseList(text).openCount).toBe(1)
    expect(kinds(text).filter(kind => kind === 'unread')).toHaveLength(2)
  })

  test('combine equal lengths, longest first', () => {
    expect(parseList('15 x 2.5m\n20 x 3m\n2 pcs 3000mm').cuts).toEqual([
      { lengthM: 3, count: 22 },
      { lengthM: 2.5, count: 15 },
    ])
  })

  test('never round feet and inches down', () => {
    const entry = fc.tuple(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 4, max: 18 }),
      fc.integer({ min: 0, max: 11 }),
    )
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), entries => {
        const text = entries.map(([count, feet, inches]) => `${count} pcs ${feet}'${inches}"`).join('\n')
        const inches = entries.reduce((sum, [count, feet, rest]) => sum + count * (feet * 12 + rest), 0)
        const { runningM } = parseList(text)
        expect(runningM).toBeGreaterThanOrEqual((inches * 254) / 10_000 - 1e-9)
        expect(runningM).toBeLessThan((inches * 254) / 10_000 + 0.001)
      }),
    )
  })
})

const token = fc.constantFrom(
  ...'20|3|2.5|3200|1,000|2,5|0|99999|x|×|*|@|of|m|mm|ft|\'|"|pcs|sheets|mabati|za|mita|futi|na|and|,|;|:|\n|\t| |  |=|-|/|ksh 470|/=|½|1/2|na nusu|g30|ridge|kornis|total|dozen|ishirini|mia moja|~|(|)|house|Length|Qty|No.|1.|each|side|not|20/11/2026|0722 123 456'.split(
    '|',
  ),
)
const anyList = fc.oneof(
  fc.array(token, { maxLength: 60 }).map(tokens => tokens.join('')),
  fc.array(token, { maxLength: 60 }).map(tokens => tokens.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
)
const anyUnit = fc.constantFrom('m' as const, 'ft' as const)

test('any text is parsed without errors or losses, and nothing is both counted and asked about', () => {
  fc.assert(
    fc.property(anyList, anyUnit, (text, unit) => {
      const { parts, sheets, openCount } = parseList(text, unit)
      expect(parts.map(({ source }) => source).join('')).toBe(text)
      expect(parts.every(({ source }) => source !== '')).toBe(true)
      const cuts = parts.filter(part => part.kind === 'cut')
      expect(sheets).toBe(cuts.reduce((sum, { count }) => sum + count, 0))
      expect(openCount).toBe(parts.filter(({ kind }) => kind === 'question').length)
      for (const { count, lengthM, question } of cuts) {
        expect(question).toBeUndefined()
        expect(Number.isInteger(count) && count >= 1 && count <= 9999).toBe(true)
        expect(lengthM >= 1 && lengthM <= 12).toBe(true)
      }
    }),
    { numRuns: 10 * (fc.readConfigureGlobal().numRuns ?? 100) },
  )
})

test('the chosen unit applies only to numbers without a unit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 600 })), {
        minLength: 1,
        maxLength: 12,
      }),
      fc.constantFrom('m', ' metres', ' mtrs'),
      (entries, unit) => {
        const text = entries.map(([count, cm]) => `${count} pcs ${cm / 100}${unit}`).join('\n')
        expect(parseList(text, 'ft').parts).toEqual(parseList(text, 'm').parts)
      },
    ),
  )
})

/** Whether lengths at the start of lines may be line numbers: `1.2` above `2.4`. */
function mayBeNumbered(text: string): boolean {
  const numbers = [...text.matchAll(/^(\d)\.[1-9]\d*(?! ?m)/gm)].map(([, number]) => Number(number))
  return numbers.length > 1 && numbers.every((number, index) => number === index + 1)
}

test('every list in a usual form is understood, with any separator', () => {
  const entry = fc.tuple(fc.integer({ min: 14, max: 99 }), fc.integer({ min: 100, max: 600 }))
  const form = fc.constantFrom<(count: number, lengthM: number) => string>(
    (count, lengthM) => `${count} pcs x ${lengthM}m`,
    (count, lengthM) => `${count}@${lengthM} m`,
    (count, lengthM) => `mabati ${count} za mita ${lengthM}`,
    (count, lengthM) => `${lengthM}m × ${count}`,
    (count, lengthM) => `${lengthM}m=${count}`,
    (count, lengthM) => `${count}/${lengthM}m`,
    (count, lengthM) => `${count} of ${Math.round(lengthM * 1000)}mm`,
    (count, lengthM) => `${count} x ${lengthM}`,
  )
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 20 }),
      form,
      fc.constantFrom('\n', ', ', '; ', ' and ', ' na ', ' & '),
      (entries, format, separator) => {
        const text = entries.map(([count, cm]) => format(count, cm / 100)).join(separator)
        fc.pre(!mayBeNumbered(text))
        expect(countedSheets(text)).toEqual(entries.map(([count, cm]) => [count, cm / 100]))
      },
    ),
  )
})

test.each(['1.2=14\n2.4=15', '1.2 × 14\n2.4 × 15\n3 × 16'])(
  'asks about lines that may be numbered, with the length as written first: %j',
  text => {
    const first = questions(text).map(({ choices }) => choices[0])
    expect(first.map(choice => choice && 'reading' in choice && choice.reading)).toEqual([
      { count: 14, unit: 'm', lengthM: 1.2 },
      { count: 15, unit: 'm', lengthM: 2.4 },
    ])
  },
)

test('a length with a zero after its point does not follow a line number', () => {
  expect(countedSheets('1.05m=14\n2.05m=15')).toEqual([
    [14, 1.05],
    [15, 2.05],
  ])
})
