import { z } from 'zod'
import { day, yesOrNo } from '../facts/fields.ts'
import { uniqueBy } from '../facts/unique-by.ts'

const PRODUCT = 'the name of a file in content/products, without .json'
const PRICE = 'a price in KSh per metre from 1 to 100000'

const entry = z.strictObject({
  /** The product's place in `/product/{slug}`, and the name of its file. */
  product: z.string(PRODUCT),
  /** Starting price in Kenyan shillings for one running metre of sheet. */
  price: z.number(PRICE).min(1, PRICE).max(100_000, PRICE),
  isOnSale: yesOrNo.optional(),
  isLimitedOffer: yesOrNo.optional(),
  isFreeDelivery: yesOrNo,
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

export type PriceList = z.infer<typeof priceListFields>
