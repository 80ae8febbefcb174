import { expect, test } from 'vitest'
import { exampleProducts } from '../../../tests/example-products.ts'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { profiles } from '../../roofing/profiles/profiles.ts'
import { LapDrawing } from './LapDrawing.tsx'
import { Measurements } from './Measurements.tsx'

const [example] = exampleProducts as [(typeof exampleProducts)[number]]
const ids = Object.keys(profiles) as (keyof typeof profiles)[]
const product = (profile: (typeof ids)[number]) => ({ ...example, ...example.words.en, profile })
const rowsOf = (profile: (typeof ids)[number]) =>
  renderMarkup(<Measurements product={product(profile)} />)
    .split('<dt>')
    .slice(1)
    .map(row => textOf(`<dt>${row}`))

test.each(ids)('every measurement of %s has a source; the price has none', id => {
  const rows = rowsOf(id)
  expect(rows).toHaveLength(profiles[id].step ? 7 : 6)
  for (const row of rows.slice(0, -1))
    expect(row).toMatch(/makers’ data|sellers’ published data|one seller’s figure|our working figure/)
  expect(rows.at(-1)).toMatch(/^Price per m² covered (about )?KSh \d+$/)
})

test('shows the range of sellers’ figures', () => {
  expect(rowsOf('box')[0]).toBe('Cover width 1,000 mm sellers’ published data: 800 to 1,015 mm')
  expect(rowsOf('romantile').at(-2)).toBe('Lowest roof pitch 14° sellers’ published data: 10 to 14°')
})

test('marks unconfirmed figures with "about" in list and drawing', () => {
  const rows = rowsOf('versatile')
  expect(rows[0]).toBe('Cover width about 1,000 mm one seller’s figure')
  expect(rows[2]).toBe('Profile height about 24 mm our working figure')
  expect(rows.at(-1)).toBe('Price per m² covered about KSh 470')
  const drawing = renderMarkup(<LapDrawing product={product('versatile')} />)
  for (const label of [
    'about 24 mm high',
    'side lap about 50 mm',
    'about 250 mm apart',
    'one sheet covers about 1,000 mm',
  ])
    expect(textOf(drawing)).toContain(label)
  expect(textOf(renderMarkup(<LapDrawing product={product('corrugated')} />))).not.toContain('about')
})
