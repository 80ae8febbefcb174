import { expect, test } from 'vitest'
import { exampleProducts } from '../../../tests/example-products.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { profiles } from '../../roofing/profiles/profiles.ts'
import { depthMm, repeatSection } from '../../roofing/profiles/section.ts'
import { sectionPath } from '../../roofing/profiles/section-path.ts'
import { LapDrawing } from './LapDrawing.tsx'
import { Measurements } from './Measurements.tsx'

const [example] = exampleProducts as [(typeof exampleProducts)[number]]
const ids = Object.keys(profiles) as (keyof typeof profiles)[]
const product = (profile: (typeof ids)[number]) => ({ ...example, ...example.words.en, profile })
/** The rows of a product, each as its label and its value, the text of its drawing, and that of the sources below. */
function rowsOf(shown: ReturnType<typeof product>) {
  const [figures = '', below = ''] = renderMarkup(<Measurements product={shown} />).split('</summary>')
  const [drawing = '', ...rows] = (figures.split('</dl>')[0] ?? '').split('<dt>')
  return {
    rows: rows.map(row => row.split('</dt>').map(textOf)),
    drawn: textOf(drawing),
    label: textOf(attributeValues(drawing, 'aria-label')[0] ?? ''),
    sources: textOf(below.split('</details>')[0] ?? ''),
  }
}
/** The same of a product without prices by thickness. */
const measurementsOf = (profile: (typeof ids)[number]) => rowsOf({ ...product(profile), thicknesses: [] })

test.each(ids)('the note names the source of every measurement of %s once', id => {
  const { rows, sources } = measurementsOf(id)
  expect(rows).toHaveLength(profiles[id].step ? 4 : 3)
  for (const [label = ''] of [['Cover width'], ['Overall width'], ['spacing'], ...rows])
    expect(sources.toLowerCase().split(label.toLowerCase())).toHaveLength(2)
  expect(
    sources.match(/(Makers’ data sheets|Sellers’ published data|One seller’s figure|Our working figure): /g),
  ).toEqual([...new Set(sources.match(/[A-Z][^:.]+: /g))])
})

test('the last row is the thickness from the thinnest to the thickest on sale; without prices by thickness there is none', () => {
  const sheet = product('box')
  expect(rowsOf({ ...sheet, thicknesses: [] }).rows.map(([label]) => label)).not.toContain('Thickness')
  const thicknesses = [0.3, 0.25, 0.4].map(thicknessMm => ({ thicknessMm, price: 500 }))
  expect(rowsOf({ ...sheet, thicknesses }).rows.at(-1)).toEqual(['Thickness', '0.25 to 0.40 mm'])
})

test('the drawing names both widths and the spacing of ribs or of waves, for screen readers too', () => {
  const { drawn, label } = measurementsOf('box')
  for (const figure of ['overall width 1,066 mm', 'rib spacing ≈ 200 mm', 'cover width 1,000 mm']) {
    expect(drawn).toContain(figure)
    expect(label).toContain(figure)
  }
  expect(measurementsOf('corrugated').drawn).toContain('wave spacing 76 mm')
})

test('one rib or wave is enlarged, as wide as there is room, and names its height, which the list has on paper', () => {
  for (const [id, part] of [
    ['box', 'One rib'],
    ['corrugated', 'One wave'],
    ['versatile', 'One wave'],
    ['romantile', 'One rib'],
  ] as const) {
    const markup = renderMarkup(<Measurements product={{ ...product(id), thicknesses: [] }} />)
    const { rows } = rowsOf({ ...product(id), thicknesses: [] })
    const [name = '', height = 'no height'] = rows[0] ?? []
    expect(markup.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`class="[^"]*_onPaper[^"]*"><dt>${name}</dt>`))
    const [, enlarged = ''] = markup.split('<figure').slice(1)
    expect(textOf(enlarged)).toContain(`${part}, enlarged ${name.toLowerCase()} ${height}`)
    expect(attributeValues(enlarged, 'width')).toEqual([])
    const path = sectionPath(repeatSection(profiles[id]), 2 + depthMm(profiles[id]))
    expect(attributeValues(enlarged, 'd')).toContain(path)
  }
})

test('shows the range of sellers’ figures', () => {
  expect(measurementsOf('box').sources).toContain(
    'Sellers’ published data: cover width (800 to 1,015 mm), overall width',
  )
  expect(measurementsOf('romantile').sources).toContain('lowest roof pitch (10 to 14°)')
})

test('asks to confirm figures with "≈" only where there are some', () => {
  const asks = (id: (typeof ids)[number]) =>
    textOf(renderMarkup(<Measurements product={product(id)} />)).includes('Confirm on your order')
  expect(ids.filter(asks)).toEqual(['box', 'versatile', 'romantile', 'maisha-tile'])
})

test('marks unconfirmed figures with "≈" in the list and the section, and with "about" in the side lap', () => {
  const { rows, drawn } = measurementsOf('versatile')
  expect(drawn).toContain('cover width ≈ 1,000 mm')
  expect(rows[0]).toEqual(['Profile height', '≈ 24 mm'])
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
