import type { z } from 'zod'
import { businessFields } from '../business.schema.ts'
import { accessoryFields } from '../catalogue/accessories.schema.ts'
import { type Colour, colourList } from '../catalogue/colours.schema.ts'
import { priceListFields } from '../catalogue/price-list.schema.ts'
import { productFields } from '../catalogue/product.schema.ts'
import { delivery } from '../delivery/delivery.schema.ts'

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
    prices: priceListFields,
    business: businessFields,
    accessories: accessoryFields,
    delivery,
    colours: colourList,
    products: productFields(colours, renders),
  }
}
