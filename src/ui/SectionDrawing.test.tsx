import { expect, test } from 'vitest'
import { attributeValues, renderMarkup, textOf } from '../../tests/render.tsx'
import { profiles } from '../roofing/profiles/profiles.ts'
import { depthMm } from '../roofing/profiles/section.ts'
import { sheetPath } from '../roofing/profiles/section-path.ts'
import { SectionDrawing } from './SectionDrawing.tsx'
import { SECTION_BASELINE_MM } from './SectionLine.tsx'

const ids = Object.keys(profiles) as (keyof typeof profiles)[]

test.each(ids)('the drawing of %s shows the section and its cover width', profile => {
  const markup = renderMarkup(<SectionDrawing product={{ name: 'SHEET', profile }} />)
  const width =
    { corrugated: '762 mm', versatile: '≈ 1,000 mm', 'maisha-tile': '≈ 1,000 mm' }[profile as string] ?? '1,000 mm'
  expect(textOf(markup)).toBe(width)
  expect(attributeValues(markup, 'aria-label').map(textOf)).toEqual([
    `Cross-section of SHEET: one sheet covers ${width}`,
  ])
  expect(attributeValues(markup, 'role')).toEqual(['img'])
  expect(attributeValues(markup, 'd')[0]).toBe(sheetPath(profiles[profile], SECTION_BASELINE_MM))
})

test('the dimension line is as long as the cover width', () => {
  const markup = renderMarkup(<SectionDrawing product={{ name: 'SHEET', profile: 'corrugated' }} />)
  const [, , frameMm = 0] = attributeValues(markup, 'viewBox')[0]?.split(' ').map(Number) ?? []
  const besideLine = Number.parseFloat(attributeValues(markup, 'width')[0] ?? '')
  expect(frameMm * (1 - besideLine / 100)).toBeCloseTo(762, 0)
})

const figures = { overallWidth: 'overall', coverWidth: 'cover', ribSpacing: 'spacing' }

test.each(ids)('with all figures the next sheet of %s begins, a little higher, where the cover width ends', profile => {
  const markup = renderMarkup(<SectionDrawing product={{ name: 'SHEET', profile }} figures={figures} />)
  const path = sheetPath(profiles[profile], SECTION_BASELINE_MM)
  expect(attributeValues(markup, 'd').filter(d => d === path)).toHaveLength(2)
  expect(attributeValues(markup, 'transform')).toEqual([`translate(${profiles[profile].coverWidthMm} -4)`])
  const [, top = 0, width = 0] = attributeValues(markup, 'viewBox')[0]?.split(' ').map(Number) ?? []
  expect(SECTION_BASELINE_MM - depthMm(profiles[profile]) - 4).toBeGreaterThan(top)
  expect(profiles[profile].coverWidthMm + profiles[profile].overallWidthMm).toBeGreaterThan(width)
})

test('the figure interrupts the dimension line', () => {
  const markup = renderMarkup(<SectionDrawing product={{ name: 'SHEET', profile: 'box' }} />)
  const dimension = markup.slice(markup.indexOf('<line '))
  expect(dimension.split('1,000').map(part => part.match(/<line /g)?.length)).toEqual([1, 1])
})

test.each(ids)('without its dimension the whole section of %s is within a frame that is twice as high', profile => {
  const [dimensioned, lineOnly] = [false, true].map(isLine =>
    renderMarkup(<SectionDrawing product={{ name: 'SHEET', profile }} lineOnly={isLine} />),
  ) as [string, string]
  const sizeOf = (markup: string) => attributeValues(markup, 'viewBox')[0]?.split(' ').map(Number) as number[]
  const [, , width = 0, height = 0] = sizeOf(dimensioned)
  expect(sizeOf(lineOnly)).toEqual([0, 0, width, height * 2])
  expect(attributeValues(lineOnly, 'transform')).toEqual(['scale(1 2)'])
  expect(attributeValues(lineOnly, 'd')).toEqual([sheetPath(profiles[profile], SECTION_BASELINE_MM)])
  expect(profiles[profile].overallWidthMm).toBeLessThan(width)
})

test('a section without its dimension is hidden from screen readers', () => {
  const markup = renderMarkup(<SectionDrawing product={{ name: 'SHEET', profile: 'box' }} lineOnly />)
  expect(textOf(markup)).toBe('')
  expect(attributeValues(markup, 'aria-hidden')).toEqual(['true'])
  expect(attributeValues(markup, 'aria-label')).toEqual([])
})
