import { describe, expect, test } from 'vitest'
import { findAll } from './html.ts'
import { isOwnerText } from './owner-texts.ts'
import { files, pages } from './site.ts'

test('the build writes exactly the expected pages', () => {
  expect(files.filter(file => file.endsWith('.html'))).toEqual(pages.map(({ file }) => file).toSorted())
})

describe.each(pages)('$file', ({ document, html, words }) => {
  test('is parsed without errors', () => {
    expect(document.errors).toEqual([])
    expect(html).toMatch(/^<!doctype html>/i)
  })

  test('states its language', () => {
    expect(findAll(document, 'html')[0]?.attributes.lang).toBe(words.language)
  })

  test('has one h1 and skips no heading level', () => {
    const levels = document.elements.filter(({ tag }) => /^h[1-6]$/.test(tag)).map(({ tag }) => Number(tag[1]))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) {
      if (index > 0) expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    }
    for (const heading of document.elements.filter(({ tag }) => /^h[1-6]$/.test(tag)))
      expect(heading.text.trim()).not.toBe('')
  })

  test('has one main, header and footer', () => {
    for (const tag of ['main', 'header', 'h1']) expect(findAll(document, tag), tag).toHaveLength(1)
    expect(findAll(document, 'footer').filter(({ parent }) => parent?.tag === 'body')).toHaveLength(1)
  })

  test('has no duplicate ids', () => {
    const ids = document.elements.flatMap(({ attributes }) => (attributes.id === undefined ? [] : [attributes.id]))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('refers only to ids on the page', () => {
    const ids = new Set(document.elements.map(({ attributes }) => attributes.id))
    const referring = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']
    const missing = document.elements.flatMap(({ attributes }) =>
      referring.flatMap(name => attributes[name]?.split(/\s+/) ?? []).filter(id => !ids.has(id)),
    )
    const fills = [...html.matchAll(/url\(#([\w-]+)\)/g)].map(match => match[1])
    expect([...missing, ...fills.filter(id => !ids.has(id as string))]).toEqual([])
  })

  test('has no style attributes and no inline event handlers', () => {
    const wrong = document.elements.filter(({ attributes }) =>
      Object.keys(attributes).some(name => name === 'style' || /^on/.test(name)),
    )
    expect(wrong.map(({ tag }) => tag)).toEqual([])
    expect(html).not.toMatch(/javascript:/i)
  })

  test('shows no missing value such as “undefined”', () => {
    const scripts = findAll(document, 'script').map(({ text }) => text)
    const visible = scripts.reduce((rest, code) => rest.replace(code, ''), findAll(document, 'body')[0]?.text ?? '')
    const holes = visible.match(/undefined|NaN|\[object|null\b|\{\w+\}/g) ?? []
    expect(holes.filter(hole => !isOwnerText(hole))).toEqual([])
    expect(html).not.toContain('<!-- -->')
  })
})
