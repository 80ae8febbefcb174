import { z } from 'zod'
import { day, kshFrom1, textUpTo, yesOrNo } from './fields.ts'
import { uniqueBy } from './unique-by.ts'

const PRODUCT = 'the name of a file in content/products, without .json'
const THICKNESS = 'a thickness of steel in mm from 0.1 to 1.5, to the hundredth'
const THICKNESSES = 'at least one thickness'

/** Shillings for one running metre of sheet. */
const price = kshFrom1('a metre')

const thickness = z.strictObject(
  {
    /** The steel alone, without zinc and paint. */
    thicknessMm: z.number(THICKNESS).min(0.1, THICKNESS).max(1.5, THICKNESS).multipleOf(0.01, THICKNESS),
    /** What the trade calls it; only a word beside the millimetres, because makers do not agree on it. */
    gauge: textUpTo(10).optional(),
    price,
  },
  'thicknessMm and price',
)

const entry = z
  .strictObject({
    /** The product's place in `/product/{slug}`, and the name of its file. */
    product: z.string(PRODUCT),
    /** Starting price, where the product has one price. */
    price: price.optional(),
    /** Where each thickness has a price of its own, these instead: the lowest is the starting price. */
    thicknesses: z
      .array(thickness, THICKNESSES)
      .min(1, THICKNESSES)
      .superRefine(uniqueBy('thicknessMm', 'a thickness that is not in the table already'))
      .optional(),
    isOnSale: yesOrNo.optional(),
    isLimitedOffer: yesOrNo.optional(),
    isFreeDelivery: yesOrNo,
    /** None of it can be had just now, in any colour. */
    isOutOfStock: yesOrNo.optional(),
  })
  .refine(({ price, thicknesses }) => (price === undefined) !== (thicknesses === undefined), {
    path: ['price'],
    error: 'a price in KSh for a metre from 1 to 100000, or none where thicknesses have theirs',
  })

/** What `content/prices.json` may hold: what is sold, in the order it is shown, for how much and with which offers. */
export const priceListFields = z.strictObject({
  /** The day on which the prices were last confirmed. */
  asOf: day,
  products: z
    .array(entry, 'at least one product')
    .min(1, 'at least one product')
    .superRefine(uniqueBy('product', 'a product that is not in the list already')),
})

export type Thickness = z.infer<typeof thickness>
export type PriceList = z.infer<typeof priceListFields>
