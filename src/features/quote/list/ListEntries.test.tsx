import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estimator as words } from '#i18n/en/estimator.ts'
import { parseList } from '#roofing/list/parse-list.ts'
import { emptyList } from '#roofing/list/sheet-list.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { FundiList } from './FundiList.tsx'
import { ListEntries } from './ListEntries.tsx'

const linesOf = (text: string, unit: 'm' | 'ft' = 'm') =>
  renderToStaticMarkup(<ListEntries list={parseList(text, unit)} labels={words.list} onAnswer={() => undefined} />)
    .split(/<li[^>]*>/)
    .slice(1)

const valuesOf = (line: string | undefined) =>
  [...(line ?? '').matchAll(/<data value="([^"]*)"/g)].map(([, value]) => Number(value))

test('only counted lines have data elements, for the count and the metres', () => {
  const lines = linesOf('20 pcs 3m\n3 x 12\nhello 7\n6 x 10ft\nridges 2m 12pcs\nTotal 26 pcs\nThanks')
  expect(lines.map(valuesOf)).toEqual([[20, 3], [], [], [6, 3.048], [], [], []])
})

test('feet are shown as feet, with metres beside them', () => {
  expect(linesOf('12 x 8ft')[0]).toContain('8 ft (2.439 m)')
  expect(linesOf('20 x 10', 'ft')[0]).toContain('10 ft (3.048 m)')
})

test('totals of a list are rounded up to the centimetre', () => {
  const { list } = words
  expect(list.total(96, 292.788, 'KSh 1')).toContain('292.79 m')
  expect(list.comparison.metres(292.788, 280.1)).toContain('292.79 m')
  expect(list.comparison.more(12.688, 'KSh 1')).toContain('12.69 m')
})

test('the number of a sum stays with its unit', () => {
  expect(linesOf('6 x 10ft')[0]).toContain('= 18.288\u00a0m')
})

test('a question is asked once, with a button for every choice', () => {
  const [first, second] = linesOf('kornish 3m 40pcs\nkornish 2m 10pcs')
  expect(first).toContain('<legend>Is “kornish” a roofing sheet?</legend>')
  expect(first?.match(/<button/g)).toHaveLength(2)
  expect(second).not.toContain('<button')
})

test('a question whose choices differ in their unit asks for the unit', () => {
  expect(linesOf('20 x 10')[0]).toContain('<legend>Metres or feet?</legend>')
  expect(linesOf('3 x 12')[0]).toContain('<legend>Which number is the count?</legend>')
})

test('a long line is shortened', () => {
  const [line = ''] = linesOf(`word ${'and another word '.repeat(300)}`)
  const [, quoted = ''] = /<q>([^<]*)<\/q>/.exec(line) ?? []
  expect(quoted.length).toBeLessThanOrEqual(120)
  expect(quoted.endsWith('…')).toBe(true)
})

test('a line that is not understood can be marked as not sheets', () => {
  const [line = ''] = linesOf('hello 7')
  expect(line).toContain('Not understood: say how many sheets and how long')
  expect(line).toContain('aria-label="“hello 7” is not sheets"')
})

test('nails are named by their inches, and caps by their metres', () => {
  expect(linesOf('Misumari nchi 4 kilo 10')[0]).toContain('Nails for timber, 10 kg, 4 in: not counted as sheets')
  expect(linesOf('Ridge 14 LM')[0]).toContain('Ridge caps, 14 m in all: not counted as sheets')
})

test('the line that blocks the order is shown, however far down it is', () => {
  const lines = linesOf(`${'20 pcs 3m\n'.repeat(60)}3 x 12`)
  expect(lines).toHaveLength(41)
  expect(lines.at(-1)).toContain('<legend>Which number is the count?</legend>')
})

test('a list that is too long to be kept says so at once, with the number of lines', () => {
  const props = {
    unit: 'm',
    state: 'read',
    list: emptyList,
    comparison: undefined,
    price: 470,
    runningM: undefined,
    heading: '',
    isFolded: false,
    onChange: () => undefined,
    onAnswer: () => undefined,
    onUnit: () => undefined,
    onRetry: () => undefined,
  } as const
  const long = '20 pcs 3m\n'.repeat(10_001)
  expect(renderedQuote(<FundiList {...props} text={long.slice(0, 100_000)} />)).not.toContain('role="alert"')
  expect(renderedQuote(<FundiList {...props} text={long} />)).toContain(
    'role="alert">This list is too long to be kept or shared: of its 10002 lines, only the first 10000 are.',
  )
})

test('a very long list has a button with the number of hidden lines', () => {
  const markup = renderToStaticMarkup(
    <ListEntries list={parseList('20 pcs 3m\n'.repeat(100))} labels={words.list} onAnswer={() => undefined} />,
  )
  expect(markup.match(/<li[ >]/g)).toHaveLength(40)
  expect(markup).toContain('Show 60 more lines')
})
