import { existsSync, globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { z } from 'zod'
import { renders } from '../../src/facts/renders.ts'
import { accessoriesSchema } from '../../src/facts/schema/accessories.schema.ts'
import { businessSchema } from '../../src/facts/schema/business.schema.ts'
import { coloursSchema } from '../../src/facts/schema/colours.schema.ts'
import { deliverySchema } from '../../src/facts/schema/delivery.schema.ts'
import { languagesSchema } from '../../src/facts/schema/languages.schema.ts'
import { marketPricesSchema } from '../../src/facts/schema/market-prices.schema.ts'
import { priceListSchema } from '../../src/facts/schema/price-list.schema.ts'
import { createProductSchema } from '../../src/facts/schema/product.schema.ts'
import { testimonialsSchema } from '../../src/facts/schema/testimonials.schema.ts'
import { type MarketItem, unitsOf } from '../../src/roofing/money/market.ts'
import { languages } from '../../src/text/languages.ts'
import type { Shop } from './shop.ts'

/** How long texts are: the shortest and longest that the forms allow, or anything between. */
export type TextLengths = 'shortest' | 'longest' | 'any'

interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

type Values = Record<string, unknown>

// No word has a digit, because figures must be the same in every language: `drawLocalized` adds them.
const WORDS = [
  ...[
    'Mabati ya ng’ombe',
    "Murang'a",
    'A/C',
    'P&G',
    '“bora”',
    'é',
    'ÑANDÚ',
    'kung’aa',
    'Kiswahili',
    '(box)',
    'asilimia',
  ],
  ...[
    'Rib-type',
    'Smith & Sons',
    'T&G',
    'na',
    'wa',
    'y',
    'roof',
    'Nyumba',
    "seller's",
    '=SUM',
    '+',
    '@',
    '#',
    '%',
    '…',
  ],
  ...['corrosion-resistant', 'yaliyopandana', 'unaohakikishiwa', '$&', '`', '\\', '{x}', 'Ö', 'ŵ', '“', '”', ';', ','],
]

/** Cuts a text to a length in UTF-16 units, between whole characters. */
function cut(text: string, length: number): string {
  let result = ''
  for (const character of text) {
    if (result.length + character.length > length) break
    result += character
  }
  return result.trim()
}

/** A text of words, or sometimes one long word. */
function drawText(min: number, max: number, lengths: TextLengths): fc.Arbitrary<string> {
  const length = { shortest: fc.constant(min), longest: fc.constant(max), any: fc.integer({ min, max }) }[lengths]
  const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: max, maxLength: max }).map(list => list.join(' '))
  const longWord = fc.constantFrom('W', 'm', 'ng’', 'Aä', 'corrugated-').map(part => part.repeat(max))
  return fc
    .tuple(
      length,
      fc.oneof({ weight: 9, arbitrary: sentence }, { weight: 1, arbitrary: longWord }),
      fc.constantFrom('mu', 'za', 'Io', 'xe'),
    )
    .map(([target, words, filler]) => {
      const text = cut(words, target)
      // Cutting between words can leave one character less.
      return text.length < target ? (text + filler.repeat(target)).slice(0, Math.max(target, min)) : text
    })
}

/** A number that a form accepts, usually a whole one. */
function drawNumber({ minimum = 0, maximum = 1000, multipleOf, type }: JsonSchema): fc.Arbitrary<number> {
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.01)
  const perUnit = Math.round(1 / step)
  // A limit for fields that have none.
  const highest = Math.min(maximum, 9_999_999)
  const fine = fc
    .integer({ min: Math.ceil(minimum * perUnit), max: Math.floor(highest * perUnit) })
    .map(n => n / perUnit)
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.max(Math.ceil(minimum), Math.floor(highest)) })
  return highest - minimum < 10 ? fine : fc.oneof({ weight: 4, arbitrary: whole }, { weight: 1, arbitrary: fine })
}

const isLocalized = ({ properties = {} }: JsonSchema) => languages.every(language => language in properties)

/** Puts a figure before each text that is long enough for it in every language. `values` has one value for each language. */
function addFigure(values: readonly unknown[], figure: string): unknown[] {
  const [first] = values
  if (typeof first === 'string') {
    const allHaveRoom = values.every(value => String(value).length > figure.length + 2)
    return allHaveRoom ? values.map(value => `${figure}${String(value).slice(figure.length)}`) : [...values]
  }
  if (typeof first !== 'object' || first === null) return [...values]
  const entries = Object.keys(first).map(key => [
    key,
    addFigure(
      values.map(each => (each as Values)[key]),
      figure,
    ),
  ])
  return values.map((value, index) => {
    const fields = entries.map(([key, texts]) => [key, texts?.[index]])
    return Array.isArray(value) ? fields.map(([, text]) => text) : Object.fromEntries(fields)
  })
}

/** A value in each language, with the same figures. */
function drawLocalized(schema: JsonSchema, lengths: TextLengths): fc.Arbitrary<unknown> {
  const inFirst = schema.properties?.[languages[0]] as JsonSchema
  // An optional text is in every language or in none.
  const inEach = inFirst.properties ? { ...inFirst, required: Object.keys(inFirst.properties) } : inFirst
  const figures = fc.constantFrom('', '', '', ...(inFirst.anyOf ? [] : ['26 ', '1,470 ']))
  return fc
    .tuple(fc.tuple(...languages.map(() => drawValue(inEach, lengths))), figures)
    .map(([values, figure]) => addFigure(values, figure))
    .map(values => Object.fromEntries(languages.map((language, index) => [language, values[index]])))
}

/** Any value that the JSON schema of a form allows. */
function drawValue(schema: JsonSchema, lengths: TextLengths): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(each => drawValue(each, lengths)))
  if (isLocalized(schema)) return drawLocalized(schema, lengths)
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number':
      return drawNumber(schema)
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 8 } = schema
      return fc.array(drawValue(items, lengths), { minLength: minItems, maxLength: maxItems })
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([key, each]) => [key, drawValue(each, lengths)])
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] as never[] })
    }
  }
  if (schema.format === 'date')
    return fc.integer({ min: 0, max: 2000 }).map(daysBefore => dateOf('2026-11-20', -daysBefore))
  if (schema.maxLength !== undefined) {
    const allowed = new RegExp(schema.pattern ?? '')
    return drawText(schema.minLength ?? 2, schema.maxLength, lengths).map(text =>
      // Some texts may not start like a formula.
      allowed.test(text) ? text : `A${text.slice(1)}`,
    )
  }
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern))
  return drawText(2, 30, lengths)
}

const dateOf = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)

const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema

const drawFile = (schema: z.ZodType, lengths: TextLengths) =>
  drawValue(toJsonSchema(schema), lengths) as fc.Arbitrary<Values>

/** Keeps the first entry for each value of a field. */
const uniqueBy = <T extends Values>(entries: readonly T[], field: string): T[] =>
  entries.filter((entry, index) => entries.findIndex(other => other[field] === entry[field]) === index)

/** A price for a metre. Some are low and some have five digits. */
const drawPrice = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 99_999 }) },
  { weight: 3, arbitrary: fc.integer({ min: 300, max: 1400 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 99_999, 100_000, 470.5, 999.99) },
)

/** The colour of all drawn pictures, because encoding them is slow. */
const DRAWN_SCREEN = '#3b4148'
/** Light, dark and strong colours. */
const SCREENS = ['#a33a2c', '#f4f1e8', '#2f6099', '#000000', '#ffffff', '#ffd400', '#24482f', '#6b2230', '#ff00aa']

/** Every fifth product has drawn pictures. */
const DRAWN_INTERVAL = 5

const drawSlug = fc
  .array(fc.constantFrom('box', 'tile', 'g28', 'a', '2', 'mabati', 'ya', 'rangi', 'extraordinarily'), {
    minLength: 1,
    maxLength: 5,
  })
  .map(parts => parts.join('-'))

/** The values drawn at random, from which `reconcile` makes a valid shop. */
interface Draws {
  readonly business: Values
  readonly accessories: Values
  readonly languages: Values
  readonly marketPrices: readonly Values[]
  readonly testimonials: readonly Values[]
  readonly counties: readonly Values[]
  readonly colours: readonly Values[]
  readonly prices: Values
  readonly entries: readonly Values[]
  readonly products: readonly Values[]
  readonly slugs: readonly string[]
  readonly amounts: readonly number[]
  readonly chances: readonly number[]
}

/** The guides of the project, which any shop may keep: they name no product that another shop must have. */
const ownGuides = Object.fromEntries(
  globSync('content/guides/*/*.md').map(file => [file.slice('content/'.length), readFileSync(file, 'utf8')]),
)

/** Gives an item one of its units, and puts its lowest and highest price in order. */
function reconcileMarketPrice({ item, low, high, ...others }: Values): Values {
  const [unit] = unitsOf[item as MarketItem]
  const prices = [low, high].map(price => (unit === 'percent' ? Math.min(Number(price), 100) : Number(price)))
  return { ...others, item, unit, low: Math.min(...prices), high: Math.max(...prices) }
}

/** Makes fields consistent that depend on each other, which JSON Schema cannot express. */
function reconcile(draws: Draws): Shop {
  let next = 0
  const chance = () => (draws.chances[next++ % draws.chances.length] as number) / 100
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)] as T
  const colours = uniqueBy(draws.colours, 'screen').map((colour, index) => ({ ...colour, id: `colour-${index}` }))
  const ids = colours.map(({ id }) => id)
  const slugs = draws.slugs.map((slug, index) => `${slug}-${index + 1}`)

  const products = draws.products.map((drawn, index) => {
    const { colours: _, coloursOutOfStock: __, picturedColour: ___, photographs: ____, pictures, ...product } = drawn
    const isPainted = product.finish === 'painted'
    const isDrawn = index % DRAWN_INTERVAL === DRAWN_INTERVAL - 1
    const subset = isDrawn || chance() < 0.5 ? ids : ids.filter(() => chance() < 0.6)
    const offered = subset.length > 0 ? subset : ids
    const outOfStock = chance() < 0.6 ? [] : offered.filter(() => chance() < (chance() < 0.3 ? 1 : 0.4))
    const name = String(product.name)
    return {
      ...product,
      // Names differ, and are as long as they were drawn.
      name: `${index + 10}${name}`.slice(0, Math.max(name.length, 2)),
      ...(isPainted && {
        picturedColour: isDrawn ? offered[0] : pick(offered),
        ...(offered !== ids && { colours: offered }),
        ...(outOfStock.length > 0 && { coloursOutOfStock: outOfStock }),
      }),
      ...(!isDrawn && {
        pictures: {
          ...(pictures as object),
          roof: pick(rendersOf('roof')),
          closeup: pick(rendersOf('closeup')),
          stack: pick(rendersOf('stack')),
        },
      }),
    }
  })

  const entries = draws.entries.map((drawn, index) => {
    const { price: _, thicknesses, isOutOfStock, ...entry } = drawn
    const amount = (place: number) => draws.amounts[(index * 7 + place) % draws.amounts.length]
    const uniqueThicknesses = uniqueBy((thicknesses ?? []) as Values[], 'thicknessMm')
    return {
      ...entry,
      product: slugs[index],
      isOutOfStock: isOutOfStock === true && chance() < 0.3,
      ...(uniqueThicknesses.length > 0
        ? { thicknesses: uniqueThicknesses.map((each, place) => ({ ...each, price: amount(place + 1) })) }
        : { price: amount(0) }),
    }
  })

  const { notice, ...business } = draws.business
  return {
    'business.json': {
      ...business,
      email: pick([
        'a@b.co',
        'sales@duka-la-mabati.co.ke',
        `${'long-name.'.repeat(5)}sales@mabati-bora-ya-kenya.co.ke`,
      ]),
      siteAddress: pick([
        'https://www.mabati.co.ke',
        'https://bora.ke',
        'https://a-long-name-of-a-shop.mabati-bora.co.ke',
      ]),
      securityContactUntil: '2027-06-30',
      social: Object.fromEntries(
        Object.keys(business.social as object).map(network => [
          network,
          chance() < 0.5 ? '#' : 'https://example.org/shop',
        ]),
      ),
      ...(notice !== undefined && { notice: { ...(notice as object), from: '2020-01-01', until: '2099-12-31' } }),
    },
    'accessories.json': draws.accessories,
    'languages.json': draws.languages,
    ...ownGuides,
    'testimonials.json': { testimonials: draws.testimonials.map(each => ({ ...each, consent: true })) },
    'market-prices.json': { prices: uniqueBy(draws.marketPrices, 'item').map(reconcileMarketPrice) },
    'delivery.json': { counties: uniqueBy(draws.counties, 'county') },
    'colours.json': { colours },
    'prices.json': { ...draws.prices, products: entries },
    ...Object.fromEntries(products.map((product, index) => [`products/${slugs[index]}.json`, product])),
  }
}

/** Renders without a mask, which no colour repaints: encoding a repainted one takes half a minute. */
const rendersOf = (view: string) =>
  renders.filter(name => name.startsWith(`${view}-`) && !existsSync(`src/assets/renders/mask-${name}.png`))

/** An arbitrary shop that the owner's forms allow, with this number of products and texts of these lengths. */
export function arbitraryShop(count: number, lengths: TextLengths): fc.Arbitrary<Shop> {
  const arrayOf = <T>(arbitrary: fc.Arbitrary<T>, size: number) =>
    fc.array(arbitrary, { minLength: size, maxLength: size })
  const { counties } = toJsonSchema(deliverySchema).properties ?? {}
  const { colours } = toJsonSchema(coloursSchema).properties ?? {}
  const { testimonials } = toJsonSchema(testimonialsSchema).properties ?? {}
  const { prices: marketPrices } = toJsonSchema(marketPricesSchema).properties ?? {}
  const { products, ...prices } = toJsonSchema(priceListSchema).properties ?? {}
  const colour = drawValue(colours?.items ?? {}, lengths) as fc.Arbitrary<Values>
  const screens = fc.shuffledSubarray(SCREENS).map(others => [DRAWN_SCREEN, ...others])
  return fc
    .record<Draws>({
      business: drawFile(businessSchema, lengths),
      accessories: drawFile(accessoriesSchema, lengths),
      languages: drawFile(languagesSchema, lengths),
      testimonials: fc.array(drawValue(testimonials?.items ?? {}, lengths) as fc.Arbitrary<Values>, { maxLength: 4 }),
      marketPrices: fc.array(drawValue(marketPrices?.items ?? {}, lengths) as fc.Arbitrary<Values>, { maxLength: 20 }),
      counties: fc.array(drawValue(counties?.items ?? {}, lengths) as fc.Arbitrary<Values>, {
        minLength: 1,
        maxLength: 47,
      }),
      colours: screens.chain(list => fc.tuple(...list.map(screen => colour.map(each => ({ ...each, screen }))))),
      prices: drawValue(
        { type: 'object', properties: prices, required: Object.keys(prices) },
        lengths,
      ) as fc.Arbitrary<Values>,
      entries: arrayOf(drawValue(products?.items ?? {}, lengths) as fc.Arbitrary<Values>, count),
      products: arrayOf(drawFile(createProductSchema([{ id: 'any' }], renders), lengths), count),
      slugs: arrayOf(drawSlug, count),
      amounts: arrayOf(drawPrice, 101),
      chances: arrayOf(fc.integer({ min: 0, max: 99 }), 997),
    })
    .map(reconcile)
}
