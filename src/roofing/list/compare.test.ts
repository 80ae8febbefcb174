import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareList } from './compare.ts'
import type { Needs } from './needs.ts'
import { parseList } from './parse-list.ts'

/** The needs of a roof with these columns. */
const needsFor = (columns: Needs['columns'], more: Partial<Needs> = {}): Needs => {
  const runningM = columns.reduce((sum, { lengthM, count }) => sum + lengthM * count, 0)
  const goods = {
    caps: 6,
    capM: 2,
    valleys: 2,
    valleyM: 2,
    fasteners: { min: 400, max: 500, minKg: 3, maxKg: 5 },
  }
  return { columns, cuts: columns, runningM, minRunningM: runningM, lapM: 0.15, guesses: [], ...goods, ...more }
}

/** A list of these sheets, with the first choice of every question as answer. */
function answeredList(text: string) {
  const questions = parseList(text).parts.flatMap(part => (part.kind === 'question' ? part.question : []))
  return parseList(text, 'm', Object.fromEntries(questions.map(({ key, choices }) => [key, choices[0]?.answer ?? ''])))
}

const house = needsFor([{ lengthM: 5.46, count: 30 }])

describe('equal totals in metres are not enough', () => {
  test('326 sheets of 0.5 m do not cover 30 columns of 5.46 m', () => {
    const compared = compareList(answeredList('326 x 0.5m'), house)
    expect(compared.verdict).toBe('lacks')
    expect(compared.lacking).toEqual([{ lengthM: 5.46, count: 30 }])
    expect(compared.tooShort).toEqual([{ lengthM: 0.5, count: 326 }])
  })

  test('17 sheets of 9.6 m cover 17 of 30 columns of 5.46 m', () => {
    const compared = compareList(answeredList('17 x 9.6m'), house)
    expect(compared.verdict).toBe('lacks')
    expect(compared.cutDown).toMatchObject([{ count: 17, sheetsM: [9.6], neededM: 5.46 }])
    expect(compared.lacking).toEqual([{ lengthM: 5.46, count: 13 }])
  })

  test('the verdict is open while a question is open', () => {
    expect(compareList(parseList('30 pcs 5.46m\n3 x 12'), house).verdict).toBe('open')
  })
})

describe('laying the sheets of a list', () => {
  test('covers the roof where the list has exactly its columns, with nothing spare', () => {
    expect(compareList(answeredList('30 pcs 5.5m'), house)).toMatchObject({
      verdict: 'covers',
      lacking: [],
      spare: [],
      joined: [],
    })
  })

  test('joins two short sheets with an end lap', () => {
    const compared = compareList(answeredList('30 pcs 3m\n30 pcs 2.7m'), house)
    expect(compared).toMatchObject({ verdict: 'covers', lacking: [], joined: [{ count: 30, sheetsM: [3, 2.7] }] })
  })

  test('does not join sheets that are too short for the lap', () => {
    expect(compareList(answeredList('30 pcs 3m\n30 pcs 2.5m'), house).verdict).toBe('lacks')
  })

  test('uses an off-cut for a short column', () => {
    const wing = needsFor([
      { lengthM: 4, count: 10 },
      { lengthM: 1.9, count: 10 },
    ])
    expect(compareList(answeredList('10 pcs 6m'), wing)).toMatchObject({ verdict: 'covers', lacking: [] })
  })

  test('reports sheets that are not needed as spare', () => {
    const compared = compareList(answeredList('40 pcs 5.5m'), house)
    expect(compared).toMatchObject({ verdict: 'more', spare: [{ lengthM: 5.5, count: 10 }] })
    expect(compared.differenceM).toBeCloseTo(220 - 163.8, 6)
  })

  test('gives the verdict "offcuts" where hip off-cuts make up for missing sheets', () => {
    const hip = needsFor(
      [
        { lengthM: 4, count: 10 },
        { lengthM: 2, count: 4 },
      ],
      { minRunningM: 40 },
    )
    expect(compareList(answeredList('10 pcs 4m'), hip).verdict).toBe('offcuts')
    expect(compareList(answeredList('8 pcs 4m'), hip).verdict).toBe('lacks')
  })
})

describe('the details of a comparison', () => {
  const ten = needsFor([{ lengthM: 5, count: 10 }])

  test.each([
    ['just a tenth more', '11 pcs 5m', 'covers', 5],
    ['more than a tenth more', '11 pcs 5.01m', 'more', 5.11],
    ['just as much', '10 pcs 5m', 'covers', 0],
    ['a little less', '10 pcs 4.99m', 'covers', -0.1],
    ['less', '9 pcs 5m', 'lacks', -5],
  ])('%s', (_, list, verdict, differenceM) => {
    expect(compareList(answeredList(list), ten)).toMatchObject({ verdict, differenceM })
  })

  test('round the difference to the millimetre, without negative zero', () => {
    expect(compareList(answeredList('10 pcs 16ft 5in'), ten).differenceM).toBe(0.038)
    expect(Object.is(compareList(answeredList('10 pcs 5m'), ten).differenceM, 0)).toBe(true)
    expect(
      Object.is(compareList(answeredList('10 pcs 5m'), needsFor([{ lengthM: 5.000_01, count: 10 }])).differenceM, 0),
    ).toBe(true)
  })

  test('report sheets cut by more than 0.3 m, but not off-cuts', () => {
    expect(compareList(answeredList('10 pcs 5.3m'), ten).cutDown).toEqual([])
    expect(compareList(answeredList('10 pcs 5.31m'), ten).cutDown).toMatchObject([{ count: 10, sheetsM: [5.31] }])
    // In floating point 2.2 - 1.9 is a little more than 0.3.
    expect(compareList(answeredList('1 pc 2.2m'), needsFor([{ lengthM: 1.9, count: 1 }])).cutDown).toEqual([])
    const both = needsFor([
      { lengthM: 4, count: 1 },
      { lengthM: 1.5, count: 1 },
    ])
    expect(compareList(answeredList('1 pc 6m'), both).cutDown).toMatchObject([{ neededM: 4 }])
    expect(compareList(answeredList('20 pcs 3m'), ten).cutDown).toEqual([])
  })

  test('list unused sheets as spare, or as too short where columns are lacking', () => {
    expect(compareList(answeredList('10 pcs 5m\n2 pcs 3m'), ten)).toMatchObject({
      tooShort: [],
      spare: [{ lengthM: 3, count: 2 }],
    })
    const two = needsFor([
      { lengthM: 5, count: 2 },
      { lengthM: 3, count: 1 },
    ])
    expect(compareList(answeredList('1 pc 5m\n2 pcs 3m\n1 pc 1m'), two)).toMatchObject({
      lacking: [{ lengthM: 5, count: 1 }],
      tooShort: [
        { lengthM: 3, count: 1 },
        { lengthM: 1, count: 1 },
      ],
      spare: [],
    })
  })

  test('lay a piece under 0.5 m on a column that is as short', () => {
    const short = needsFor([
      { lengthM: 3, count: 1 },
      { lengthM: 0.4, count: 1 },
    ])
    const left = { lacking: [{ lengthM: 3 }], tooShort: [{ count: 1 }], spare: [] }
    expect(compareList(answeredList('2 pcs 0.45m'), short)).toMatchObject(left)
    expect(compareList(answeredList('2 pcs 0.4m'), short)).toMatchObject(left)
    expect(compareList(answeredList('2 pcs 0.35m'), short)).toMatchObject({ tooShort: [{ count: 2 }], spare: [] })
  })

  test('name by how much sheets are short of a length that rests on guesses', () => {
    const guessed = needsFor([{ lengthM: 4.914, count: 20 }], { guesses: ['eave', 'pitch'] })
    expect(compareList(answeredList('20 pcs 4.9m'), guessed)).toMatchObject({
      verdict: 'covers',
      shortM: 0.014,
      guesses: ['eave', 'pitch'],
      lacking: [],
    })
    expect(compareList(answeredList('20 pcs 4.87m'), guessed)).toMatchObject({ verdict: 'covers', shortM: 0.044 })
    expect(compareList(answeredList('20 pcs 4.8m'), guessed)).toMatchObject({ verdict: 'lacks', shortM: 0 })
    expect(compareList(answeredList('20 pcs 5m'), guessed)).toMatchObject({ verdict: 'covers', shortM: 0 })
    const typed = needsFor([{ lengthM: 4.914, count: 20 }])
    expect(compareList(answeredList('20 pcs 4.9m'), typed)).toMatchObject({ verdict: 'lacks' })
  })

  test('compare caps by the metre with the metres that the roof needs', () => {
    const { goods } = compareList(parseList('20 pcs 5m\nRidge 14 LM\nRidge 2m 2pcs'), house)
    expect(goods).toEqual([{ goods: 'ridge', unit: 'm', listed: 18, min: 12, max: 12 }])
    expect(compareList(parseList('Nails 4" = 15kg\nRoofing nails 4kg'), house).goods).toMatchObject([
      { goods: 'fastener', unit: 'kg', listed: 4 },
    ])
  })

  test('list columns of joined sheets, but not of single ones', () => {
    expect(compareList(answeredList('10 pcs 5m'), ten).joined).toEqual([])
    expect(compareList(answeredList('10 pcs 3m\n10 pcs 2.2m'), ten).joined).toMatchObject([
      { count: 10, sheetsM: [3, 2.2] },
    ])
  })

  test('include off-cuts only up to their length, and only where a listed sheet is long enough', () => {
    const columns = [
      { lengthM: 4, count: 10 },
      { lengthM: 2, count: 4 },
    ]
    const saving = (minRunningM: number) => needsFor(columns, { minRunningM })
    expect(compareList(answeredList('10 pcs 4m'), saving(40)).verdict).toBe('offcuts')
    expect(compareList(answeredList('10 pcs 4m'), saving(40.1)).verdict).toBe('lacks')
    expect(compareList(answeredList('4 pcs 2m'), saving(8)).verdict).toBe('lacks')
    // An off-cut of a 4 m sheet can be 4 m long; a list of 2 m sheets has none of 4 m.
    expect(compareList(answeredList('9 pcs 4m'), saving(36)).verdict).toBe('offcuts')
    expect(compareList(answeredList('3 pcs 2m'), saving(0)).verdict).toBe('lacks')
  })

  test('accept a list as the page would order it, even if its columns are laid differently', () => {
    const ordered = needsFor([{ lengthM: 5.2, count: 2 }], {
      cuts: [
        { lengthM: 3, count: 2 },
        { lengthM: 2.3, count: 2 },
      ],
      runningM: 10.6,
    })
    expect(compareList(answeredList('2 pcs 3m\n2 pcs 2.3m'), ordered)).toMatchObject({ verdict: 'covers', lacking: [] })
    // A list that covers the columns is described by them.
    expect(compareList(answeredList('4 pcs 5.2m'), ordered)).toMatchObject({
      cutDown: [],
      spare: [{ lengthM: 5.2, count: 2 }],
    })
    expect(compareList(answeredList('2 pcs 3m\n1 pc 2.3m'), ordered)).toMatchObject({
      verdict: 'lacks',
      // The two 3 m sheets make one column.
      lacking: [{ lengthM: 5.2, count: 1 }],
    })
  })
})

describe('other goods are compared where the list has their count', () => {
  test('caps of another length, valleys in pieces and nails in kilograms', () => {
    const { goods } = compareList(answeredList('30 pcs 5.5m\nridge 1m 6pcs\nnails 10kg\nvalley 2pcs'), house)
    expect(goods).toEqual([
      { goods: 'ridge', unit: 'pieces', listed: 3, min: 6, max: 6 },
      { goods: 'valley', unit: 'pieces', listed: 2, min: 2, max: 2 },
      { goods: 'fastener', unit: 'kg', listed: 10, min: 3, max: 5 },
    ])
  })

  test.each([
    ['caps of the usual length', 'ridge 6pcs', [{ goods: 'ridge', unit: 'pieces', listed: 6, min: 6, max: 6 }]],
    [
      'caps on two lines',
      'ridge 2m 3pcs\nkofia 3m 2pcs',
      [{ goods: 'ridge', unit: 'pieces', listed: 6, min: 6, max: 6 }],
    ],
    ['caps of which one line has no count', 'ridge 2m 3pcs\nkofia', []],
    ['valleys of another length', 'valley 3m 3pcs', [{ goods: 'valley', unit: 'pieces', listed: 4, min: 2, max: 2 }]],
    ['nails on two lines', 'nails 2kg\nnails 3kg', [{ goods: 'fastener', unit: 'kg', listed: 5, min: 3, max: 5 }]],
    ['screws in pieces', 'screws 450pcs', [{ goods: 'fastener', unit: 'pieces', listed: 450, min: 400, max: 500 }]],
    ['nails by weight and screws by the piece', 'nails 2kg\nscrews 100pcs', []],
    ['nails without a count', 'nails', []],
    ['gutters', 'gutter 3m 4pcs', []],
  ])('%s', (_, text, goods) => {
    expect(compareList(answeredList(`30 pcs 5.5m\n${text}`), house).goods).toEqual(goods)
  })

  test('goods without a count are not compared', () => {
    expect(compareList(answeredList('30 pcs 5.5m\nridges'), house).goods).toEqual([])
  })
})

const cuts = fc.uniqueArray(
  fc.record({
    lengthM: fc.integer({ min: 100, max: 600 }).map(cm => cm / 100),
    count: fc.integer({ min: 1, max: 30 }),
  }),
  { minLength: 1, maxLength: 5, selector: ({ lengthM }) => lengthM },
)
const listText = (sheets: readonly { lengthM: number; count: number }[]) =>
  sheets.map(({ lengthM, count }) => `${count} pcs ${lengthM}m`).join('\n')

test('the cut list of a roof always covers it, and never without one of its longest sheets', () => {
  fc.assert(
    fc.property(cuts, sheets => {
      const columns = sheets.toSorted((a, b) => b.lengthM - a.lengthM)
      const [longest, ...others] = columns as [(typeof columns)[0], ...typeof columns]
      expect(compareList(parseList(listText(columns)), needsFor(columns))).toMatchObject({
        verdict: 'covers',
        lacking: [],
      })
      const fewer = [{ ...longest, count: longest.count - 1 }, ...others].filter(({ count }) => count > 0)
      if (fewer.length === 0) return
      const { verdict, lacking, joined } = compareList(parseList(listText(fewer)), needsFor(columns))
      expect(verdict === 'lacks' || joined.length > 0).toBe(true)
      expect(lacking.length > 0 || joined.length > 0).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('a list with fewer metres than the roof never covers it', () => {
  fc.assert(
    fc.property(cuts, cuts, (columns, sheets) => {
      const compared = compareList(
        parseList(listText(sheets)),
        needsFor(columns.toSorted((a, b) => b.lengthM - a.lengthM)),
      )
      const columnsInAll = columns.reduce((sum, { count }) => sum + count, 0)
      if (compared.verdict === 'covers' || compared.verdict === 'more')
        expect(compared.differenceM).toBeGreaterThanOrEqual(-0.01 * columnsInAll - 1e-9)
    }),
    { numRuns: 60 },
  )
})
