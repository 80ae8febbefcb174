import { z } from 'zod'
import { booleanField, isoDate, priceInKsh, shortText } from './fields.ts'
import { uniqueBy } from './unique-by.ts'

const PRODUCT = 'the name of a file in content/products, without .json'
const THICKNESS = 'a thickness of steel in mm from 0.1 to 1.5, to the hundredth'
const THICKNESSES = 'at least one thickness'

/** An example for the JSON Schema, which code editors offer. */
const EXAMPLE_THICKNESSES = [
  { thicknessMm: 0.25, gauge: '30', price: 450 },
  { thicknessMm: 0.3, gauge: '28', price: 560 },
]

/** KSh for one running metre of sheet. */
const price = priceInKsh('a metre')

const thicknessSchema = z.strictObject(
  {
    /** The base metal, without zinc and paint. */
    thicknessMm: z.number(THICKNESS).min(0.1, THICKNESS).max(1.5, THICKNESS).multipleOf(0.01, THICKNESS),
    /** The trade's name. It only accompanies the millimetres, because makers define gauges differently. */
    gauge: shortText(10).optional(),
    price,
  },
  'thicknessMm, price and, where it has one, a gauge',
)

const entrySchema = z
  .strictObject({
    /** The slug in `/product/{slug}`, and the name of the product's file. */
    product: z.string(PRODUCT),
    /** Required unless `thicknesses` have prices. */
    price: price.optional(),
    /** Prices for each thickness, in place of `price`. The lowest becomes the starting price. */
    thicknesses: z
      .array(thicknessSchema, THICKNESSES)
      .min(1, THICKNESSES)
      .superRefine(uniqueBy('thicknessMm', 'a thickness that is not in the table already'))
      .meta({ examples: [EXAMPLE_THICKNESSES] })
      .optional(),
    isOnSale: booleanField.optional(),
    isLimitedOffer: booleanField.optional(),
    isFreeDelivery: booleanField,
    /** Applies to every colour. */
    isOutOfStock: booleanField.optional(),
    /** Leaves the product out of pages, feeds and forms. Its price and its file stay. */
    isHidden: booleanField.optional(),
  })
  .refine(({ price, thicknesses }) => (price === undefined) !== (thicknesses === undefined), {
    path: ['price'],
    error: 'a price in KSh for a metre from 1 to 100000, or none where thicknesses have theirs',
  })

/** The schema of `content/prices.json`: the products in display order, with prices and offers. */
export const priceListSchema = z.strictObject({
  /** The day on which the prices were last confirmed. */
  asOf: isoDate,
  products: z
    .array(entrySchema, 'at least one product')
    .min(1, { error: 'at least one product', abort: true })
    .superRefine(uniqueBy('product', 'a product that is not in the list already'))
    .refine(entries => entries.some(({ isHidden }) => !isHidden), 'at least one product that is not hidden'),
})

export type Thickness = z.infer<typeof thicknessSchema>
export type PriceList = z.infer<typeof priceListSchema>
