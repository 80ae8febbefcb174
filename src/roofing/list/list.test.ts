import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import lists from '../../../tests/fixtures/lists.json' with { type: 'json' }
import ownLists from '../../../tests/fixtures/own-lists.json' with { type: 'json' }
import { type Answers, AS_READ, NOT_SHEETS, readAnswers } from './answers.ts'
import { parseList } from './list.ts'
import { emptyList, type ListPart, type Question } from './sheet-list.ts'

const unitOf = (unit: string) => (unit === 'feet' ? 'ft' : 'm')

/** What of a list is counted: pieces, and metres to the millimetre as the fixtures have them. */
function counted(text: string, unit: 'm' | 'ft' = 'm', answers: Answers = {}): number[][] {
  return parseList(text, unit, answers).parts.flatMap(part =>
    part.kind === 'cut' ? [[part.count, Math.round(part.lengthM * 1000) / 1000]] : [],
  )
}

const inMm = (sheets: readonly (readonly number[])[]) =>
  sheets.map(([count = 0, lengthM = 0]) => [count, Math.round(lengthM * 1000) / 1000])

function questions(text: string, unit: 'm' | 'ft' = 'm', answers: Answers = {}): Question[] {
  return parseList(text, unit, answers).parts.flatMap(part => (part.kind === 'question' ? part.question : []))
}

/** What each part of a list is taken for, spaces and commas left out. */
function kinds(text: string): ListPart['kind'][] {
  return parseList(text).parts.flatMap(({ kind }) => (kind === 'gap' ? [] : kind))
}

/** A question's choices in short. */
const choices = (question: Question | undefined) =>
  question?.choices.map(({ reading }) => (reading ? `${reading.count} of ${reading.lengthM} m` : 'no sheets'))

describe('a list as people of the trade write it', () => {
  test.each(lists)('$text', ({ text, unit, sheets }) => {
    expect(counted(text, unitOf(unit))).toEqual(inMm(sheets))
  })

  test.each(ownLists)('$text', ({ text, unit, sheets, asks }) => {
    const list = parseList(text, unitOf(unit))
    expect(counted(text, unitOf(unit))).toEqual(inMm(sheets))
    expect(list.open).toBe(asks)
  })

  test('there are at least 150 lines of our own beside the given ones', () => {
    expect(ownLists.flatMap(({ text }) => text.split('\n')).length).toBeGreaterThanOrEqual(150)
  })
})

describe('money is never a length', () => {
  test.each(['mabati 20 @ 1410', '20 pcs @ 1,175', '20 sheets 1410 each', '20 pcs kila moja 1410'])(
    '%s says no length, and is not counted',
    text => {
      expect(counted(text)).toEqual([])
      expect(parseList(text).parts).toMatchObject([{ kind: 'unread', reason: 'no-length' }])
    },
  )

  test('the shops’ own style, length and pieces and price, is read whole', () => {
    expect(counted('3mtrs 45pcs @1650')).toEqual([[45, 3]])
    expect(counted('3m 45pcs @ 1650/- = 74,250')).toEqual([[45, 3]])
  })

  test('what may be money is asked about', () => {
    expect(choices(questions('3m 1410')[0])).toEqual(['1410 of 3 m', 'no sheets'])
    expect(choices(questions('20 x 3200')[0])).toEqual(['20 of 3.2 m', 'no sheets'])
  })
})

describe('other goods never count as sheets', () => {
  test.each([
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

  test('what is said of them is kept: pieces, length, weight', () => {
    expect(parseList('ridges 12 pcs 2m\nnails 10kg').goods).toMatchObject([
      { goods: 'ridge', pieces: 12, lengthM: 2, weightKg: undefined },
      { goods: 'fastener', pieces: undefined, lengthM: undefined, weightKg: 10 },
    ])
    expect(parseList('misumari kilo 3').goods).toMatchObject([{ goods: 'fastener', pieces: undefined, weightKg: 3 }])
  })

  test('under a heading of other goods nothing is a sheet until sheets are named again', () => {
    expect(counted('Mbao\n12ft 30\n10ft 20\nMabati\n3m 20')).toEqual([[20, 3]])
  })

  test('an unknown noun is asked about once for all its lines, and a word for sheets settles it', () => {
    const text = 'kornish 3m 40pcs\nkornish 2m 10pcs'
    const asked = questions(text)
    expect(asked.map(({ about }) => about)).toEqual(['kornish', 'kornish'])
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
    expect(counted('mabati ya kornish 3m 40pcs')).toEqual([[40, 3]])
  })

  test('an unknown heading is asked about for the lines below it', () => {
    const [first, second] = questions('Kornish:\n3m 40pcs\n2m 10pcs')
    expect(first?.about).toBe('Kornish')
    expect(first?.key).toBe(second?.key)
  })

  test('the size of a house is kept, and not counted', () => {
    expect(kinds('House 12 x 9\n20 pcs 3m')).toEqual(['note', 'cut'])
    expect(counted('Kitchen 4 x 3\n20 pcs 3m')).toEqual([[20, 3]])
  })

  test('a dozen is twelve', () => {
    expect(counted('2 dozen 3m')).toEqual([[24, 3]])
    expect(counted('dazeni mbili za mita tatu')).toEqual([[24, 3]])
  })
})

describe('the words of a part', () => {
  test.each([
    ['end with the bracket that they open', '3m (20), 2m (6)', ['3m (20)', '2m (6)']],
    ['are what is in a bracket of its own', '(28)\n28)', ['28', '28']],
    ['do without a bracket that stays open', 'Length (Qty\n3m 20', ['Length (Qty', '3m 20']],
    [
      'are a sentence with all its commas',
      '3m 20\nHello, boss, please\nAsante',
      ['3m 20', 'Hello, boss, please', 'Asante'],
    ],
  ])('%s', (_, text, expected) => {
    expect(parseList(text).parts.flatMap(({ kind, source }) => (kind === 'gap' ? [] : source))).toEqual(expected)
  })

  test('that nobody knew are named where its sheets are counted', () => {
    const ignored = (text: string, answers?: Answers) =>
      parseList(text, 'm', answers).parts.map(part => part.kind === 'cut' && part.ignored)
    expect(ignored('red mabati ya kornis 3m 20')).toEqual([['kornis']])
    const key = questions('red kornis 3m 20')[0]?.key as string
    expect(ignored('red kornis 3m 20', { [key]: AS_READ })).toEqual([['kornis']])
  })
})

describe('what is not likely is asked about and not counted', () => {
  test.each<[string, 'm' | 'ft', string[]]>([
    ['3 x 12', 'm', ['12 of 3 m', '3 of 12 m', 'no sheets']],
    ['6 x 2', 'm', ['6 of 2 m', '2 of 6 m', 'no sheets']],
    ['20 x 10', 'm', ['20 of 3.048 m', '20 of 10 m', 'no sheets']],
    ['20 pcs 0.3m', 'm', ['20 of 0.3 m', 'no sheets']],
    ['17 x 9.6m', 'm', ['17 of 9.6 m', 'no sheets']],
    ['20 pcs 3mm', 'm', ['20 of 3 m', 'no sheets']],
    ['12 x 10', 'ft', ['12 of 3.048 m', '10 of 3.6576 m', 'no sheets']],
    ['13 x 3.2 each side', 'm', ['13 of 3.2 m', '26 of 3.2 m', 'no sheets']],
    ["8' 6", 'm', ['6 of 2.4384 m', 'no sheets']],
  ])('%s in %s', (text, unit, expected) => {
    expect(counted(text, unit)).toEqual([])
    expect(choices(questions(text, unit)[0])).toEqual(expected)
  })

  test('20 x 10 is 20 of 10 ft where bare numbers are feet, and never 200 m', () => {
    expect(counted('20 x 10', 'ft')).toEqual([[20, 3.048]])
  })

  test('the rest of a list settles which number is the count', () => {
    expect(counted('20 x 3\n6 x 2')).toEqual([
      [20, 3],
      [6, 2],
    ])
    expect(counted('3m x 20\n2 x 6')).toEqual([
      [20, 3],
      [6, 2],
    ])
    expect(counted('20 x 3\n2.5 x 14\n6 x 2')).toHaveLength(2)
  })

  test('a length in feet stays one, also where its line may be numbered', () => {
    const [first] = questions('1.10ft 20\n2.8ft 14')
    expect(first?.choices.flatMap(({ reading }) => reading?.unit ?? [])).toEqual(['ft', 'ft'])
  })

  test('bare numbers among feet are asked about where metres are chosen', () => {
    expect(choices(questions('10ft x 20\n5 x 12')[0])).toEqual(['12 of 5 m', '12 of 1.524 m', 'no sheets'])
  })
})

describe('answers', () => {
  const text = '3 x 12\n2 x 4\nkornish 3m 4'

  test('an answer counts what it says, and keeps the question so that it can be changed', () => {
    const [order] = questions(text)
    const answers = { [order?.key as string]: order?.choices[1]?.answer as string }
    expect(parseList(text, 'm', answers).parts[0]).toMatchObject({
      kind: 'cut',
      count: 3,
      lengthM: 12,
      question: order,
    })
  })

  test('“no sheets” is an answer too', () => {
    const [order] = questions(text)
    const { parts, open } = parseList(text, 'm', { [order?.key as string]: NOT_SHEETS })
    expect(parts[0]).toMatchObject({ kind: 'unread', reason: 'not-sheets', question: order })
    expect(open).toBe(2)
  })

  test('which number came first in one line settles it for the others', () => {
    const [order] = questions(text)
    const answers = { [order?.key as string]: order?.choices[0]?.answer as string }
    expect(counted(text, 'm', answers)).toEqual([
      [12, 3],
      [4, 2],
    ])
  })

  test('in lists that say the number of sheets first it is settled as well', () => {
    const text = '10 x 20\n12 x 6'
    const [order] = questions(text, 'ft')
    const answers = { [order?.key as string]: order?.choices[1]?.answer as string }
    expect(counted(text, 'ft', answers)).toEqual([
      [10, 6.096],
      [12, 1.829],
    ])
  })

  test.each([
    ['of a length with its unit', '20 x 0.9m\n6 x 2'],
    ['of a length with its unit, which comes first', '0.9m x 20\n6 x 2'],
    ['of two numbers alike', '3 x 3\n6 x 2'],
  ])('an answer %s settles no order', (_, text) => {
    const [asked] = questions(text)
    const answers = { [asked?.key as string]: asked?.choices[0]?.answer as string }
    expect(counted(text, 'm', answers)).toHaveLength(1)
    expect(questions(text, 'm', answers).map(({ doubts }) => doubts)).toEqual([['order']])
  })

  test('are found in links as they always stood there', () => {
    const key = questions('kornish 3m 4')[0]?.key
    expect(counted('kornish 3m 4', 'm', readAnswers(`${key}-y`))).toEqual([[4, 3]])
    expect(parseList('kornish 3m 4', 'm', readAnswers(`${key}-n`))).toMatchObject({ open: 0, unread: 1, sheets: 0 })
    const order = questions('3 x 12')[0]?.key
    expect(counted('3 x 12', 'm', readAnswers(`${order}-12x30000`))).toEqual([[12, 3]])
  })

  test('an answer stays when lines are added or moved, or spaces change', () => {
    const key = questions('kornish 3m 4')[0]?.key as string
    expect(counted('20 pcs 3m\n  Kornish  3m 4\n', 'm', { [key]: AS_READ })).toEqual([
      [20, 3],
      [4, 3],
    ])
  })

  test('an answer about a noun is none about lines with more to doubt', () => {
    const [noun, money] = questions('kornish 3m 4\nkornish 3m 1410')
    expect(noun?.key).not.toBe(money?.key)
    expect(counted('kornish 3m 4\nkornish 3m 1410', 'm', { [noun?.key as string]: AS_READ })).toEqual([[4, 3]])
  })

  test('sheets in one breath with other goods are asked about line by line', () => {
    const [first, second] = questions('20 sheets 3m gutters\n14 sheets 2m gutters')
    expect(first?.about).toBeUndefined()
    const answers = { [first?.key as string]: first?.choices[0]?.answer as string }
    expect(counted('20 sheets 3m gutters\n14 sheets 2m gutters', 'm', answers)).toEqual([[20, 3]])
    expect(second?.key).not.toBe(first?.key)
  })

  // Links in messages live as long as the messages.
  test.each([
    ['3 x 12', '9py7tj-3x120000', [3, 12]],
    ['kornish 3m 4', 'e16hos-y', [4, 3]],
    ['Kornish:\n3m 40', 'e16hos-y', [40, 3]],
    ['Kornish:\n3m 1410', 'd4gflh-1410x30000', [1410, 3]],
  ])('an answer that a link carried once is understood for ever: %s', (list, link, expected) => {
    expect(counted(list, 'm', readAnswers(link))).toEqual([expected])
  })

  test('an answer that the question no longer offers is asked for again', () => {
    const [order] = questions('6 x 2')
    const answers = { [order?.key as string]: order?.choices[0]?.answer as string }
    expect(counted('6 x 2', 'm', answers)).toEqual([[6, 2]])
    expect(counted('6 x 2', 'ft', answers)).toEqual([])
    expect(questions('6 x 2', 'ft', answers)).toHaveLength(1)
  })

  test('every choice of every question can be taken', () => {
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
  test('6 of 10 ft and 12 of 8 ft are 47.549 m: never below the truth', () => {
    const { sheets, runningM, cuts } = parseList('6 x 10ft\n12 x 8ft')
    expect({ sheets, runningM }).toEqual({ sheets: 18, runningM: 47.549 })
    expect(cuts).toEqual([
      { lengthM: 3.048, count: 6 },
      { lengthM: 2.4384, count: 12 },
    ])
  })

  test('of nothing are nothing', () => {
    expect(parseList('')).toEqual(emptyList)
  })

  test('what is not understood is counted, what is understood is not', () => {
    expect(parseList('Hello\n3m 20\nKornis 28\n2.5m\nridges 6\n0.5m 8')).toMatchObject({ unread: 2, open: 1 })
  })

  test('equal lengths are put together, longest first', () => {
    expect(parseList('15 x 2.5m\n20 x 3m\n2 pcs 3000mm').cuts).toEqual([
      { lengthM: 3, count: 22 },
      { lengthM: 2.5, count: 15 },
    ])
  })

  test('feet and inches never add up to less than they are', () => {
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

test('whatever is typed, nothing throws, nothing is lost, and nothing is both counted and asked about', () => {
  fc.assert(
    fc.property(anyList, anyUnit, (text, unit) => {
      const { parts, sheets, open } = parseList(text, unit)
      expect(parts.map(({ source }) => source).join('')).toBe(text)
      expect(parts.every(({ source }) => source !== '')).toBe(true)
      const cuts = parts.filter(part => part.kind === 'cut')
      expect(sheets).toBe(cuts.reduce((sum, { count }) => sum + count, 0))
      expect(open).toBe(parts.filter(({ kind }) => kind === 'question').length)
      for (const { count, lengthM, question } of cuts) {
        expect(question).toBeUndefined()
        expect(Number.isInteger(count) && count >= 1 && count <= 9999).toBe(true)
        expect(lengthM >= 1 && lengthM <= 6).toBe(true)
      }
    }),
    { numRuns: 10 * (fc.readConfigureGlobal().numRuns ?? 100) },
  )
})

test('the chosen unit bears on bare numbers only', () => {
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

/** Lengths first, a line each: `1.2m` above `2.4m` may be the lines 1 and 2. */
function mayBeNumbered(text: string): boolean {
  const numbers = [...text.matchAll(/^(\d)\.[1-9]/gm)].map(([, number]) => Number(number))
  return numbers.length > 1 && numbers.every((number, index) => number === index + 1)
}

test('every list in a usual form is understood, however it is parted', () => {
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
      (entries, say, mark) => {
        const text = entries.map(([count, cm]) => say(count, cm / 100)).join(mark)
        fc.pre(!mayBeNumbered(text))
        expect(counted(text)).toEqual(entries.map(([count, cm]) => [count, cm / 100]))
      },
    ),
  )
})

test.each(['1.2m=14\n2.4m=15', '1.2m × 14\n2.4m × 15\n3m × 16'])(
  'lines that may be numbered are asked about, their lengths as written first: %j',
  text => {
    const first = questions(text).map(({ choices }) => choices[0])
    expect(first.map(choice => choice && 'reading' in choice && choice.reading)).toEqual([
      { count: 14, unit: 'm', lengthM: 1.2 },
      { count: 15, unit: 'm', lengthM: 2.4 },
    ])
  },
)

test('a length that begins with nought after its point is no number of a line', () => {
  expect(counted('1.05m=14\n2.05m=15')).toEqual([
    [14, 1.05],
    [15, 2.05],
  ])
})
