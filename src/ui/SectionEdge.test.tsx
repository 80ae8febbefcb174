import { expect, test } from 'vitest'
import { attributeValues, renderMarkup } from '../../tests/render.tsx'
import { profiles } from '../roofing/profiles/profiles.ts'
import { SectionEdge } from './SectionEdge.tsx'

const ids = Object.keys(profiles) as (keyof typeof profiles)[]

test.each(ids)('the edge of %s is an endless repeat of its section, filled down to the block', profile => {
  const edge = renderMarkup(<SectionEdge profile={profile} ground="ink" />)
  expect(attributeValues(edge, 'id')).toEqual([`edge-${profile}`])
  expect(attributeValues(edge, 'd')[0]).toMatch(/^M0 42.*V44H0z$/)
  expect(attributeValues(edge, 'fill')).toEqual(['var(--ink)', `url(#edge-${profile})`])
})

test('a light edge, which would hardly be seen on light ground, has a line as well', () => {
  const lines = (ground: 'chalk' | 'ink') =>
    attributeValues(renderMarkup(<SectionEdge profile="box" ground={ground} />), 'd').length
  expect(lines('chalk')).toBe(2)
  expect(lines('ink')).toBe(1)
})
