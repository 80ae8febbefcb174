import { expect, test } from 'vitest'
import { localizedProducts } from '#facts/catalogue.ts'
import { countExampleRoof, findCheaperExample, findDearerExample } from '#features/prices/example-roof.ts'
import { en } from '#i18n/en.ts'
import { priceKsh } from '#roofing/money/price.ts'
import { formatPrice } from '#text/format-price.ts'
import { exampleProducts } from '../../../tests/example-products.ts'
import { attributeValues, examplePicture, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { hasSheetPrices, SheetPrices } from './SheetPrices.tsx'

const [example] = exampleProducts as [(typeof exampleProducts)[number]]
const product = { ...example, ...example.words.en, closeupAlt: 'Two sheets from near' }
const view = { picture: examplePicture, thumb: '', enlarged: '' }
const house = { ...view, id: 'house' } as const
const closeup = { ...view, id: 'closeup', mask: 'mask.avif' } as const
const render = (pictures: Parameters<typeof ProductSummary>[0]['pictures']) =>
  renderMarkup(<ProductSummary product={product} pictures={pictures} />)

test('the close-up is below the features, without a text of its own', () => {
  const [before = '', figure = ''] = render([house, closeup]).split(/<figure|<\/figure>/)
  expect(textOf(before)).toContain('Fifth')
  expect(figure).toContain('data-mask="mask.avif"')
  expect(figure).toContain('alt=""')
  expect(figure).not.toContain(product.description)
})

test('the description stands once, between the name and the price', () => {
  const [above = '', below = '', ...others] = textOf(render([house, closeup])).split(product.description)
  expect(others).toEqual([])
  expect(above.trimEnd().endsWith(product.name)).toBe(true)
  expect(below.trimStart()).toMatch(/^Starting from/)
})

test('the first sentence about who it suits is below the description, and the others are the last row, with a link', () => {
  const suits = 'Suits stores. Any fundi lays it. For a home VERSATILE is calmer.'
  const markup = renderMarkup(<ProductSummary product={{ ...product, name: 'SHEET', suits }} pictures={[house]} />)
  expect(textOf(markup)).toContain(`${product.description} Suits stores. Starting from`)
  expect(textOf(markup)).not.toContain(suits)
  const last = /<dt>(?:(?!<dt>).)*<\/dl>/.exec(markup)?.[0] ?? ''
  expect(textOf(last)).toMatch(/^Compare Any fundi lays it\. For a home VERSATILE is calmer\./)
  expect(attributeValues(last, 'href')).toEqual(['/product/versatile'])
})

test('a product that is compared with no other has no row for it', () => {
  const markup = renderMarkup(<ProductSummary product={{ ...product, suits: 'Suits stores.' }} pictures={[house]} />)
  expect(textOf(markup)).not.toContain('Compare')
})

test('a bare product says so below the example roof, in place of colours', () => {
  const bare = { ...product, finish: 'bare' as const, picturedColour: undefined, colours: [], coloursOutOfStock: [] }
  const [, asked = ''] = renderMarkup(<ProductSummary product={bare} pictures={[house]} />).split('<dl')
  expect(textOf(`<dl${asked}`)).toMatch(/^Colour Bare metal, sold without paint /)
})

const named = (name: string) => ({ ...product, name })
const headingClasses = (shown: typeof product) =>
  attributeValues(/<h1[^>]*>/.exec(renderMarkup(<ProductSummary product={shown} pictures={[]} />))?.[0] ?? '', 'class')

test('a name of more than 14 letters has a class, by which phones show it smaller', () => {
  expect(headingClasses(named('ROOFING SHEETS'))).toEqual([])
  expect(headingClasses(named('IRON SHEET 2026'))).toEqual([expect.stringContaining('longName')])
})

const all = localizedProducts(en)

test.each(all)('the row that compares another product with $name has the difference of the example roof', other => {
  const own = { ...product, slug: 'own', suits: `Suits stores. For homes choose ${other.name}.` }
  const rowOf = (price: number) => {
    const markup = renderMarkup(<ProductSummary product={{ ...own, price }} pictures={[]} />)
    return /<dt>(?:(?!<dt>).)*<\/dl>/.exec(markup)?.[0] ?? ''
  }
  const roof = countExampleRoof({ ...own, price: 10_000 })
  const { priceKsh, runningM } = countExampleRoof(other)
  const dear = rowOf(10_000)
  const difference = formatPrice(roof.priceKsh - priceKsh)
  expect(textOf(dear).replaceAll('\u00a0', ' ')).toMatch(new RegExp(`The example roof: ${difference} less$`))
  expect(attributeValues(dear, 'data-running-m')).toEqual([`${roof.runningM} ${runningM}`])
  expect(textOf(rowOf(1)).replaceAll('\u00a0', ' ')).toMatch(/The example roof: KSh [\d,]+ more$/)
})

test('a product whose example roof costs the same as in the compared one says nothing about it', () => {
  const [other] = all as [(typeof all)[number]]
  const same = { ...other, slug: 'own', name: 'SHEET', suits: `Suits stores. For homes choose ${other.name}.` }
  expect(textOf(renderMarkup(<ProductSummary product={same} pictures={[]} />))).not.toContain('The example roof:')
})

test.each(all)('the example of $name says how long its sheets are, whose price the table below has', shown => {
  const roof = countExampleRoof(shown)
  const { sheets, runningM } = roof
  const lengthM = runningM / sheets
  const length = `${lengthM.toFixed(2)} m`
  const text = textOf(renderMarkup(<ProductSummary product={shown} pictures={[]} />)).replaceAll('\u00a0', ' ')
  expect(text).toContain(`${sheets} sheets of ${length} from`)
  const prices = textOf(renderMarkup(<SheetPrices product={shown} roof={roof} />)).replaceAll('\u00a0', ' ')
  if (!hasSheetPrices(shown)) return
  expect(prices).toContain(`${length} ${formatPrice(priceKsh(lengthM, shown.price))}`)
})

test.each(all)(
  'the example of $name says how much less the roof costs in wider sheets, or more in narrower ones, if it does',
  shown => {
    const markup = renderMarkup(<ProductSummary product={shown} pictures={[]} />)
    const remarks = markup.split(/<p class="_cheaper[^>]*>/).slice(1)
    const cheaper = findCheaperExample(shown, all)
    const found = cheaper ?? findDearerExample(shown, all)
    expect(remarks).toHaveLength(found ? 1 : 0)
    for (const remark of remarks) {
      const { product: other, roof } = found as NonNullable<typeof found>
      const own = countExampleRoof(shown)
      const inForm = remark.slice(0, remark.indexOf('</form>'))
      const text = inForm.replaceAll(/<[^>]+>/g, '')
      const difference = formatPrice(Math.abs(own.priceKsh - roof.priceKsh)).replace(' ', '_')
      expect(text.replaceAll('\u00a0', '_')).toBe(
        `The same roof in ${other.name}: ${roof.sheets}_${cheaper ? 'wider' : 'narrower'}_sheets, ${difference} ${cheaper ? 'less' : 'more'}`,
      )
      const dearFirst = [
        { ...shown, lengthM: own.runningM },
        { ...other, lengthM: roof.runningM },
      ]
      if (!cheaper) dearFirst.reverse()
      expect(attributeValues(inForm, 'data-running-m')).toEqual([dearFirst.map(({ lengthM }) => lengthM).join(' ')])
      expect(attributeValues(inForm, 'data-price')).toEqual([dearFirst.map(({ slug }) => slug).join(' ')])
    }
  },
)
