import { describe, expect, test } from 'vitest'
import { business } from '../../src/facts/business.ts'
import { guides } from '../../src/facts/guides.ts'
import { findAll } from './html.ts'
import { fileOf, files, pages, text } from './site.ts'

const SITE = business.siteAddress

describe.each(pages)('the links of $file', ({ file, document, address, language }) => {
  const here = new URL(address ?? `/${file}`, SITE)
  const targets = findAll(document, 'a').map(({ attributes }) => attributes.href)

  test('all have an address', () => {
    expect(targets.length).toBeGreaterThan(10)
    expect(targets.filter(href => href === undefined)).toEqual([])
  })

  test('to this site lead to an existing page and section', () => {
    const inside = targets.map(href => new URL(href ?? '', here)).filter(url => url.origin === SITE)
    expect(inside.length).toBeGreaterThan(10)
    const broken = inside.filter(url => {
      const target = url.pathname === here.pathname ? file : fileOf(url.pathname)
      if (!target) return true
      // A fragment with `=` holds a quote; any other one is an id.
      const id = url.hash.includes('=') ? '' : decodeURIComponent(url.hash.slice(1))
      return id !== '' && !pages.find(page => page.file === target)?.document.elements.some(e => e.attributes.id === id)
    })
    expect(broken.map(String)).toEqual([])
  })

  test('to this site need no redirect', () => {
    const paths = targets
      .map(href => new URL(href ?? '', here))
      .filter(url => url.origin === SITE && url.href !== here.href)
    // The large pictures of a gallery.
    const enlarged = /^\/pictures\/.*\.(avif|webp)$/
    const known = new Set(pages.flatMap(page => page.address ?? []))
    expect(
      paths.map(url => url.pathname).filter(path => path !== here.pathname && !known.has(path) && !enlarged.test(path)),
    ).toEqual([])
  })

  test('to other places only call, write, chat, or open a social network, the map of the yard or a source of a guide', () => {
    const outside = targets.filter(href => href && /^[a-z]+:/.test(href) && !href.startsWith(SITE))
    const allowed = [
      `tel:${business.phone}`,
      `mailto:${business.email}`,
      `https://wa.me/${business.chatNumber.slice(1)}?text=`,
      ...Object.values(business.social).filter(link => link !== '#'),
      ...(business.yard?.map ? [business.yard.map] : []),
      ...guides[language].flatMap(({ body }) =>
        [...body.matchAll(/\]\((https:[^)]+)\)/g)].map(([, href = '']) => href),
      ),
    ]
    expect(outside.length).toBeGreaterThan(0)
    expect(outside.filter(href => !allowed.some(start => href?.startsWith(start)))).toEqual([])
  })

  test('have names that contain their visible text', () => {
    const unnamed = findAll(document, 'a').filter(
      ({ attributes, text: name }) => !attributes['aria-label'] && !name.trim(),
    )
    expect(unnamed).toEqual([])
    const misnamed = findAll(document, 'a').filter(
      ({ attributes, text: name }) =>
        attributes['aria-label'] && !attributes['aria-label'].toLowerCase().includes(name.trim().toLowerCase()),
    )
    expect(misnamed.map(({ attributes }) => attributes['aria-label'])).toEqual([])
  })

  test('and other elements load nothing from another origin', () => {
    const loaded = document.elements
      .filter(({ tag }) =>
        ['img', 'source', 'script', 'link', 'iframe', 'video', 'audio', 'object', 'use'].includes(tag),
      )
      .filter(({ attributes }) => !['canonical', 'alternate'].includes(attributes.rel ?? ''))
      .flatMap(({ attributes: { src, href, srcset } }) => [src, href, srcset])
      .filter(found => found !== undefined)
    expect(loaded.filter(found => /^(https?:)?\/\//.test(found) || /,\s*https?:/.test(found))).toEqual([])
    for (const { text: css } of findAll(document, 'style')) expect(css).not.toMatch(/url\(["']?(https?:)?\/\/|@import/)
  })
})

/** Hosts that scripts may name without requesting them: namespaces, React's error pages, WhatsApp and this site. */
const knownHosts = ['www.w3.org', 'react.dev', 'wa.me', new URL(business.siteAddress).host]

test('scripts name no unknown hosts', () => {
  for (const file of files.filter(name => name.endsWith('.js'))) {
    const hosts = [...text(file).matchAll(/https?:\/\/([a-z0-9.-]+)/g)].map(match => match[1])
    expect(
      hosts.filter(host => !knownHosts.includes(host ?? '')),
      file,
    ).toEqual([])
  }
})
