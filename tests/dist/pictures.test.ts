import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import budgets from '../../budgets.json' with { type: 'json' }
import { featuredProducts } from '../../src/facts/catalogue.ts'
import { guides } from '../../src/facts/guides.ts'
import { productFacts } from '../../src/facts/products.ts'
import { projects } from '../../src/facts/projects.ts'
import { houses } from '../../src/media/pictures/picture-requests.ts'
import { pictureRoles } from '../../src/media/pictures/roles.ts'
import { findAll, type HtmlElement } from './html.ts'
import { DIST, files, pages, read } from './site.ts'

function parseSrcset(srcset: string): { file: string; width: number }[] {
  return srcset.split(',').map(candidate => {
    const [address, width] = candidate.trim().split(/\s+/)
    return { file: (address ?? '').slice(1), width: Number.parseInt(width ?? '', 10) }
  })
}

const readMetadata = (file: string) => sharp(`${DIST}/${file}`).metadata()

const homeHouses = Object.values(houses).filter(Boolean).length

/** An inline preview, shown until the picture has loaded. */
const isPreview = ({ attributes }: HtmlElement) => attributes.src?.startsWith('data:') ?? false

describe.each(pages)('the pictures of $file', ({ document, kind, paths, address, language }) => {
  const drawnHouse = guides[language].some(({ slug, house }) => house && address === paths.guide(slug))
  const ownProjects = projects.filter(({ product }) => paths.product(product) === address)
  // A thumbnail has no alt text, because its link or the text beside it names it.
  const isThumbnail = ({ attributes, parent }: HtmlElement) =>
    attributes.alt === '' && (kind === 'guides' || kind === 'quote' || parent?.attributes['aria-label'])
  const pictures = findAll(document, 'img').filter(image => !isPreview(image))
  const thumbnails = pictures.filter(isThumbnail)
  // The close-up below the features is one of the gallery, which describes it.
  const described = new Set(pictures.flatMap(({ attributes }) => (attributes.alt ? attributes.src : [])))
  const isCopy = ({ attributes }: HtmlElement) => attributes.alt === '' && described.has(attributes.src)
  const images = pictures.filter(image => !isThumbnail(image) && !isCopy(image))
  const sources = findAll(document, 'source')

  test('have the number that the kind of page needs', () => {
    expect(images.length).toBe(
      {
        home: 1 + homeHouses + featuredProducts(productFacts).length + Math.min(3, projects.length),
        product: thumbnails.length + Math.min(3, productFacts.length - 1) + Math.min(3, ownProjects.length),
        list: 0,
        quote: 0,
        guides: guides[language][0]?.house ? 0 : 1,
        projects: projects.length,
        guide: drawnHouse ? 0 : 1,
        legal: 0,
        notFound: 0,
        error: 0,
      }[kind],
    )
  })

  test.runIf(drawnHouse || address === paths.delivery)('are a drawing, and its description', () => {
    const drawings = findAll(document, 'svg').filter(({ attributes, parent }) =>
      drawnHouse ? parent?.tag === 'figure' && parent.text : attributes.role === 'img' && attributes['aria-label'],
    )
    expect(drawings).not.toEqual([])
  })

  test('have at least two thumbnails in a gallery; a not-found page has no picture', () => {
    expect(thumbnails.length).toBeGreaterThanOrEqual(kind === 'product' ? 2 : 0)
    // The close-up of phones.
    expect(pictures.filter(isCopy).length).toBeLessThanOrEqual(kind === 'product' ? 1 : 0)
    if (kind === 'notFound') expect(findAll(document, 'img')).toEqual([])
    expect(thumbnails.filter(({ attributes }) => !files.includes(attributes.src?.slice(1) ?? ''))).toEqual([])
  })

  test('have alt text, width and height', () => {
    for (const { attributes } of images) {
      expect(attributes.alt?.length, attributes.src).toBeGreaterThan(1)
      expect(Number(attributes.width), attributes.src).toBeGreaterThan(0)
      expect(Number(attributes.height), attributes.src).toBeGreaterThan(0)
    }
  })

  test('are files of this site with the stated width and aspect ratio', async () => {
    for (const { attributes, parent } of [...sources, ...images]) {
      expect(parent?.tag).toBe('picture')
      const ratio = Number(attributes.width) / Number(attributes.height)
      const widths = attributes.srcset ? parseSrcset(attributes.srcset) : []
      if (attributes.src) widths.push({ file: attributes.src.slice(1), width: Number.NaN })
      expect(widths.length).toBeGreaterThan(0)
      for (const { file, width } of widths) {
        expect(files).toContain(file)
        const real = await readMetadata(file)
        if (!Number.isNaN(width)) expect(real.width, file).toBe(width)
        expect(real.width / real.height / ratio, file).toBeCloseTo(1, 1)
      }
    }
  })

  test('come in several widths, with sizes', () => {
    for (const { attributes } of sources) {
      expect(parseSrcset(attributes.srcset ?? '').length).toBeGreaterThanOrEqual(2)
      expect(attributes.sizes).toMatch(/(vw|px)$/)
      expect(attributes.type).toBe('image/avif')
    }
    for (const { attributes } of images) expect(attributes.src).toMatch(/\.(webp|jpg)$/)
  })

  // The picture of a guide is on wide screens only.
  test('load lazily, except the first outside guides, which has high priority', () => {
    const eager = images.filter(({ attributes }) => attributes.loading !== 'lazy')
    expect(eager).toEqual(images.slice(0, kind === 'guide' ? 0 : 1))
    for (const { attributes } of eager) expect(attributes.fetchpriority).toBe('high')
  })
})

describe.each(pages.filter(({ kind }) => kind === 'home' || kind === 'product'))('$file', ({ document, kind }) => {
  /** Bytes of the largest file in a list. */
  const maxBytesOf = (list: { file: string }[]) => Math.max(...list.map(({ file }) => read(file).length))
  const filesOf = (source: HtmlElement) => parseSrcset(source.attributes.srcset ?? '')
  const maxBytes = (source: HtmlElement) => maxBytesOf(filesOf(source))
  const within = (element: HtmlElement | undefined, matches: (one: HtmlElement) => boolean): boolean =>
    element !== undefined && (matches(element) || within(element.parent, matches))
  const sources = findAll(document, 'source')
  const inGallery = sources.filter(source => within(source, ({ attributes }) => 'data-strip' in attributes))
  const onCards = sources.filter(source =>
    within(source, ({ tag, attributes }) => tag === 'a' && !('data-enlarge' in attributes)),
  )

  test('has a first picture and cards within their size limits', () => {
    const first = kind === 'home' ? sources.filter(({ attributes }) => !attributes.media).slice(0, 1) : inGallery
    expect(first.length).toBeGreaterThan(0)
    for (const source of first) {
      const { srcset } = source.attributes
      if (kind === 'home') expect(maxBytes(source), srcset).toBeLessThanOrEqual(budgets.pictures.hero)
      else {
        const { desktop } = pictureRoles.main
        const forPhones = filesOf(source).filter(({ width }) => width !== desktop.width)
        expect(maxBytesOf(forPhones), srcset).toBeLessThanOrEqual(budgets.pictures.main)
        expect(maxBytes(source), srcset).toBeLessThanOrEqual(budgets.pictures.mainOnDesktop)
      }
    }
    expect(onCards.length).toBe(findAll(document, 'article').length || Math.min(3, productFacts.length - 1))
    for (const source of onCards)
      expect(maxBytes(source), source.attributes.srcset).toBeLessThanOrEqual(budgets.pictures.card)
  })
})

test.each(pages)('the previews in $file have an empty alt text', ({ document }) => {
  for (const { attributes } of findAll(document, 'img').filter(isPreview)) expect(attributes.alt).toBe('')
})

test('each width of a picture has fewer bytes than the next wider one', () => {
  const lists = pages
    .flatMap(({ document }) => findAll(document, 'source'))
    .map(({ attributes }: HtmlElement) => parseSrcset(attributes.srcset ?? '').map(({ file }) => read(file).length))
  expect(lists.length).toBeGreaterThan(0)
  for (const sizes of lists) expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
})
