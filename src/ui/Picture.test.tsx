import { expect, test } from 'vitest'
import { attributes, examplePicture, rendered } from '../../tests/rendered.tsx'
import { Picture } from './Picture.tsx'

test('a picture names its formats, its widths, its room and what it shows', () => {
  const markup = rendered(<Picture files={examplePicture} alt="A roof" />)
  expect(attributes(markup, 'type')).toEqual(['image/avif'])
  expect(attributes(markup, 'srcSet')).toEqual([examplePicture.crops[0].srcSet])
  expect(attributes(markup, 'src')).toEqual(['/pictures/a-640.webp'])
  expect(attributes(markup, 'alt')).toEqual(['A roof'])
  expect(attributes(markup, 'width')).toEqual(['800', '800'])
  expect(attributes(markup, 'height')).toEqual(['533', '533'])
})

test('only the first picture of a page is fetched at once', () => {
  const later = rendered(<Picture files={examplePicture} alt="A roof" />)
  const first = rendered(<Picture files={examplePicture} alt="A roof" first />)
  expect(attributes(later, 'loading')).toEqual(['lazy'])
  expect(later).not.toMatch(/fetchpriority/i)
  expect(first).not.toContain('loading')
  expect(first).toMatch(/fetchpriority="high"/i)
})

test('a preview lies behind the picture, says nothing, and leaves its priority high', () => {
  const preview = 'data:image/webp;base64,AA'
  const markup = rendered(<Picture files={{ ...examplePicture, preview }} alt="A roof" first />)
  expect(attributes(markup, 'src')).toEqual([preview, examplePicture.fallback])
  expect(attributes(markup, 'alt')).toEqual(['', 'A roof'])
  expect(markup).toMatch(/fetchpriority="high"/i)
})

test('the crop for certain screens comes before the one for all others', () => {
  const [crop] = examplePicture.crops
  const files = { ...examplePicture, crops: [crop, { ...crop, media: '(min-width: 900px)', width: 1920 }] as const }
  const markup = rendered(<Picture files={files} alt="A roof" />)
  expect(attributes(markup, 'media')).toEqual(['(min-width: 900px)'])
  expect(markup.indexOf('media=')).toBeLessThan(markup.lastIndexOf('<source'))
  expect(attributes(markup, 'width')).toEqual(['1920', '800', '800'])
})
