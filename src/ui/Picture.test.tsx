import { expect, test } from 'vitest'
import { attributeValues, examplePicture, renderMarkup } from '../../tests/render.tsx'
import { Picture } from './Picture.tsx'

test('a picture names its formats, its widths, its room and what it shows', () => {
  const markup = renderMarkup(<Picture files={examplePicture} alt="A roof" />)
  expect(attributeValues(markup, 'type')).toEqual(['image/avif'])
  expect(attributeValues(markup, 'srcSet')).toEqual([examplePicture.crops[0].srcSet])
  expect(attributeValues(markup, 'src')).toEqual(['/pictures/a-640.webp'])
  expect(attributeValues(markup, 'alt')).toEqual(['A roof'])
  expect(attributeValues(markup, 'width')).toEqual(['800', '800'])
  expect(attributeValues(markup, 'height')).toEqual(['533', '533'])
})

test('only the first picture of a page is fetched at once', () => {
  const later = renderMarkup(<Picture files={examplePicture} alt="A roof" />)
  const first = renderMarkup(<Picture files={examplePicture} alt="A roof" first />)
  expect(attributeValues(later, 'loading')).toEqual(['lazy'])
  expect(later).not.toMatch(/fetchpriority/i)
  expect(first).not.toContain('loading')
  expect(first).toMatch(/fetchpriority="high"/i)
})

test('a preview lies behind the picture, says nothing, and leaves its priority high', () => {
  const preview = 'data:image/webp;base64,AA'
  const markup = renderMarkup(<Picture files={{ ...examplePicture, preview }} alt="A roof" first />)
  expect(attributeValues(markup, 'src')).toEqual([preview, examplePicture.fallback])
  expect(attributeValues(markup, 'alt')).toEqual(['', 'A roof'])
  expect(markup).toMatch(/fetchpriority="high"/i)
})

test('the crop for certain screens comes before the one for all others', () => {
  const [crop] = examplePicture.crops
  const files = { ...examplePicture, crops: [crop, { ...crop, media: '(min-width: 900px)', width: 1920 }] as const }
  const markup = renderMarkup(<Picture files={files} alt="A roof" />)
  expect(attributeValues(markup, 'media')).toEqual(['(min-width: 900px)'])
  expect(markup.indexOf('media=')).toBeLessThan(markup.lastIndexOf('<source'))
  expect(attributeValues(markup, 'width')).toEqual(['1920', '800', '800'])
})
