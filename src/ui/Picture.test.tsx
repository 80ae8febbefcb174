import { expect, test } from 'vitest'
import { attributeValues, examplePicture, renderMarkup } from '../../tests/render.tsx'
import { Picture } from './Picture.tsx'

test('a picture has sources, widths, a size and an alternative text', () => {
  const markup = renderMarkup(<Picture files={examplePicture} alt="A roof" />)
  expect(attributeValues(markup, 'type')).toEqual(['image/avif'])
  expect(attributeValues(markup, 'srcSet')).toEqual([examplePicture.crops[0].srcSet])
  expect(attributeValues(markup, 'src')).toEqual(['/pictures/a-640.webp'])
  expect(attributeValues(markup, 'alt')).toEqual(['A roof'])
  expect(attributeValues(markup, 'width')).toEqual(['800', '800'])
  expect(attributeValues(markup, 'height')).toEqual(['533', '533'])
})

test('only a picture with priority loads at once', () => {
  const lazy = renderMarkup(<Picture files={examplePicture} alt="A roof" />)
  const eager = renderMarkup(<Picture files={examplePicture} alt="A roof" priority />)
  expect(attributeValues(lazy, 'loading')).toEqual(['lazy'])
  expect(lazy).not.toMatch(/fetchpriority/i)
  expect(eager).not.toContain('loading')
  expect(eager).toMatch(/fetchpriority="high"/i)
})

test('the preview comes before the picture, with an empty alternative text', () => {
  const preview = 'data:image/webp;base64,AA'
  const markup = renderMarkup(<Picture files={{ ...examplePicture, preview }} alt="A roof" />)
  expect(attributeValues(markup, 'src')).toEqual([preview, '/pictures/a-640.webp'])
  expect(attributeValues(markup, 'alt')).toEqual(['', 'A roof'])
})

test('a crop with a media condition comes before the one without', () => {
  const [crop] = examplePicture.crops
  const files = { ...examplePicture, crops: [crop, { ...crop, media: '(min-width: 900px)', width: 1920 }] as const }
  const markup = renderMarkup(<Picture files={files} alt="A roof" />)
  expect(attributeValues(markup, 'media')).toEqual(['(min-width: 900px)'])
  expect(markup.indexOf('media=')).toBeLessThan(markup.lastIndexOf('<source'))
  expect(attributeValues(markup, 'width')).toEqual(['1920', '800', '800'])
})
