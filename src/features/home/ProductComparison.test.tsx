import { expect, test } from 'vitest'
import { localizedProducts } from '#facts/catalogue.ts'
import type { Product } from '#facts/product.ts'
import { countExampleRoof } from '#features/prices/example-roof.ts'
import { inWords } from '#i18n/en/numbers.ts'
import { en } from '#i18n/en.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { exampleByThickness } from '../../../tests/example-products.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { profiles } from '../../roofing/profiles/profiles.ts'
import { ProductComparison } from './ProductComparison.tsx'

const all = localizedProducts(en)
const [table = ''] = renderMarkup(<ProductComparison products={all} />).split('</table>')
const rows = table.split('<tr').slice(1)

test('has a row of column headings and a row for each product', () => {
  expect(rows).toHaveLength(all.length + 1)
  expect(rows[0]?.match(/scope="col"/g)).toHaveLength(6)
})

/** The row that links to a product. */
const rowOf = ({ slug }: Product, among = rows) => among.find(row => row.includes(`"/product/${slug}"`)) ?? ''

test('goes from the lowest to the highest price per square metre', () => {
  const prices = rows.slice(1).map(row => Number(/<strong[^>]*>.*?KSh\s([\d,]+)/.exec(row)?.[1]?.replace(',', '')))
  expect(prices).toHaveLength(all.length)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

test.each(all.map(product => ({ product, row: rowOf(product) })))(
  'shows the figures of $product.name',
  ({ product, row }) => {
    const width = profiles[product.profile].coverWidthMm
    const text = textOf(row)
    expect(text).toContain(formatPrice(product.price))
    expect(text).toContain(formatPrice((product.price * 1000) / width))
    expect(text).toContain(formatPrice(countExampleRoof(product).priceKsh))
    expect(text).toContain(`${countExampleRoof(product).sheets} sheets`)
    expect(attributeValues(row, 'scope')).toEqual(['row'])
    expect(attributeValues(row, 'href').filter(href => href.startsWith('/'))).toEqual([`/product/${product.slug}`])
  },
)

test('says how much more than the cheapest each example roof costs, and of the cheapest that it is the lowest', () => {
  const roofPrices = all.map(product => countExampleRoof(product).priceKsh)
  const cheapest = Math.min(...roofPrices)
  for (const [index, product] of all.entries()) {
    const moreKsh = (roofPrices[index] ?? 0) - cheapest
    const [attributes, difference, lowestAttributes, lowest] =
      /<span ([^>]*data-difference[^>]*)>([^<]*)<\/span> <span ([^>]*)>([^<]*)/.exec(rowOf(product))?.slice(1) ?? []
    expect(difference).toBe(keepUnitsTogether(en.estimator.productComparison.more(formatPrice(moreKsh))))
    expect(attributes?.includes('hidden')).toBe(moreKsh === 0)
    expect(lowest).toBe(`lowest of the ${inWords(all.length)}`)
    expect(lowestAttributes?.includes('hidden')).toBe(moreKsh > 0)
  }
})

test('shows the lowest and the highest price of a product with a price for each thickness', () => {
  const markup = renderMarkup(
    <ProductComparison products={[{ ...exampleByThickness, ...exampleByThickness.words.en }]} />,
  )
  const cells = markup.split('<td').map(cell => textOf(`<td${cell}`))
  expect(cells.filter(cell => cell.startsWith('KSh 450 to 701'))).toHaveLength(2)
})

test('marks only the lowest price per square metre, also where products are out of stock', () => {
  const soldOut = all.map(product => ({ ...product, isOutOfStock: true }))
  const [table = ''] = renderMarkup(<ProductComparison products={soldOut} />).split('</table>')
  const rows = table.split('<tr').slice(1)
  const marked = all.filter(product => rowOf(product, rows).includes(en.home.compare.lowest))
  const pricePerM2 = (product: Product) => product.price / profiles[product.profile].coverWidthMm
  const lowest = Math.min(...all.map(pricePerM2))
  expect(marked.length).toBeGreaterThan(0)
  for (const product of marked) expect(pricePerM2(product)).toBeCloseTo(lowest, 3)
})
