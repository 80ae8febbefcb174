import type { z } from 'zod'
import { accessoriesSchema } from '#facts/schema/accessories.schema.ts'
import { businessSchema } from '#facts/schema/business.schema.ts'
import { type Colour, coloursSchema } from '#facts/schema/colours.schema.ts'
import { deliverySchema } from '#facts/schema/delivery.schema.ts'
import { priceListSchema } from '#facts/schema/price-list.schema.ts'
import { createProductSchema } from '#facts/schema/product.schema.ts'

/** What a schema of a product asks about: the colours that are sold, and the pictures that come with the site. */
export interface Known {
  readonly colours: readonly Pick<Colour, 'id'>[]
  readonly renders: readonly string[]
}

/** The files of `content/` by their names without `.json`; `products` are those of the folder. */
export type RuledFile = 'prices' | 'business' | 'accessories' | 'delivery' | 'colours' | 'products'

/** The rules for a file of `content/`, by its name without `.json`; those of a product are all the same. */
export function rulesOf({ colours, renders }: Known): Readonly<Record<RuledFile, z.ZodObject>> {
  return {
    prices: priceListSchema,
    business: businessSchema,
    accessories: accessoriesSchema,
    delivery: deliverySchema,
    colours: coloursSchema,
    products: createProductSchema(colours, renders),
  }
}
