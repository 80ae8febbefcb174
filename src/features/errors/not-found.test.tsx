import { expect, test } from 'vitest'
import { featuredProducts } from '#facts/catalogue.ts'
import { productFacts } from '#facts/products.ts'
import { en } from '#i18n/en.ts'
import { formatNumber } from '#text/format-price.ts'
import { SECTION_BASELINE_MM } from '#ui/SectionLine.tsx'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { profiles } from '../../roofing/profiles/profiles.ts'
import { sheetPath } from '../../roofing/profiles/section-path.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { ProductNotFoundPage } from './ProductNotFoundPage.tsx'

test.each([NotFoundPage, ProductNotFoundPage])(
  '%o offers the home page, a chat, a call and other pages, then the form for a house and the products',
  Page => {
    const [main = ''] = renderMarkup(<Page words={en} />).split('</main>')
    expect(textOf(main)).toMatch(
      /Return (to )?Home Chat on WhatsApp Call Products (Guides )?Delivery What will your sheets cost\? .+ Our (\w+ )?roofs?/,
    )
  },
)

test('prices of a metre on the not-found pages are starting prices', () => {
  const [main = ''] = renderMarkup(<NotFoundPage words={en} />).split('</main>')
  const text = textOf(main).replaceAll('\u00a0', ' ')
  const prices = text.match(/KSh [\d,]+ ?\/m/g) ?? []
  expect(prices.length).toBeGreaterThan(0)
  expect(text.match(/from KSh [\d,]+ ?\/m/g)).toHaveLength(prices.length)
})

test.each([NotFoundPage, ProductNotFoundPage])(
  '%o has no picture, and the whole profile of each product to one scale',
  Page => {
    const [main = ''] = renderMarkup(<Page words={en} />).split('</main>')
    expect(main).not.toContain('<img')
    const rows = main.match(/<li[^>]*>.*?<\/li>/g)?.filter(row => row.includes('/product/')) ?? []
    expect(rows).toHaveLength(featuredProducts(productFacts).length)
    for (const row of rows) {
      expect(row.match(/<path /g)).toHaveLength(1)
      expect(row.match(/<a /g)).toHaveLength(1)
    }
    expect(new Set(rows.flatMap(row => attributeValues(row, 'viewBox'))).size).toBe(1)
    const sections = featuredProducts(productFacts).map(({ profile }) =>
      sheetPath(profiles[profile], SECTION_BASELINE_MM),
    )
    expect(rows.flatMap(row => attributeValues(row, 'd')).toSorted()).toEqual(sections.toSorted())
  },
)

test.each([NotFoundPage, ProductNotFoundPage])(
  '%o has a drawing above its heading, and fills the way home, the chat and the button of the form',
  Page => {
    const [main = ''] = renderMarkup(<Page words={en} />).split('</main>')
    expect(main).toMatch(/<svg [^>]*aria-hidden="true">(<path [^>]*><\/path>)+<\/svg>(<div [^>]*>)+<h1>/)
    const buttons = [...main.matchAll(/<(?:a|button) [^>]*class="[^"]*_button[^>]*>/g)].map(([button]) => button)
    expect(buttons.filter(button => !button.includes('_outline'))).toEqual([
      expect.stringContaining('_dark'),
      expect.stringContaining('href="https://wa.me/'),
      expect.stringContaining('type="submit"'),
    ])
  },
)

test('the not-found pages state the price of a metre and of a covered square metre of each product', () => {
  const [main = ''] = renderMarkup(<NotFoundPage words={en} />).split('</main>')
  for (const { slug } of featuredProducts(productFacts)) {
    const row = main.match(/<li[^>]*>.*?<\/li>/g)?.find(each => each.includes(`/product/${slug}"`)) ?? ''
    expect(textOf(row), slug).toMatch(/from KSh\s[\d,]+ \/m.*KSh\s[\d,]+ per m²/)
  }
})

test('the not-found pages state the cover width of each product outside its link', () => {
  const [main = ''] = renderMarkup(<NotFoundPage words={en} />).split('</main>')
  for (const { slug, profile } of featuredProducts(productFacts)) {
    const row = main.match(/<li[^>]*>.*?<\/li>/g)?.find(each => each.includes(`/product/${slug}"`)) ?? ''
    const [, afterLink = ''] = row.split('</a>')
    const width = formatNumber(Math.round(profiles[profile].coverWidthMm))
    expect(textOf(afterLink).replaceAll('\u00a0', ' '), slug).toMatch(new RegExp(`^Cover width (≈ )?${width} mm from`))
  }
})
