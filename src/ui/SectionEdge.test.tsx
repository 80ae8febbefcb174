import { expect, test } from 'vitest'
import { attributeValues, renderMarkup } from '../../tests/render.tsx'
import { profiles } from '../roofing/profiles/profiles.ts'
import { SectionEdge } from './SectionEdge.tsx'

const ids = Object.keys(profiles) as (keyof typeof profiles)[]

test.each(ids)('the edge of %s repeats the profile, filled down to the block', profile => {
  const markup = renderMarkup(<SectionEdge profile={profile} background="ink" />)
  expect(attributeValues(markup, 'id')).toEqual([`edge-${profile}-ink-below-paper`])
  expect(attributeValues(markup, 'd')).toEqual([expect.stringMatching(/^M0 42.*V44H0z$/)])
  expect(attributeValues(markup, 'fill')).toEqual(['var(--ink)', `url(#edge-${profile}-ink-below-paper)`])
})

test('a light edge has an outline, because it hardly differs from the page', () => {
  expect(attributeValues(renderMarkup(<SectionEdge profile="box" background="chalk" />), 'stroke')).toEqual([
    'var(--ink)',
  ])
  expect(attributeValues(renderMarkup(<SectionEdge profile="box" background="ink" />), 'stroke')).toEqual([])
})
