import { readdirSync, readFileSync } from 'node:fs'
import type { Shop } from './shop.ts'

interface PriceLine extends Record<string, unknown> {
  product: string
  price?: number | undefined
  thicknesses?: object[] | undefined
}

interface ProductFile extends Record<string, unknown> {
  name: string
  words: Record<string, Record<string, string | string[]>>
}

/** A copy of the files of `content` in memory, with functions that change it. */
class ShopDraft {
  readonly files: Record<string, unknown>

  constructor(folder = 'content') {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => name.replaceAll('\\', '/'))
      .filter(name => /\.(json|md)$/.test(name))
    this.files = Object.fromEntries(
      names.map(name => {
        const text = readFileSync(`${folder}/${name}`, 'utf8')
        return [name, name.endsWith('.json') ? JSON.parse(text) : text]
      }),
    )
  }

  get priceLines(): PriceLine[] {
    return (this.files['prices.json'] as { products: PriceLine[] }).products
  }

  /** The file of the product in a line of the price list. */
  product(index: number): ProductFile {
    return this.files[`products/${this.priceLines[index]?.product}.json`] as ProductFile
  }

  get products(): ProductFile[] {
    return this.priceLines.map((_, index) => this.product(index))
  }

  /** Copies the first products under new names, with drawn pictures, until there are `count`. */
  addProducts(count: number): void {
    for (let number = this.priceLines.length + 1; number <= count; number += 1) {
      const { pictures: _, ...model } = this.product(number % 2)
      const slug = `new-sheet-${number}`
      this.files[`products/${slug}.json`] = structuredClone({ ...model, name: `NEW SHEET ${number}` })
      this.priceLines.push({ product: slug, price: 480 + number, isFreeDelivery: true })
    }
  }

  /** Replaces the price of these lines by prices for three thicknesses. */
  setThicknesses(indices: readonly number[]): void {
    for (const [index, line] of this.priceLines.entries()) {
      if (!indices.includes(index)) continue
      const price = line.price ?? 500
      line.thicknesses = [0.24, 0.28, 0.3].map((thicknessMm, place) => ({
        thicknessMm,
        gauge: `${32 - 2 * place}`,
        price: price + 90 * place,
      }))
      delete line.price
    }
  }

  priceAccessories(): void {
    const accessories = this.files['accessories.json'] as Record<string, object>
    for (const [index, kind] of ['cap', 'valley', 'flashing', 'gutter'].entries())
      accessories[kind] = { ...accessories[kind], price: 650 + 200 * index }
    accessories.fasteners = { pricePerKg: 220 }
  }

  /** Lengthens a text of every product in every language. */
  lengthen(field: string, length: number): void {
    const stretch = (text: string) => `${text} ${'long lasting '.repeat(20)}`.slice(0, length).trim()
    for (const { words } of this.products)
      for (const texts of Object.values(words)) {
        const text = texts[field] ?? 'Long lasting'
        texts[field] = Array.isArray(text) ? text.map(stretch) : stretch(text)
      }
  }

  changeBusiness(values: object): void {
    Object.assign(this.files['business.json'] as object, values)
  }
}

const allIndices = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** One ordinary change each of the shop in `content`, as an owner makes it. */
const changes: Readonly<Record<string, (draft: ShopDraft) => void>> = {
  'a seventh product': draft => draft.addProducts(7),
  'a seventh product with thicknesses': draft => {
    draft.addProducts(7)
    draft.setThicknesses([6])
  },
  'eight products': draft => draft.addProducts(8),
  'ten products': draft => draft.addProducts(10),
  'ten products with thicknesses': draft => {
    draft.addProducts(10)
    draft.setThicknesses(allIndices)
  },
  'one product': draft => {
    for (const { product } of draft.priceLines.splice(1)) delete draft.files[`products/${product}.json`]
  },
  'three thicknesses of two products': draft => draft.setThicknesses([0, 1]),
  'three thicknesses of every product': draft => draft.setThicknesses(allIndices),
  'thicknesses of four products, and prices of accessories': draft => {
    draft.setThicknesses([0, 1, 2, 3])
    draft.priceAccessories()
  },
  'prices of accessories': draft => draft.priceAccessories(),
  'a name of 23 letters': draft => {
    draft.product(0).name = 'BOX PROFILE EXTRA STRONG'.slice(0, 23)
  },
  'a name of 28 letters': draft => {
    draft.product(0).name = 'BOX PROFILE EXTRA STRONG SHEETS'.slice(0, 28)
  },
  'a name of 38 letters': draft => {
    draft.product(0).name = 'BOX PROFILE EXTRA STRONG ROOFING SHEETS'.slice(0, 38)
  },
  'a name with an apostrophe, a slash and an ampersand': draft => {
    draft.product(1).name = 'FUNDI’S T&G 1/2 "BORA" NG\'OMBE'
  },
  'every price from 1,000': draft => {
    for (const line of draft.priceLines) line.price = (line.price ?? 0) + 1000
  },
  'prices of one, two and five digits': draft => {
    for (const [index, line] of draft.priceLines.entries()) line.price = [7, 85, 99_999][index % 3]
  },
  'prices with cents': draft => {
    for (const line of draft.priceLines) line.price = (line.price ?? 0) + 0.5
  },
  'descriptions near their longest': draft => draft.lengthen('description', 138),
  'features near their longest': draft => draft.lengthen('features', 138),
  'picture texts near their longest': draft => {
    for (const field of ['roofAlt', 'closeupAlt', 'stackAlt']) draft.lengthen(field, 158)
  },
  'categories near their longest': draft => draft.lengthen('category', 40),
  'no offers': draft => {
    for (const line of draft.priceLines)
      Object.assign(line, { isOnSale: false, isLimitedOffer: false, isFreeDelivery: false })
  },
  'everything out of stock': draft => {
    for (const line of draft.priceLines) line.isOutOfStock = true
  },
  'colours out of stock': draft => {
    const { colours } = draft.files['colours.json'] as { colours: { id: string }[] }
    for (const product of draft.products)
      if (product.finish === 'painted') product.coloursOutOfStock = colours.slice(1, 6).map(({ id }) => id)
  },
  'one colour': draft => {
    const file = draft.files['colours.json'] as { colours: { id: string }[] }
    file.colours = file.colours.slice(0, 1)
    for (const product of draft.products) if (product.finish === 'painted') product.picturedColour = file.colours[0]?.id
  },
  'one county with a condition': draft => {
    draft.files['delivery.json'] = {
      counties: [
        { county: 'Tana River', condition: { en: 'Call first: rain closes the road.', sw: 'Piga simu kwanza.' } },
      ],
    }
  },
  'a notice, and a name of the shop of 40 letters': draft =>
    draft.changeBusiness({
      brand: 'Kampuni ya Mabati Bora na Vigae Kenya'.padEnd(40, 'a'),
      notice: {
        from: '2020-01-01',
        until: '2099-12-31',
        text: { en: 'Closed '.repeat(22).trim(), sw: 'Tumefunga '.repeat(15).trim() },
      },
    }),
  'roofs that were supplied, testimonials, a yard, a guarantee and certificates': draft => {
    const [first, second = first] = draft.priceLines
    const words = (text: string) => ({ en: { photographAlt: text, text }, sw: { photographAlt: text, text } })
    draft.files['photographs/roof.webp'] = readFileSync('tests/fixtures/supplied-roof.webp')
    for (const [index, line] of [first, second, first, first].entries())
      draft.files[`projects/roof-${index + 1}.json`] = {
        photograph: { file: '/photographs/roof.webp' },
        product: line?.product,
        county: 'Kisii',
        month: `2026-0${index + 1}-01`,
        words: words('Nyumba Kisii'),
        consent: true,
      }
    const said = { en: 'All sheets came as counted', sw: 'Mabati yote yalifika kama yalivyohesabiwa' }
    draft.files['testimonials.json'] = {
      testimonials: [{ name: 'Amina Otieno', county: 'Kisumu', month: '2026-06-01', words: said, consent: true }],
    }
    draft.changeBusiness({
      yard: {
        address: 'Enterprise Road, Nairobi',
        hours: { en: 'Monday to Saturday, 8 to 5', sw: 'Jumatatu hadi Jumamosi, 8 hadi 5' },
        map: 'https://maps.example.org/yard',
      },
      guaranteeYears: 10,
      certificates: [{ name: 'KEBS mark of quality', number: '12345' }],
    })
  },
  'figures of a new shop': draft =>
    draft.changeBusiness({
      statistics: { happyCustomers: 0, yearsExperience: 1, countiesServed: 3, qualityCertifications: 0, reviews: 0 },
    }),
}

/** The shop of `content` after each of the changes, by the name of the change. */
export const changedShops: Readonly<Record<string, () => Shop>> = Object.fromEntries(
  Object.entries(changes).map(([name, change]) => [
    name,
    () => {
      const draft = new ShopDraft()
      change(draft)
      return draft.files
    },
  ]),
)
